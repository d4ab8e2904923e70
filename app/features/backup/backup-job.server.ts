import { z } from 'zod';
import { PermanentError, type JobHandler } from '#app/platform/jobs/run-job.ts';
import type { Services } from '#app/platform/services.ts';
import { backupsFolder, keepNewest } from './backups-folder.server.ts';
import { BackupFailed } from './backup.ts';
import { makeBackup, sourceOf } from './make-backup.server.ts';

const Payload = z.object({ by: z.string() });

/** Makes the archive that somebody asked for. One that fails is not tried again by itself: they see why and ask again. */
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
