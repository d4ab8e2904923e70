import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import type { Services } from '#app/platform/services.ts';
import { openProvider } from '../old-site/open-provider.server.ts';
import { endImport, findLatestImportRun, pauseParkedImport } from './import-runs.server.ts';
import { runImport } from './run-import.server.ts';

/** Then other jobs get their turn, and a stopping server need not wait long. */
const MAX_RUN_MS = 8000;
const AWAY_MS = 60_000;
const BUSY_MS = 30_000;

/** Works on an import that was started in the studio, in short runs, until it ends. */
export function importJob(services: Services): JobHandler {
  const { database, clock, log } = services;
  return {
    // It always continues where it stopped.
    recurring: true,
    onDead: (job) => (transaction) => pauseParkedImport(transaction, job.schoolCode, clock()),
    async run(job) {
      const later = (ms: number) => ({ again: new Date(clock().getTime() + ms) });
      const importRun = await findLatestImportRun(database.writes, job.schoolCode, ['look', 'move']);
      if (importRun?.state !== 'running') return {};
      const opened = await openProvider(services, job.schoolCode);
      if (!opened || opened.source.address !== importRun.source) {
        await endImport(database.writes, {
          schoolCode: job.schoolCode,
          id: importRun.id,
          state: 'failed',
          trouble: 'no-old-site',
          now: clock(),
        });
        return {};
      }
      const until = performance.now() + MAX_RUN_MS;
      const worked = await runImport(
        { services, ...opened, isOver: () => performance.now() > until },
        importRun.id,
        job.schoolCode,
      );
      if (worked === 'later') return { again: clock() };
      if (worked === 'away') {
        log.warn(
          { importId: importRun.id },
          'the old site does not answer; the import continues when it does',
        );
        return later(AWAY_MS);
      }
      return worked === 'busy' ? later(BUSY_MS) : {};
    },
  };
}
