import { answerForPhotos } from '#app/media/consent/answer.server.ts';
import type { Consent } from '#app/platform/db/schema.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { instantOf } from '#app/publishing/items/publish-time.ts';
import { publish, unpublish } from '#app/publishing/items/publish.server.ts';
import type { Author } from '#app/publishing/versions/versions.server.ts';
import { albums } from '../content-type.ts';
import type { Released } from './album-input.ts';
import { photosToPublish, hasWords, type PublishProblem, publishProblems, visiblePhotos } from './photos.ts';
import { hidePhotos, showPhotos, type TouchedAlbum, touchAlbum } from './photos-commands.server.ts';
import { findManagedAlbum } from './photos-queries.server.ts';

interface AlbumTarget {
  schoolCode: string;
  id: string;
  now: Date;
}

export type Publication =
  { published: TouchedAlbum; photos: number } | { problems: PublishProblem[] } | { problems: 'no-album' };

/**
 * Publishes the album: with the tick all its photos, without it those that are not hidden. Called again, it shows new
 * photos.
 */
export async function publishAlbum(
  change: ContentChange,
  { staff, consent, ...target }: AlbumTarget & { staff: Author; consent: boolean },
): Promise<Publication> {
  const touched = await touchAlbum(change, target);
  const album = touched && (await findManagedAlbum(change, target));
  if (!album) return { problems: 'no-album' };
  const problems = publishProblems(album, consent);
  if (problems.length > 0) return { problems };
  const going = photosToPublish(album, consent).map(({ mediaId }) => mediaId);
  if (consent) await sign(change, { ...target, staff, mediaIds: going });
  if (touched.status === 'draft' && !(await publishNow(change, { ...target, staff })))
    return { problems: ['about'] };
  return { published: touched, photos: going.length };
}

/**
 * Records that these photos may be published and shows them, if their album is public. The answer `no` hides
 * them and records nothing.
 */
export async function releaseChosen(
  change: ContentChange,
  { mediaIds, consent, ...target }: AlbumTarget & { staff: Author; mediaIds: string[]; consent?: Released },
): Promise<{ problem?: 'none-chosen' | 'consent' | 'texts' }> {
  const album = await findManagedAlbum(change, target);
  const chosen = album ? visiblePhotos(album).filter(({ mediaId }) => mediaIds.includes(mediaId)) : [];
  if (chosen.length === 0) return { problem: 'none-chosen' };
  const ids = chosen.map(({ mediaId }) => mediaId);
  if (consent === 'no') {
    await hidePhotos(change, target.id, ids);
    return {};
  }
  if (!chosen.every(hasWords)) return { problem: 'texts' };
  if (!consent) return { problem: 'consent' };
  await sign(change, { ...target, mediaIds: ids, answer: consentOf(consent) });
  return {};
}

export const consentOf = (released: Released): Consent => (released === 'nobody' ? 'nobody' : 'everyone');

async function sign(
  change: ContentChange,
  {
    id,
    staff,
    now,
    mediaIds,
    answer = 'everyone',
  }: AlbumTarget & { staff: Author; mediaIds: string[]; answer?: Consent },
): Promise<void> {
  await showPhotos(change, id, mediaIds);
  await answerForPhotos(change, { mediaIds, answer, staff, now });
}

/** This button publishes now: a planned start is dropped, and an end that has passed. */
async function publishNow(change: ContentChange, target: AlbumTarget & { staff: Author }): Promise<boolean> {
  const copy = await findWorkingCopy(change, albums, target, { lock: true });
  if (!copy) return false;
  const ends = instantOf(copy.fields.until);
  const fields = { ...copy.fields, from: '', until: ends && ends > target.now ? copy.fields.until : '' };
  return 'after' in (await publish(change, albums, { ...target, fields }));
}

export async function unpublishAlbum(
  change: ContentChange,
  target: AlbumTarget,
): Promise<TouchedAlbum | undefined> {
  const album = await touchAlbum(change, target);
  if (album) await unpublish(change, albums, target);
  return album;
}
