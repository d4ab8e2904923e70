import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { onEachEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { createTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { createLog } from '../log.ts';
import { createJobSignal } from './job-signal.ts';
import { enqueue } from './enqueue.ts';
import { jobFigures } from './figures.ts';
import { listParkedJobs, retryParkedJob } from './parked.ts';
import { claimJob } from './queue.ts';
import { PermanentError, type JobHandler } from './run-job.ts';
import { startWorker } from './worker.ts';

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

  function start(database: TestDatabase, handler: JobHandler, clock = () => NOW) {
    const signal = createJobSignal();
    const ends: string[] = [];
    const worker = startWorker({
      database,
      clock,
      signal,
      log: createLog('silent'),
      handlers: { work: handler },
      onEnd: (_kind, outcome) => void ends.push(outcome),
    });
    return { bell: signal, ends, worker };
  }

  test('a notice wakes the worker at once; a stop lets running jobs finish and starts no others', async () => {
    const { database, add } = await openQueue();
    const held = Promise.withResolvers<void>();
    const began: string[] = [];
    const { bell, ends, worker } = start(database, {
      async run({ id }) {
        began.push(id);
        if (id === 'slow') await held.promise;
        return {};
      },
    });
    await add('quick');
    bell.notify();
    await vi.waitFor(() => expect(ends).toEqual(['done']));
    await add('slow');
    bell.notify();
    await vi.waitFor(() => expect(began).toContain('slow'));
    const stopped = worker.stop(600_000);
    await add('late');
    bell.notify();
    held.resolve();
    await stopped;
    expect(ends).toEqual(['done', 'done']);
    expect(began).toEqual(['quick', 'slow']);
    expect(await rowOf(database, 'late')).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  test('a failed job runs again later; a hopeless one is ended; a daily job continues for ever', async () => {
    const { database, add } = await openQueue();
    const fail = async (error: Error, recurring = false) => {
      const onDead = vi.fn(async () => undefined);
      const { ends, worker } = start(database, {
        async run() {
          throw error;
        },
        onDead: () => onDead,
        recurring,
      });
      await vi.waitFor(() => expect(ends).toHaveLength(1));
      await worker.stop(600_000);
      return { ends, onDead };
    };
    await add('a');
    expect(await fail(new Error('try again'))).toMatchObject({ ends: ['retry'] });
    const row = await rowOf(database, 'a');
    expect(row).toMatchObject({ state: 'waiting', last_error: 'try again', lease_until: null });
    expect(Date.parse(row.run_at)).toBeGreaterThan(NOW.getTime());

    await add('b');
    const { ends, onDead } = await fail(new PermanentError('no use'));
    expect(ends).toEqual(['dead']);
    expect(onDead).toHaveBeenCalledOnce();
    expect(await rowOf(database, 'b')).toMatchObject({ state: 'dead', last_error: 'no use' });

    await add('c');
    await database.writes.updateTable('jobs').set({ attempts: 90 }).where('id', '=', 'c').execute();
    expect(await fail(new PermanentError('no use'), true)).toMatchObject({ ends: ['retry'] });
  });

  test('a recurring job is set to its next time', async () => {
    const { database, add } = await openQueue();
    await add('daily');
    const { ends, worker } = start(database, { recurring: true, run: async () => ({ again: later(60) }) });
    await vi.waitFor(() => expect(ends).toEqual(['done']));
    await worker.stop(600_000);
    const row = await rowOf(database, 'daily');
    expect(row).toMatchObject({ state: 'waiting', attempts: 0, run_at: later(60).toISOString() });
  });

  /** As if its process had died long ago while it ran. */
  async function dieWith(database: TestDatabase, id: string) {
    expect(await claimJob(database, NOW, ['work'])).toMatchObject({ id });
    await database.writes.updateTable('jobs').set({ lease_until: '2020-01-01T00:00:00.000Z' }).execute();
  }

  test.each([false, true])(
    'a job that was running at two deaths of its process is parked, and runs again only on request (recurring: %s)',
    async (recurring) => {
      const { database, add } = await openQueue();
      await add('poison');
      await dieWith(database, 'poison');
      await dieWith(database, 'poison');
      const run = vi.fn(async () => ({}));
      const onDead = vi.fn(async () => undefined);
      const { bell, ends, worker } = start(database, { run, recurring, onDead: () => onDead });
      await vi.waitFor(() => expect(ends).toEqual(['parked']));
      expect(run).not.toHaveBeenCalled();
      expect(onDead).toHaveBeenCalledOnce();
      expect(await jobFigures(database.reads)).toMatchObject({ dead: 1, parked: 1 });
      expect(await listParkedJobs(database.reads, SCHOOL)).toMatchObject([{ id: 'poison', kind: 'work' }]);
      expect(await listParkedJobs(database.reads, 'OTHER')).toEqual([]);

      const retry = (schoolCode: string) =>
        database.writes
          .transaction()
          .execute((transaction) => retryParkedJob(transaction, { id: 'poison', schoolCode, now: NOW }));
      expect(await retry('OTHER')).toBeUndefined();
      expect(await retry(SCHOOL)).toEqual({ kind: 'work' });
      expect(await retry(SCHOOL)).toBeUndefined();
      bell.notify();
      await vi.waitFor(() => expect(ends).toEqual(['parked', 'done']));
      expect(run).toHaveBeenCalledOnce();
      await worker.stop(600_000);
      expect(await rowOf(database, 'poison')).toMatchObject({ state: 'done', unfinished_runs: 0 });
    },
  );

  test('a job that carries an enquiry is retried until it arrives, however often its process died', async () => {
    const { database, add } = await openQueue();
    await add('enquiry');
    for (let death = 0; death < 3; death++) await dieWith(database, 'enquiry');
    const { ends, worker } = start(database, { run: async () => ({}), neverParked: true });
    await vi.waitFor(() => expect(ends).toEqual(['done']));
    await worker.stop(600_000);
  });

  test('ending in any way is not a death: a job that fails or recurs resets its count', async () => {
    const { database, add } = await openQueue();
    await add('a');
    await dieWith(database, 'a');
    const { ends, worker } = start(database, {
      async run() {
        throw new Error('busy');
      },
    });
    await vi.waitFor(() => expect(ends).toEqual(['retry']));
    await worker.stop(600_000);
    expect(await rowOf(database, 'a')).toMatchObject({ state: 'waiting', unfinished_runs: 0 });
  });

  test('a job cut off by a normal stop is not counted', async () => {
    const { database, add } = await openQueue();
    await add('slow');
    const held = Promise.withResolvers<void>();
    const began = vi.fn();
    const { worker } = start(database, {
      async run() {
        began();
        await held.promise;
        return {};
      },
    });
    await vi.waitFor(() => expect(began).toHaveBeenCalled());
    expect(await rowOf(database, 'slow')).toMatchObject({ unfinished_runs: 1 });
    expect(await worker.stop(0)).toEqual({ cutOff: true });
    expect(await rowOf(database, 'slow')).toMatchObject({ state: 'waiting', unfinished_runs: 0 });
    held.resolve();
  });

  test('after a death a job runs alone, so that no other is counted with it', async () => {
    const { database, add } = await openQueue();
    await add('suspect');
    await dieWith(database, 'suspect');
    await add('other', later(1));
    const now = { atOnce: 0, most: 0, done: [] as string[] };
    const { worker } = start(
      database,
      {
        async run({ id }) {
          now.most = Math.max(now.most, ++now.atOnce);
          await wait(50);
          now.atOnce--;
          now.done.push(id);
          return {};
        },
      },
      () => later(1),
    );
    await vi.waitFor(() => expect(now.done).toHaveLength(2));
    await worker.stop(600_000);
    expect(now.most).toBe(1);
  });
});
