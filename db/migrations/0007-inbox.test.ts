import { expect, test } from 'vitest';
import { listInbox } from '#app/features/enquiries/inbox/inbox-queries.server.ts';
import { migrate } from '#app/platform/db/migrate.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { enquiryRow } from '#tests/support/content/inbox.ts';
import { foundTestSchool, SCHOOL } from '#tests/support/content/school.ts';
import { migrations } from './index.ts';

const COUNT = 602;

onEachEngine((_open, engine) => {
  test('enquiries that came before it are found by their words too', async () => {
    const database = (await emptyHome(engine)).open();
    const earlier = Object.entries(migrations).filter(([name]) => name < '0007');
    await migrate(database, Object.fromEntries(earlier));
    await foundTestSchool(database);
    // A receipt is made by chance, but never has an l or an u.
    const named = new Map([
      [600, 'आशा हिन्दी'],
      [601, 'Bulbul'],
    ]);
    const rows = Array.from({ length: COUNT }, (_, index) => {
      const {
        owner_id: _i,
        owner_name: _n,
        answered_at: _a,
        search: _s,
        ...old
      } = enquiryRow({
        name: named.get(index) ?? `Parent ${index}`,
        phone: index === 3 ? '९८७६५ ४३२१०' : '-',
      });
      return old;
    });
    for (const row of rows)
      await database.writes
        .insertInto('enquiries')
        .values(row as never)
        .execute();
    await migrate(database, migrations);

    const found = async (q: string) =>
      (await listInbox(database.reads, { schoolCode: SCHOOL, q })).lines.map(({ name }) => name);
    expect(await found('हिंदी')).toEqual(['आशा हिन्दी']);
    expect(await found('9876543210')).toEqual(['Parent 3']);
    expect(await found('bulbul')).toEqual(['Bulbul']);
  });
});
