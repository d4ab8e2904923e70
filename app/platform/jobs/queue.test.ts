import { expect, test, vi } from 'vitest';
import { onEachEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { createTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { enqueue } from './enqueue.ts';
import { claimJob, completeJob, failJob, renewLease } from './queue.ts';

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

onEachEngine((open) => {
  async function openQueue() {
    const database = await open();
    await createTestSchool(database);
    const add = (id: string, runAt = NOW) =>
      database.writes
        .transaction()
        .execute((transaction) =>
          enqueue(transaction, { schoolCode: SCHOOL, kind: 'work', payload: { id }, now: NOW, runAt, id }),
        );
    return { database, add };
  }
  const rowOf = (database: TestDatabase, id: string) =>
    database.reads.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const claim = (database: TestDatabase, now = NOW) => claimJob(database, now, ['work']);
  /** As if its holder had died long ago. */
  const letLeaseRunOut = (database: TestDatabase) =>
    database.writes.updateTable('jobs').set({ lease_until: '2020-01-01T00:00:00.000Z' }).execute();

  test('only one of many workers gets a job, and not before it is due', async () => {
    const { database, add } = await openQueue();
    await add('now');
    await add('soon', later(5));
    const had = await Promise.all(Array.from({ length: 20 }, () => claim(database)));
    expect(had.filter(Boolean)).toMatchObject([{ id: 'now', attempt: 1, payload: { id: 'now' } }]);
    expect(await claim(database, later(5))).toMatchObject({ id: 'soon' });
  });

  test('twenty jobs and five workers: each job runs once', async () => {
    const { database, add } = await openQueue();
    for (let number = 10; number < 30; number++) await add(`job-${number}`);
    const ask = async () => {
      const ids: string[] = [];
      for (let job = await claim(database); job; job = await claim(database)) ids.push(job.id);
      return ids;
    };
    const had = (await Promise.all([ask(), ask(), ask(), ask(), ask()])).flat();
    expect(had.sort()).toEqual(Array.from({ length: 20 }, (_, index) => `job-${index + 10}`));
  });

  test('a worker that lost the lease can end neither the job nor its effects', async () => {
    const { database, add } = await openQueue();
    await add('a');
    const slow = (await claim(database))!;
    expect(await claim(database)).toBeUndefined();
    await letLeaseRunOut(database);
    const quick = (await claim(database))!;
    expect(quick.attempt).toBe(2);
    const finish = vi.fn(async () => undefined);
    expect(await renewLease(database, slow)).toBe(false);
    expect(await completeJob(database, slow, NOW, { finish })).toBe('lease lost');
    expect(await failJob(database, slow, NOW, { why: '', mayDie: true, hopeless: true })).toBe('lease lost');
    expect(finish).not.toHaveBeenCalled();
    expect(await renewLease(database, quick)).toBe(true);
    expect(await completeJob(database, quick, NOW, { finish })).toBe('completed');
    expect(finish).toHaveBeenCalledOnce();
    expect(await rowOf(database, 'a')).toMatchObject({ state: 'done', attempts: 2, lease_until: null });
  });

  test('a job whose worker died waits longer each time', async () => {
    const { database, add } = await openQueue();
    await add('a');
    const minutes: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      await claim(database);
      const { lease_until } = await rowOf(database, 'a');
      minutes.push(Math.round((Date.parse(lease_until!) - Date.now()) / 60_000));
      await letLeaseRunOut(database);
    }
    expect(minutes).toEqual([2, 4, 8, 16, 32, 64, 64, 64]);
  });

  test('a lease written by a clock that was years ahead does not last for years', async () => {
    const { database, add } = await openQueue();
    await add('a');
    await claim(database);
    await database.writes.updateTable('jobs').set({ lease_until: '2099-01-01T00:00:00.000Z' }).execute();
    expect(await claim(database)).toMatchObject({ id: 'a' });
  });

  test('if the effects of a job cannot be stored, the job has not ended either', async () => {
    const { database, add } = await openQueue();
    await add('a');
    const job = (await claim(database))!;
    const finish = () => Promise.reject(new Error('half-way'));
    await expect(completeJob(database, job, NOW, { finish })).rejects.toThrow('half-way');
    expect(await rowOf(database, 'a')).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  test('a finished job keeps no payload; a recurring one keeps all of it', async () => {
    const { database, add } = await openQueue();
    await add('once');
    await completeJob(database, (await claim(database))!, NOW, {});
    expect(await rowOf(database, 'once')).toMatchObject({ state: 'done', payload: '{}' });
    await add('daily');
    await completeJob(database, (await claim(database))!, NOW, { again: later(60) });
    expect(await rowOf(database, 'daily')).toMatchObject({ state: 'waiting', payload: '{"id":"daily"}' });
  });

  test('a secret is deleted with its job; a job that can be retried keeps its payload', async () => {
    const { database, add } = await openQueue();
    for (const secret of [true, false]) {
      const id = `secret ${secret}`;
      await add(id);
      const job = (await claim(database))!;
      const failure = { why: 'no mailbox', mayDie: true, hopeless: false, secret };
      expect(await failJob(database, job, NOW, failure)).toBe('waiting');
      expect(await rowOf(database, id)).toMatchObject({ payload: JSON.stringify({ id }) });
      const again = (await claim(database, later(60)))!;
      expect(await failJob(database, again, NOW, { ...failure, hopeless: true })).toBe('dead');
      const payload = secret ? '{}' : JSON.stringify({ id });
      expect(await rowOf(database, id)).toMatchObject({ state: 'dead', payload });
    }
  });
});
