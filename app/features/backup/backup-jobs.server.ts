import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { nextTimeInIndia } from '#app/core/time/days.ts';
import { type JobHandler, PermanentError } from '#app/platform/jobs/run-job.ts';
import type { Services } from '#app/platform/services.ts';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import { backupsFolder, keepNewest, removeLeftTrials, TRIAL } from './backups-folder.server.ts';
import { BackupFailed, MADE_BY_SITE } from './backup.ts';
import { makeBackup, sourceOf } from './make-backup.server.ts';
import { type RestoreDeps, restoreBackup } from './restore-backup.server.ts';

const Payload = z.object({ by: z.string() });

/**
 * Makes the requested archive. After a failure it is not repeated automatically: the studio shows why, and somebody can
 * try again.
 */
export function backupJob(services: Services): JobHandler {
  const { config, clock, log } = services;
  return {
    async run(job) {
      const { by } = Payload.parse(job.payload);
      const folder = backupsFolder(config.dataDir);
      try {
        const { bytes, manifest } = await makeBackup(sourceOf(services, job.schoolCode), {
          folder,
          by,
          now: clock(),
        });
        const gone = await keepNewest(folder, config.backupKeep);
        const missing = manifest.missing.length;
        log.info({ bytes, files: manifest.files.length, missing, gone }, 'a backup was made and checked');
      } catch (error) {
        log.error({ err: error }, 'a backup could not be made');
        throw new PermanentError(error instanceof BackupFailed ? error.why : 'unknown');
      }
      return {};
    },
  };
}

export const BACKUP_HOUR = 2;

/** What this version of the site knows. */
type VersionDeps = Pick<RestoreDeps, 'migrations' | 'contentTypes'>;

/**
 * Makes an archive every night while the site runs, and restores it into a temporary folder: it counts only if that
 * worked. Old ones are deleted by the same number as those made by hand.
 */
export function dailyBackup(services: Services, versionDeps: VersionDeps): JobHandler {
  const { config, clock, log } = services;
  return {
    recurring: true,
    async run({ schoolCode }) {
      const now = clock();
      const folder = backupsFolder(config.dataDir);
      try {
        await removeLeftTrials(folder);
        const { file, bytes, manifest } = await makeBackup(sourceOf(services, schoolCode), {
          folder,
          by: MADE_BY_SITE,
          now,
        });
        try {
          await restoreOnTrial(file, { folder, schoolCode, ...versionDeps });
        } catch (error) {
          // An archive that cannot be restored must not be relied on.
          await rm(file, { force: true });
          throw error;
        }
        const gone = await keepNewest(folder, config.backupKeep);
        log.info(
          { bytes, files: manifest.files.length, gone },
          'the nightly backup was made and restored on trial',
        );
      } catch (error) {
        log.error({ err: error }, 'ALARM: the nightly backup failed');
      }
      return { again: nextTimeInIndia(now, BACKUP_HOUR) };
    },
  };
}

/** Restores a whole school from it, as after a loss, and deletes the result. */
export async function restoreOnTrial(
  file: string,
  { folder, schoolCode, ...versionDeps }: { folder: string; schoolCode: string } & VersionDeps,
): Promise<void> {
  const dataDir = await mkdtemp(join(folder, TRIAL));
  try {
    const config = { dataDir, databaseUrl: undefined };
    const storage = localDiskStorage(join(dataDir, 'media'));
    await restoreBackup({ config, schoolCode, storage, ...versionDeps }, file);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
