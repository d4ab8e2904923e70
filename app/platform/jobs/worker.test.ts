import { expect, test, vi } from 'vitest';
import { onEachEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { foundTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { createLog } from '../log.ts';
import { createJobBell } from './job-bell.ts';
import { enqueue } from './enqueue.ts';
import { HopelessError, type JobHandler } from './run-job.ts';
import { startWorker } from './worker.ts';

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

onEachEngine((open) => {
  async function openQueue() {
    const database = await open();
    await foundTestSchool(database);
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
    const bell = createJobBell();
    const ends: string[] = [];
    const worker = startWorker({
      database,
      clock,
      bell,
      log: createLog('silent'),
      handlers: { work: handler },
      onEnd: (_kind, outcome) => void ends.push(outcome),
    });
    return { bell, ends, worker };
  }

  test('the bell wakes the worker at once; what runs at the stop is finished, and nothing new begun', async () => {
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
    bell.ring();
    await vi.waitFor(() => expect(ends).toEqual(['done']));
    await add('slow');
    bell.ring();
    await vi.waitFor(() => expect(began).toContain('slow'));
    const stopped = worker.stop(600_000);
    await add('late');
    bell.ring();
    held.resolve();
    await stopped;
    expect(ends).toEqual(['done', 'done']);
    expect(began).toEqual(['quick', 'slow']);
    expect(await rowOf(database, 'late')).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  test('what fails comes again later; what is hopeless is laid down; a daily job goes on for ever', async () => {
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
    const { ends, onDead } = await fail(new HopelessError('no use'));
    expect(ends).toEqual(['dead']);
    expect(onDead).toHaveBeenCalledOnce();
    expect(await rowOf(database, 'b')).toMatchObject({ state: 'dead', last_error: 'no use' });

    await add('c');
    await database.writes.updateTable('jobs').set({ attempts: 90 }).where('id', '=', 'c').execute();
    expect(await fail(new HopelessError('no use'), true)).toMatchObject({ ends: ['retry'] });
  });

  test('a job that comes again is set for its next time', async () => {
    const { database, add } = await openQueue();
    await add('daily');
    const { ends, worker } = start(database, { recurring: true, run: async () => ({ again: later(60) }) });
    await vi.waitFor(() => expect(ends).toEqual(['done']));
    await worker.stop(600_000);
    const row = await rowOf(database, 'daily');
    expect(row).toMatchObject({ state: 'waiting', attempts: 0, run_at: later(60).toISOString() });
  });

  test('a job that killed its process every time is laid down and not run again', async () => {
    const { database, add } = await openQueue();
    await add('poison');
    await database.writes.updateTable('jobs').set({ attempts: 90 }).execute();
    const run = vi.fn(async () => ({}));
    const { ends, worker } = start(database, { run });
    await vi.waitFor(() => expect(ends).toEqual(['dead']));
    await worker.stop(600_000);
    expect(run).not.toHaveBeenCalled();
  });
});
