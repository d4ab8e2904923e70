import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { onEachEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { createTestSchool, NOW, publishAlbum, SCHOOL } from '#tests/support/content/school.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { createLog } from '../log.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import { watchContentRevisions } from '#app/publishing/content-revisions.ts';
import { type Notices, openNotices } from './notices.ts';

const log = createLog('silent');

function listenTo(database: TestDatabase): Notices {
  const notices = openNotices({ databaseUrl: database.where.databaseUrl, log });
  onTestFinished(() => notices.stop());
  return notices;
}

const soon = (expectation: () => void) => vi.waitFor(expectation, { timeout: 10_000, interval: 20 });

onEachEngine((open, engine) => {
  async function watched() {
    const database = await open();
    await createTestSchool(database);
    const notices = listenTo(database);
    const revisions = watchContentRevisions({ db: database.reads, clock: () => NOW, log, notices });
    onTestFinished(() => revisions.stop());
    return { database, notices, revisions };
  }

  const isPostgres = engine === 'postgres';

  test('a change by another process is noticed without a request', async () => {
    const { database, notices, revisions } = await watched();
    // With notices the timer plays no role here: it would fire after the test.
    revisions.start(isPostgres ? 3_600_000 : 20);
    await soon(() => expect(notices.isConnected()).toBe(isPostgres));
    await publishAlbum(database);
    await soon(() => expect(revisions.of(SCHOOL).revision).toBe(1));
  });

  test('the work before a change becomes visible runs before it, and again if it failed', async () => {
    const { database, revisions } = await watched();
    const seen: number[] = [];
    let fail = true;
    revisions.beforeChange(async () => {
      seen.push(revisions.of(SCHOOL).revision);
      if (fail) throw new Error('away');
    });
    await publishAlbum(database);
    await expect(revisions.refresh()).rejects.toThrow('away');
    fail = false;
    await revisions.refresh();
    await revisions.refresh();
    expect(seen).toEqual([0, 0]);
    expect(revisions.of(SCHOOL).revision).toBe(1);
  });

  if (!isPostgres) return;

  test('a rollback notifies nobody; a due job does', async () => {
    const { database, notices } = await watched();
    const heard: string[] = [];
    notices.on('school_content', () => heard.push('content'));
    notices.on('school_jobs', () => heard.push('job'));
    notices.start();
    await soon(() => expect(heard, 'once when it begins to listen').toEqual(['content', 'job']));
    const half = changeContent(database.writes, SCHOOL, NOW, () => Promise.reject(new Error('half-way')));
    await expect(half).rejects.toThrow('half-way');
    const job = (runAt?: Date) =>
      database.writes.transaction().execute((transaction) =>
        enqueue(transaction, {
          schoolCode: SCHOOL,
          kind: 'k',
          payload: {},
          now: NOW,
          ...(runAt && { runAt }),
        }),
      );
    await job(new Date(NOW.getTime() + 60_000));
    await job();
    await soon(() => expect(heard).toEqual(['content', 'job', 'job']));
  });

  test('a lost connection is opened again, and missed changes are looked up', async () => {
    const { database, notices, revisions } = await watched();
    revisions.start(3_600_000);
    await soon(() => expect(notices.isConnected()).toBe(true));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`.execute(database.writes);
    await soon(() => expect(notices.isConnected()).toBe(false));
    await publishAlbum(database);
    await soon(() => expect(notices.isConnected()).toBe(true));
    await soon(() => expect(revisions.of(SCHOOL).revision).toBe(1));
  });
});
