import { studioPaths } from '#app/access/studio-addresses.ts';
import Uppy, { type Body, type Meta } from '@uppy/core';
import Tus from '@uppy/tus';

const ENDPOINT = studioPaths.uploads;
const AT_ONCE = 3;
/** Small enough to arrive in time on a slow connection, and cheap to repeat on a broken one. */
const CHUNK_BYTES = 1024 * 1024;
const RETRY_AFTER_MS = [300, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000];

export interface SentPhoto {
  id: string;
  name: string;
  /** How much has been sent, 0 to 1. */
  part: number;
  state: 'waiting' | 'sending' | 'here' | 'failed' | 'refused';
  /** A name in the page's `refusals`. */
  reason?: string;
  /** In pixels, if that is the reason. */
  size?: { width: number; height: number } | undefined;
}

export type PhotoSender = ReturnType<typeof createPhotoSender>;

/**
 * Uploads photos into an album, three at a time, in chunks. Lives as long as the tab, so uploads go on while
 * other pages of the studio are open.
 */
export function createPhotoSender(albumId: string) {
  const photos = new Map<string, SentPhoto>();
  const watchers = new Set<(arrived: boolean) => void>();
  const uppy = new Uppy<SentMeta, Body>({
    // Part of a file's identity in the browser, so that it can be added to two albums.
    id: `album-${albumId}`,
    autoProceed: true,
    logger: { debug() {}, warn() {}, error() {} },
  }).use(Tus<SentMeta, Body>, {
    endpoint: ENDPOINT,
    limit: AT_ONCE,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_AFTER_MS,
    allowedMetaFields: ['albumId', 'name', 'batch', 'place'],
  });

  function note(id: string | undefined, change: Partial<SentPhoto>, arrived = false) {
    const photo = id && photos.get(id);
    if (!photo) return;
    photos.set(id, { ...photo, ...change });
    for (const notify of watchers) notify(arrived);
  }

  uppy.on('upload-progress', (file, { bytesUploaded, bytesTotal }) => {
    if (file && photos.get(file.id)?.state !== 'here')
      note(file.id, { state: 'sending', part: bytesTotal ? bytesUploaded / bytesTotal : 0 });
  });
  uppy.on('upload-success', (file, response) => {
    const isDouble = headerOf(response.body) === 'duplicate';
    note(
      file?.id,
      isDouble ? { state: 'refused', reason: 'duplicate', part: 1 } : { state: 'here', part: 1 },
      true,
    );
  });
  uppy.on('upload-error', (file, _, response) => {
    const reason = reasonOf(response?.status, response?.body);
    note(file?.id, { state: reason.final ? 'refused' : 'failed', reason: reason.name, size: reason.size });
    if (file && reason.final) uppy.removeFile(file.id);
  });
  uppy.on('complete', ({ successful }) => {
    // A photo that was removed from the album can be chosen again.
    for (const { id } of successful ?? []) if (uppy.getFile(id)) uppy.removeFile(id);
  });
  window.addEventListener('online', () => retryAll());

  function retry(id: string) {
    const photo = photos.get(id);
    if (photo?.state !== 'failed' || !uppy.getFile(id)) return;
    note(id, { state: 'waiting' });
    uppy.retryUpload(id).catch(() => undefined);
  }
  function retryAll() {
    for (const id of photos.keys()) retry(id);
  }

  return {
    add(files: { file: File; refused?: string | undefined }[]) {
      const batch = newBatch();
      // A new choice begins a new count; failed photos still count as waiting.
      if (isQuiet()) for (const { id, state } of photos.values()) if (state !== 'failed') photos.delete(id);
      for (const [position, { file, refused }] of files.entries()) {
        const photo = { name: file.name, part: 0 };
        const own = `${batch}-${position}`;
        if (refused) {
          photos.set(own, { ...photo, id: own, state: 'refused', reason: refused });
          continue;
        }
        const meta = { albumId, batch, place: String(position) };
        try {
          const id = uppy.addFile({ name: file.name, type: file.type, data: file, meta });
          photos.set(id, { ...photo, id, state: 'waiting' });
        } catch {
          // Chosen twice: it is already being sent, or is retried below.
        }
      }
      retryAll();
      for (const notify of watchers) notify(false);
    },
    retry,
    retryAll,
    dismiss(id: string) {
      photos.delete(id);
      if (uppy.getFile(id)) uppy.removeFile(id);
      for (const notify of watchers) notify(true);
    },
    photos: () => [...photos.values()],
    isBusy: () => !isQuiet(),
    watch(notify: (arrived: boolean) => void) {
      watchers.add(notify);
      return () => void watchers.delete(notify);
    },
  };

  function isQuiet() {
    return ![...photos.values()].some(({ state }) => state === 'waiting' || state === 'sending');
  }
}

type SentMeta = Meta & { albumId: string; batch: string; place: string };

const headerOf = (body: unknown) =>
  (body as { xhr?: XMLHttpRequest } | undefined)?.xhr?.getResponseHeader('studio-photo');

interface Reason {
  name: string;
  final: boolean;
  size?: SentPhoto['size'];
}

function reasonOf(status: number | undefined, body: unknown): Reason {
  if (!status) return { name: 'line', final: false };
  if (status === 413) return { name: 'too-large', final: true };
  const responseText = (body as { xhr?: XMLHttpRequest } | undefined)?.xhr?.responseText ?? '';
  const name = /"reason":"([\w-]+)"/.exec(responseText)?.[1];
  if (status === 401) return { name: 'signed-out', final: false };
  if (name === 'busy') return { name, final: false };
  if (status >= 500 || !name) return { name: 'other', final: false };
  const [, width, height] = /"width":(\d+),"height":(\d+)/.exec(responseText) ?? [];
  return { name, final: true, ...(width && { size: { width: Number(width), height: Number(height) } }) };
}

/** `crypto.randomUUID` is missing over plain http. */
const newBatch = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
