import { limitParallel } from '#app/core/limit-parallel.ts';
import { forgetUpload, settleUpload } from '#app/features/gallery/photos-uploads.server.ts';
import { writeDown } from '#app/features/staff/audit.server.ts';
import type { Staff } from '#app/features/staff/staff.ts';
import { ingestFile, type Refusal } from '#app/media/ingest.server.ts';
import { changeContent } from '#app/platform/db/content-change.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import type { Services } from '#app/platform/services.ts';

export type TakenPhoto = { state: 'taken' | 'duplicate' } | { refused: Refusal['refused'] | 'no-album' };

/** Each holds a whole photo in memory. */
const hands = limitParallel(2);

/** While photos come in one after the other, their renditions can wait a little. */
const RENDITIONS_AFTER_MS = 15_000;

interface Arrived {
  id: string;
  name: string;
  albumId: string;
  batch: string;
}

/**
 * What has arrived whole becomes a photo of its album, or is refused and forgotten. Called again for the same upload,
 * it answers the same and adds nothing.
 */
export async function takePhoto(
  services: Services,
  staff: Pick<Staff, 'id' | 'name' | 'schoolCode'>,
  upload: Arrived,
  read: () => Promise<Uint8Array>,
): Promise<TakenPhoto> {
  const { database, clock } = services;
  const { schoolCode } = staff;
  const taken = await hands.run(async () =>
    ingestFile(services, schoolCode, await read(), { only: 'image' }),
  );
  if ('refused' in taken) {
    await forgetUpload(database.writes, upload.id);
    return taken;
  }
  const now = clock();
  const state = await changeContent(database.writes, schoolCode, now, async (change) => {
    const settled = await settleUpload(change, { id: upload.id, mediaId: taken.mediaId, now });
    if (settled !== 'taken') return settled;
    await writeDown(change, {
      staff,
      now,
      action: 'add-photo',
      subject: { type: 'albums', id: upload.albumId, title: upload.name },
      after: { photo: taken.mediaId },
    });
    await enqueue(change, {
      id: `renditions-${upload.batch}`,
      schoolCode,
      kind: 'make-album-renditions',
      payload: { albumId: upload.albumId },
      now,
      runAt: new Date(now.getTime() + RENDITIONS_AFTER_MS),
    });
    return settled;
  });
  return state === 'gone' ? { refused: 'no-album' } : { state };
}
