import { expect, test } from 'vitest';
import { findSchoolBeginning } from '#app/features/school/setup.server.ts';
import { migrate } from '#app/platform/db/migrate.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { foundTestSchool, SCHOOL } from '#tests/support/content/school.ts';
import { migrations } from './index.ts';

onEachEngine((_open, engine) => {
  test('a school that was there before is public, and its first hour is over', async () => {
    const database = (await emptyHome(engine)).open();
    const earlier = Object.entries(migrations).filter(([name]) => name < '0019');
    await migrate(database, Object.fromEntries(earlier));
    await foundTestSchool(database);
    await migrate(database, migrations);
    expect(await findSchoolBeginning(database.reads, SCHOOL)).toEqual({
      isPublic: true,
      showsChecklist: false,
    });
  });
});
