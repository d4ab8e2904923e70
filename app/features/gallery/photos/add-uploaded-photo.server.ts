import { limitParallel } from '#app/core/flow/limit-parallel.ts';
import {
  deleteUpload,
  type Settled,
  settleUpload,
} from '#app/features/gallery/photos/photos-uploads.server.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import type { Staff } from '#app/access/staff.ts';
import { ingestFile, type Refusal } from '#app/media/ingest/ingest.server.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import type { Services } from '#app/platform/services.ts';
import { albums } from '../content-type.ts';
import { recordPossibleDuplicate } from './possible-duplicates.server.ts';

export type AddPhotoResult =
  | { state: 'taken' | 'duplicate' }
  | Refusal
  | { refused: 'no-album' }
  /** Nothing was changed; the request can be repeated. */
  | { refused: 'busy' };

/** Each holds a whole photo in memory. */
const ingesting = limitParallel(2);
/** A browser sends three at a time and waits for the answer to each. */
const MAX_WAITING = 30;

export const photosWaiting = ingesting.waiting;

/** While photos keep arriving, their renditions can wait a little. */
const RENDITIONS_AFTER_MS = 15_000;

interface Arrived {
  id: string;
  name: string;
  albumId: string;
  batch: string;
}

/**
 * A complete upload becomes a photo of its album, or is refused and deleted. Called again for the same upload, it
 * returns the same and adds nothing.
 */
export async function addUploadedPhoto(
  services: Services,
  staff: Pick<Staff, 'id' | 'name' | 'schoolCode'>,
  upload: Arrived,
  read: () => Promise<Uint8Array>,
): Promise<AddPhotoResult> {
  for (;;) {
    if (ingesting.waiting() >= MAX_WAITING) return { refused: 'busy' };
    const taken = await ingesting.run(async () =>
      ingestFile(services, staff.schoolCode, await read(), {
        only: 'image',
        sent: { name: upload.name, by: staff.name },
      }),
    );
    if ('refused' in taken) {
      await deleteUpload(services.database.writes, staff.schoolCode, upload.id);
      return taken;
    }
    const state = await putIntoAlbum(services, staff, upload, taken.mediaId);
    if (state === 'gone') return { refused: 'no-album' };
    if (state !== 'lost') return { state };
  }
}

async function putIntoAlbum(
  { database, clock }: Services,
  staff: Pick<Staff, 'id' | 'name' | 'schoolCode'>,
  upload: Arrived,
  mediaId: string,
): Promise<Settled> {
  const { schoolCode } = staff;
  const now = clock();
  return changeContent(database.writes, schoolCode, now, async (change) => {
    const settled = await settleUpload(change, { id: upload.id, mediaId, now });
    if (settled !== 'taken') return settled;
    await recordPossibleDuplicate(change, { schoolCode, albumId: upload.albumId, mediaId });
    await recordAudit(change, {
      staff,
      now,
      action: 'add-photo',
      subject: { type: albums.name, id: upload.albumId, title: upload.name },
      after: { photo: mediaId },
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
}
