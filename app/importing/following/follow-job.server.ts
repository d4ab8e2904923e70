import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import type { Services } from '#app/platform/services.ts';
import { startImport, endImport, findLatestImportRun } from '../run/import-runs.server.ts';
import { runImport } from '../run/run-import.server.ts';
import { openProvider } from '../old-site/open-provider.server.ts';

const MAX_RUN_MS = 8000;
const WAIT_FOR_IMPORT_MS = 60_000;
/** Runs without changes need not be kept forever. */
const MAX_STORED_RUNS = 100;

/** Checks the old site for changes every few minutes. Its failures never affect families. */
export function followJob(services: Services): JobHandler {
  const { database, clock, log } = services;
  return {
    recurring: true,
    async run(job) {
      const { schoolCode } = job;
      const opened = await openProvider(services, schoolCode);
      if (!opened || opened.everyMinutes === 0) return {};
      const next = { again: new Date(clock().getTime() + opened.everyMinutes * 60_000) };
      const other = await findLatestImportRun(database.writes, schoolCode, ['look', 'move']);
      if (other?.state === 'running') return { again: new Date(clock().getTime() + WAIT_FOR_IMPORT_MS) };
      if (other?.state === 'paused') return next;
      const staff = { id: '', name: '', schoolCode };
      const importRun = await startImport(services, {
        staff,
        now: clock(),
        kind: 'step',
        source: opened.source.address,
        here: true,
      });
      const until = performance.now() + MAX_RUN_MS;
      const worked = await runImport(
        { services, ...opened, isOver: () => performance.now() > until },
        importRun.id,
        schoolCode,
      );
      if (worked === 'later') return { again: clock() };
      if (worked === 'away')
        await endImport(database.writes, {
          schoolCode,
          id: importRun.id,
          state: 'failed',
          trouble: 'list-unreachable',
          now: clock(),
        });
      const ended = await findLatestImportRun(database.writes, schoolCode, ['step']);
      if (ended?.state === 'done')
        await database.writes
          .updateTable('old_sites')
          .set({ synced_at: clock().toISOString() })
          .where('school_code', '=', schoolCode)
          .execute();
      else
        log.warn({ why: ended?.trouble }, 'the old site could not be checked; the next check is as planned');
      await deleteOldRuns(services, schoolCode);
      return next;
    },
  };
}

async function deleteOldRuns({ database }: Services, schoolCode: string): Promise<void> {
  const old = await database.writes
    .selectFrom('imports')
    .select('id')
    .where('school_code', '=', schoolCode)
    .where('kind', '=', 'step')
    .orderBy('started_at', 'desc')
    .offset(MAX_STORED_RUNS)
    .limit(500)
    .execute();
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await database.writes
    .deleteFrom('import_log')
    .where('school_code', '=', schoolCode)
    .where('import_id', 'in', ids)
    .execute();
  await database.writes
    .deleteFrom('imports')
    .where('school_code', '=', schoolCode)
    .where('id', 'in', ids)
    .execute();
}
