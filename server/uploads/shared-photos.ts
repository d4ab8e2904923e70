import { wordsOf } from '#app/words/words.ts';
import { studioHref, studioHrefThen } from '#app/access/studio-addresses.ts';
import {
  getMultipartBoundary,
  isMultipartRequest,
  MaxFileSizeExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipartStream,
} from '@remix-run/multipart-parser';
import type { Context } from 'hono';
import { dayInIndia } from '#app/core/time/days.ts';
import { newId } from '#app/core/ids.ts';
import { startUpload } from '#app/features/gallery/photos/photos-uploads.server.ts';
import { mayDo } from '#app/access/permissions.ts';
import { MAX_UPLOAD_BYTES } from '#app/media/ingest/ingest.server.ts';
import type { Services } from '#app/platform/services.ts';
import { draftAlbum } from '#app/features/gallery/photos/draft-album.server.ts';
import { addUploadedPhoto } from '#app/features/gallery/photos/add-uploaded-photo.server.ts';
import { studioWordsOf } from '#app/studio/words/words.ts';
import { ITEM_ID } from '#app/addresses.ts';
import type { AppEnv } from '#server/app-env.ts';
import { staffOf } from '#server/studio/rules.ts';

const MAX_PHOTOS = 60;
const MAX_BYTES = 200 * 1024 * 1024;
/**
 * A photo that is a little too large is skipped; beyond this limit reading stops, and the photos after it are
 * skipped too.
 */
const LIMITS = {
  maxFileSize: 2 * MAX_UPLOAD_BYTES,
  maxTotalSize: MAX_BYTES,
  maxHeaderSize: 16 * 1024,
  maxParts: 2 * MAX_PHOTOS,
};

/**
 * Photos in one plain form: from a phone's share menu into a new draft, or, without a script, from an album's own
 * page. Each is ingested as soon as it is complete; those before a broken connection are kept.
 */
export function createSharedPhotos(services: Services) {
  const { database, clock } = services;

  return async (c: Context<AppEnv>): Promise<Response> => {
    const request = c.req.raw;
    const goTo = (address: string) => c.body(null, 303, { location: address });
    const staff = await staffOf(c);
    if (!staff) return goTo(studioHrefThen('signIn', studioHref('newAlbum')));
    const words = studioWordsOf(staff.language).albums;
    if (!mayDo(staff.role, 'photos.upload') || !mayDo(staff.role, 'albums.edit'))
      return c.text(words.refusals['forbidden']!, 403);
    const boundary =
      isMultipartRequest(request) && getMultipartBoundary(request.headers.get('content-type') ?? '');
    if (!boundary || !request.body) return c.text('Please send photos with this form.', 415);
    if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES)
      return c.text(words.share.tooMuch, 413);

    const batch = newId();
    const reasons: string[] = [];
    let title = '';
    let albumId = new URL(request.url).searchParams.get('album') ?? '';
    if (albumId && !ITEM_ID.test(albumId)) return c.text(words.refusals['gone']!, 404);
    let [taken, position] = [0, 0];

    async function take(part: MultipartPart): Promise<string | undefined> {
      if (part.size > MAX_UPLOAD_BYTES) return 'too-large';
      if (part.size === 0) return part.filename ? 'empty' : undefined;
      const bytes = Buffer.from(part.arrayBuffer);
      const now = clock();
      const today = dayInIndia(now);
      const draft = {
        title: title || words.share.albumTitle(wordsOf(staff!.language).dates.day(today)),
        date: today,
        description: '',
      };
      albumId ||= (await draftAlbum(services, staff!, now, { id: newId(now.getTime()), ...draft }))!;
      const upload = { id: newId(), name: part.filename?.slice(0, 300) || 'photo', albumId, batch };
      const { schoolCode, id: staffId } = staff!;
      const started = await startUpload(database.writes, {
        ...upload,
        schoolCode,
        staffId,
        bytes: bytes.length,
        position,
        now,
      });
      if (started !== 'started') return started;
      const outcome = await addUploadedPhoto(services, staff!, upload, async () => bytes);
      if ('refused' in outcome) return outcome.refused;
      if (outcome.state === 'duplicate') return 'duplicate';
      taken += 1;
      return undefined;
    }

    try {
      for await (const part of parseMultipartStream(request.body, { boundary, ...LIMITS })) {
        if (part.name === 'title' && !part.isFile) title = part.text.trim().slice(0, 300);
        if (part.name !== 'photos' || !part.isFile) continue;
        if (position >= MAX_PHOTOS) {
          reasons.push('too-many');
          break;
        }
        const reason = await take(part);
        if (reason) reasons.push(reason);
        if (reason === 'no-album') break;
        position += 1;
      }
    } catch (error) {
      // The form broke off or became too large: complete photos are kept.
      if (!(error instanceof MultipartParseError)) throw error;
      if (error instanceof MaxFileSizeExceededError) reasons.push('too-large');
    }
    if (!albumId) return goTo(studioHref('newAlbum'));
    const params = new URLSearchParams({ taken: String(taken) });
    if (reasons.length > 0) params.set('left', [...new Set(reasons)].join(','));
    return goTo(`${studioHref('albumPhotos', { id: albumId })}?${params}`);
  };
}
