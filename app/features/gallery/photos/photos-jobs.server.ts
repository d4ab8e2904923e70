import { z } from 'zod';
import { nextTimeInIndia } from '#app/core/time/days.ts';
import { eraseUnreferenced, forgetErased } from '#app/media/files/unreferenced-files.server.ts';
import { findOrMakeRendition } from '#app/media/renditions/renditions.server.ts';
import { sweepReplaced } from '#app/media/files/replaced-files.server.ts';
import { sweepFiles } from '#app/media/files/sweep-files.server.ts';
import { eraseWithdrawn } from '#app/media/files/withdraw.server.ts';
import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import type { Services } from '#app/platform/services.ts';
import { findManagedAlbum } from './photos-queries.server.ts';
import { forgetRemoved } from './photos-removal.server.ts';

const Payload = z.object({ albumId: z.string() });

/** The widths of an album's grid on phones and tablets; larger ones are made when a photo is opened. */
const TILE_WIDTHS = [320, 480, 640, 960] as const;
/** Then other jobs get their turn, and a server that stops does not wait long. */
const LONGEST_STRETCH_MS = 8000;
const MORE_MAY_COME_MS = 30_000;

/**
 * Makes the renditions of an album's grid in advance, one after the other and one album at a time: mail must not wait
 * behind sixty photos.
 */
export function albumRenditions({ database, storage, clock }: Services): JobHandler {
  let isAtWork = false;
  return {
    async run(job) {
      const later = () => ({ again: new Date(clock().getTime() + MORE_MAY_COME_MS) });
      if (isAtWork) return later();
      isAtWork = true;
      try {
        const { albumId: id } = Payload.parse(job.payload);
        const album = await findManagedAlbum(database.reads, { schoolCode: job.schoolCode, id });
        const until = performance.now() + LONGEST_STRETCH_MS;
        for (const photo of album?.photos ?? []) {
          if (photo.withdrawn) continue;
          for (const width of TILE_WIDTHS) {
            if (performance.now() > until) return { again: clock() };
            await findOrMakeRendition(storage, photo, width, 'avif');
          }
        }
        return album?.arriving.length ? later() : {};
      } finally {
        isAtWork = false;
      }
    },
  };
}

export const ERASE_HOUR = 4;
const CLOCK_IS_TRUSTED_MS = 3 * 24 * 60 * 60_000;

/** Once a day: deletes files that were withdrawn long ago or unused for a week. */
export function dailyErasure(services: Services): JobHandler {
  return {
    recurring: true,
    async run(job) {
      const now = services.clock();
      const again = nextTimeInIndia(now, ERASE_HOUR);
      // A wrong clock must not delete anything.
      if (now.getTime() - job.since.getTime() > CLOCK_IS_TRUSTED_MS) return { again };
      const erased = await eraseWithdrawn(services, job.schoolCode, now);
      if (erased > 0) services.log.info({ erased }, 'withdrawn photos permanently deleted');
      const swept = await sweepFiles(services, { schoolCode: job.schoolCode, now });
      if (swept > 0) services.log.info({ swept }, 'unused files deleted');
      const replaced = await sweepReplaced(services, { schoolCode: job.schoolCode, now });
      if (replaced > 0) services.log.info({ replaced }, 'replaced files deleted');
      await eraseUnreferenced(services, job.schoolCode, now);
      await forgetErased(services.database.writes, job.schoolCode, now);
      await forgetRemoved(services.database.writes, job.schoolCode, now);
      return { again };
    },
  };
}
