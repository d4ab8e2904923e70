import { expect, test } from 'vitest';
import { createTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { onEachEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { listAuditEntriesAbout } from './queries.server.ts';

const about = { type: 'enquiries', id: 'x' };

async function keepEntries({ writes }: TestDatabase, ids: string[]) {
  await writes
    .insertInto('audit_entries')
    .values(
      ids.map((id) => ({
        id,
        school_code: SCHOOL,
        at: NOW.toISOString(),
        staff_id: 'asha',
        staff_name: 'Asha',
        action: 'state',
        subject_type: about.type,
        subject_id: about.id,
        subject_title: 'LFIS-1',
        before: null,
        after: null,
      })),
    )
    .execute();
}

onEachEngine((open) => {
  test('what was done with one item at the same time comes in the order of the ids, the last first', async () => {
    const database = await open();
    await createTestSchool(database);
    await keepEntries(database, ['b', 'd', 'a', 'c']);
    const { entries, hasOlder } = await listAuditEntriesAbout(database.reads, SCHOOL, about);
    expect(entries.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
    expect(hasOlder).toBe(false);
  });

  test('a hundred entries about one item are all, and of more it is known that there are older ones', async () => {
    const database = await open();
    await createTestSchool(database);
    const ids = Array.from({ length: 101 }, (_, number) => String(number).padStart(3, '0'));
    await keepEntries(database, ids.slice(0, 100));
    const list = () => listAuditEntriesAbout(database.reads, SCHOOL, about);
    expect(await list()).toMatchObject({ entries: { length: 100 }, hasOlder: false });
    await keepEntries(database, ids.slice(100));
    const { entries, hasOlder } = await list();
    expect([entries.length, entries.at(-1)?.id, hasOlder]).toEqual([100, '001', true]);
  });
});
