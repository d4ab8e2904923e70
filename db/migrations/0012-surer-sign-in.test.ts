import { expect, test } from 'vitest';
import { migrate } from '#app/platform/db/migrate.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { foundTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { migrations } from './index.ts';

onEachEngine((_open, engine) => {
  test('links in jobs that ended are gone, and who is administrator has a week from now', async () => {
    const database = (await emptyHome(engine)).open();
    const earlier = Object.entries(migrations).filter(([name]) => name < '0012');
    await migrate(database, Object.fromEntries(earlier));
    await foundTestSchool(database);
    const at = NOW.toISOString();
    const jobs = [
      { id: 'sent', kind: 'send-staff-mail', state: 'done' },
      { id: 'given up', kind: 'send-staff-mail', state: 'dead' },
      { id: 'to send', kind: 'send-staff-mail', state: 'waiting' },
      { id: 'undelivered', kind: 'deliver-enquiry', state: 'dead' },
    ] as const;
    for (const job of jobs)
      await database.writes
        .insertInto('jobs')
        .values({
          ...job,
          school_code: SCHOOL,
          payload: '{"text":"a link"}',
          run_at: at,
          attempts: 1,
          lease_until: null,
          last_error: null,
          created_at: at,
          updated_at: at,
        })
        .execute();
    for (const role of ['administrator', 'editor'] as const)
      await database.writes
        .insertInto('staff_users')
        .values({
          id: role,
          school_code: SCHOOL,
          role,
          name: role,
          email: `${role}@school.example`,
          email_verified: 1,
          image: null,
          two_factor_enabled: 0,
          created_at: '2020-01-01T00:00:00.000Z',
          updated_at: at,
        } as never)
        .execute();
    const before = new Date().toISOString();
    await migrate(database, migrations);

    const kept = await database.reads.selectFrom('jobs').select(['id', 'payload']).orderBy('id').execute();
    expect(Object.fromEntries(kept.map(({ id, payload }) => [id, payload]))).toEqual({
      sent: '{}',
      'given up': '{}',
      'to send': '{"text":"a link"}',
      undelivered: '{"text":"a link"}',
    });
    const people = await database.reads
      .selectFrom('staff_users')
      .select(['id', 'administrator_since'])
      .orderBy('id')
      .execute();
    expect(people[0]!.administrator_since! >= before).toBe(true);
    expect(people[1]!.administrator_since).toBeNull();
  });
});
