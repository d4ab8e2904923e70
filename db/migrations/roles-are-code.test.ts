import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mayDo, permissions } from '#app/access/permissions.ts';
import { migrate } from '#app/platform/db/migrate.ts';
import { emptyServerData } from '#tests/support/database/server-data.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { migrations } from './index.ts';

const AT = '2026-11-15T06:00:00.000Z';

onEachEngine((_open, engine) => {
  test('everybody keeps their role, and the table takes one that it did not know', async () => {
    const database = (await emptyServerData(engine)).open();
    const earlier = Object.fromEntries(Object.entries(migrations).slice(0, 5));
    await migrate(database, earlier);
    const run = (statement: string) => sql.raw(statement).execute(database.writes);
    const add = (id: string, role: string) =>
      run(`insert into staff_users (school_code, id, role, name, email, created_at, updated_at)
        values ('S', '${id}', '${role}', '${id}', '${id}@school.example', '${AT}', '${AT}')`);
    await run(`insert into schools (code, created_at, updated_at) values ('S', '${AT}', '${AT}')`);
    await add('asha', 'administrator');
    await add('ravi', 'editor');
    await expect(add('meena', 'photographer')).rejects.toThrow();

    await migrate(database, migrations);
    await add('meena', 'photographer');
    const people = await database.reads
      .selectFrom('staff_users')
      .select(['id', 'role'])
      .orderBy('id')
      .execute();
    expect(people.map(({ id, role }) => [id, role])).toEqual([
      ['asha', 'administrator'],
      ['meena', 'photographer'],
      ['ravi', 'editor'],
    ]);
  });
});

test.each(['photographer', '', 'toString'])('the role %j, which is not declared, may do nothing', (role) => {
  expect(permissions.filter((permission) => mayDo(role, permission))).toEqual([]);
});
