import { studioPaths } from '#app/access/studio-addresses.ts';
import { Server } from '@tus/server';
import { z } from 'zod';
import { newId } from '#app/core/ids.ts';
import { singleFlight } from '#app/core/flow/single-flight.ts';
import { deleteOldLeases } from '#app/features/gallery/photos/upload-leases.server.ts';
import {
  startUpload,
  findUpload,
  deleteOldUploads,
  deleteUpload,
  type PhotoUpload,
} from '#app/features/gallery/photos/photos-uploads.server.ts';
import type { Staff } from '#app/access/staff.ts';
import { MAX_UPLOAD_BYTES } from '#app/media/ingest/ingest.server.ts';
import { isDatabaseUnavailable } from '#app/platform/db/database.ts';
import type { Services } from '#app/platform/services.ts';
import { isStorageUnavailable } from '#app/platform/storage/storage.ts';
import {
  type AddPhotoResult,
  addUploadedPhoto,
} from '#app/features/gallery/photos/add-uploaded-photo.server.ts';
import { databaseLocker } from './upload-locker.ts';
import { UploadStore } from './upload-store.ts';

export const UPLOADS_PATH = studioPaths.uploads;
/** The result for a photo, in the response that completes its upload. */
export const OUTCOME_HEADER = 'studio-photo';
const UNFINISHED_MS = 24 * 60 * 60_000;
const CLEANUP_INTERVAL_MS = 60 * 60_000;

type UploadResult = AddPhotoResult | { refused: 'gone' };

const Metadata = z.object({
  albumId: z.string().regex(/^[0-9a-z-]{1,64}$/),
  name: z.string().trim().min(1).max(300),
  batch: z.string().regex(/^[0-9a-z-]{1,64}$/),
  place: z.coerce.number().int().min(0).max(1_000_000),
});

/** Assembles the chunks of a school's photos, and ingests each photo once it is complete. */
export function createTusServer(services: Services, schoolCode: string) {
  const { database, clock } = services;
  const senders = new WeakMap<Request, Staff>();
  const finished = new Set<string>();
  const finishOnce = singleFlight<UploadResult>();
  let cleanedUpAt = 0;

  const store = new UploadStore({ ...services, schoolCode });
  const tus = new Server({
    path: UPLOADS_PATH,
    datastore: store,
    locker: databaseLocker(database, schoolCode),
    maxSize: MAX_UPLOAD_BYTES,
    relativeLocation: true,
    allowedOrigins: () => false,
    lockDrainTimeout: 1000,
    // The client retries after a 503, and gives up after other refusals.
    onResponseError(_, error) {
      if (isDatabaseUnavailable(error) || isStorageUnavailable(error))
        return { status_code: 503, body: JSON.stringify({ reason: 'away' }) };
      if (error instanceof Error) services.log.error({ err: error }, 'an upload failed');
      return undefined;
    },
    namingFunction: () => newId(),
    async onUploadCreate(request, { id, size, metadata }) {
      const sent = Metadata.safeParse(metadata ?? {});
      if (!sent.success || size === undefined) throw refusal(400, 'metadata');
      const staff = senders.get(request as Request)!;
      const started = await startUpload(database.writes, {
        albumId: sent.data.albumId,
        name: sent.data.name,
        batch: sent.data.batch,
        position: sent.data.place,
        id,
        bytes: size,
        schoolCode,
        staffId: staff.id,
        now: clock(),
      });
      if (started !== 'started') throw refusal(started === 'no-album' ? 404 : 429, started);
      return {};
    },
    async onUploadFinish(request, { id }) {
      const staff = senders.get(request as Request)!;
      const upload = await findUpload(database.writes, { id, schoolCode, staffId: staff.id });
      const outcome: UploadResult = upload ? await settle(staff, upload) : { refused: 'no-album' };
      if ('refused' in outcome) {
        const size = 'size' in outcome ? outcome.size : {};
        throw refusal(outcome.refused === 'busy' ? 503 : 422, outcome.refused, size);
      }
      return { headers: { [OUTCOME_HEADER]: outcome.state } };
    },
  });

  async function settle(staff: Staff, upload: PhotoUpload): Promise<UploadResult> {
    const { id, name, batch, album_id: albumId } = upload;
    const outcome = await finishOnce(id, async () => {
      try {
        return await addUploadedPhoto(services, staff, { id, name, batch, albumId }, () => store.read(id));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        return currentState(upload);
      }
    });
    if (!('refused' in outcome && outcome.refused === 'busy')) finished.add(id);
    return outcome;
  }

  /** Its chunks are gone: another replica has ingested it, or they are lost and it must be sent again. */
  async function currentState({ id, staff_id: staffId }: PhotoUpload) {
    const now = await findUpload(database.writes, { id, schoolCode, staffId });
    if (now && now.state !== 'arriving') return { state: now.state };
    await deleteUpload(database.writes, schoolCode, id);
    return { refused: 'gone' as const };
  }

  return {
    settle,
    async handle(request: Request, staff: Staff): Promise<Response> {
      senders.set(request, staff);
      return tus.handleWeb(request);
    },
    find: (id: string) => store.getUpload(id),
    /** After the response, because tus still reads them: the uploaded original is not kept. */
    async removeFinished(): Promise<void> {
      for (const id of finished) {
        finished.delete(id);
        // What remains is deleted by the cleanup job.
        await store.remove(id).catch(() => undefined);
      }
    },
    async tidy(): Promise<void> {
      const now = clock().getTime();
      if (now - cleanedUpAt < CLEANUP_INTERVAL_MS) return;
      cleanedUpAt = now;
      const dayBefore = new Date(now - UNFINISHED_MS);
      await deleteOldUploads(database.writes, schoolCode, dayBefore);
      await deleteOldLeases(database, schoolCode, dayBefore);
      await store.removeOrphans();
    },
  };
}

/** In the form in which tus expects errors from hooks. The page has the message for it. */
const refusal = (status_code: number, reason: string, more = {}) => ({
  status_code,
  body: JSON.stringify({ reason, ...more }),
});
