import { z } from 'zod';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import type { Services } from '#app/platform/services.ts';
import { cropTo, SHAPES } from '#app/media/crop.ts';
import { focusOf } from '#app/media/focus.ts';
import { removeOtherCrops } from './remove-renditions.server.ts';

export const OLD_CROPS_JOB = 'delete-old-crops';

const Payload = z.object({ mediaId: z.string() });

/** Longer than a rendition takes that was being made when the focus point changed. */
const AFTER_MS = 60_000;

/** Called in the transaction that changes the focus point: what was cropped around the old one is deleted. */
export const planDeletingOldCrops = (
  change: ContentChange,
  { mediaId, now }: { mediaId: string; now: Date },
): Promise<void> =>
  enqueue(change, {
    schoolCode: change.schoolCode,
    kind: OLD_CROPS_JOB,
    payload: { mediaId },
    now,
    runAt: new Date(now.getTime() + AFTER_MS),
  });

export function oldCropsJob({ database, storage }: Pick<Services, 'database' | 'storage'>): JobHandler {
  return {
    async run(job) {
      const { mediaId } = Payload.parse(job.payload);
      const file = await database.writes
        .selectFrom('media_files')
        .select(['path', 'width', 'height', 'focus_x', 'focus_y'])
        .where('school_code', '=', job.schoolCode)
        .where('id', '=', mediaId)
        .executeTakeFirst();
      if (!file?.width || !file.height) return {};
      const { path, width, height } = file;
      const picture = { width, height, focus: focusOf(file.focus_x, file.focus_y) };
      const crops = SHAPES.flatMap((shape) => cropTo(picture, shape) ?? []);
      await removeOtherCrops(storage, path, crops);
      return {};
    },
  };
}
