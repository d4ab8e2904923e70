import { expect, test } from 'vitest';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { createTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import type { Db } from './database.ts';
import { ofSchool } from './of-school.ts';

const at = NOW.toISOString();

onEachEngine((open) => {
  /** Two schools with one person each who have the same id and e-mail address. */
  async function twins() {
    const database = await open();
    for (const code of [SCHOOL, 'OTHER']) await createTestSchool(database, code);
    const { writes } = database;
    const [ours, theirs] = [ofSchool(writes, SCHOOL), ofSchool(writes, 'OTHER')];
    for (const [db, name] of [
      [ours, 'Asha'],
      [theirs, 'Ravi'],
    ] as const) {
      const person = { id: 'p', role: 'editor', name, email: 'a@school.example', email_verified: 0 } as const;
      await db
        .insertInto('staff_users')
        .values({ ...person, ...WITHOUT_A_SCHOOL, two_factor_enabled: 0, created_at: at, updated_at: at })
        .execute();
      const session = { id: 's', user_id: 'p', token: 't', expires_at: at, created_at: at, updated_at: at };
      await db
        .insertInto('staff_sessions')
        .values({ ...session, ...WITHOUT_A_SCHOOL })
        .execute();
    }
    return { writes, ours, theirs };
  }

  test('a query that does not name a school reads one school only, even through joins and subqueries', async () => {
    const { ours, theirs } = await twins();
    for (const [db, name] of [
      [ours, 'Asha'],
      [theirs, 'Ravi'],
    ] as const) {
      const found = await db
        .selectFrom((query) =>
          query.selectFrom('staff_sessions').selectAll().where('token', '=', 't').as('session'),
        )
        .leftJoin('staff_users as person', 'person.id', 'session.user_id')
        .select('person.name')
        .execute();
      expect(found).toEqual([{ name }]);
    }
  });

  test('updates and deletes affect this school only', async () => {
    const { writes, ours } = await twins();
    await ours.updateTable('staff_users').set({ name: 'Anita' }).where('id', '=', 'p').execute();
    expect(await namesIn(writes)).toEqual(['Anita', 'Ravi']);
    await ours.deleteFrom('staff_sessions').execute();
    await ours.deleteFrom('staff_users').where('email', '=', 'a@school.example').execute();
    expect(await namesIn(writes)).toEqual(['Ravi']);
    expect(await writes.selectFrom('staff_sessions').select('school_code').execute()).toEqual([
      { school_code: 'OTHER' },
    ]);
  });
});

/** A library's type without this column. */
const WITHOUT_A_SCHOOL = {} as { school_code: string; image: null; administrator_since: null } & {
  ip_address: null;
  user_agent: null;
  proved_at: null;
};

const namesIn = async (db: Db) =>
  (await db.selectFrom('staff_users').select('name').orderBy('name').execute()).map(({ name }) => name);
