import { newId } from '#app/core/ids.ts';
import { answerForAlbum } from '#app/media/consent/answer.server.ts';
import type { ContentChange } from '#app/publishing/content-change.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { instantOf } from '#app/publishing/items/publish-time.ts';
import { publish, unpublish } from '#app/publishing/items/publish.server.ts';
import type { Author } from '#app/publishing/versions/versions.server.ts';
import { albums } from '../content-type.ts';
import { type PublishProblem, publishProblems } from './photos.ts';
import { type TouchedAlbum, touchAlbum } from './photos-commands.server.ts';
import { findManagedAlbum } from './photos-queries.server.ts';

interface Asked {
  schoolCode: string;
  id: string;
  now: Date;
}

export type Publication =
  { published: TouchedAlbum; photos: number } | { problems: PublishProblem[] } | { problems: 'no-album' };

/** Shows the album with every photo in it, answered for by whoever ticks. Called again, it lets new photos in. */
export async function publishAlbum(
  change: ContentChange,
  { staff, consent, ...asked }: Asked & { staff: Author; consent: boolean },
): Promise<Publication> {
  const touched = await touchAlbum(change, asked);
  const album = touched && (await findManagedAlbum(change, asked));
  if (!album) return { problems: 'no-album' };
  const problems = publishProblems(album);
  if (!consent) problems.push('consent');
  if (problems.length > 0) return { problems };

  const at = asked.now.toISOString();
  await change
    .updateTable('attachments')
    .set({ released: 1 })
    .where('owner_type', '=', albums.name)
    .where('owner_id', '=', album.id)
    .where('role', '=', 'attachments')
    .execute();
  await answerForAlbum(change, { albumId: album.id, staff, now: asked.now });
  const photos = album.photos.filter(({ withdrawn }) => !withdrawn).length;
  await change
    .insertInto('album_consents')
    .values({
      id: newId(asked.now.getTime()),
      school_code: asked.schoolCode,
      album_id: album.id,
      staff_id: staff.id,
      staff_name: staff.name,
      photos,
      ticked_at: at,
    })
    .execute();
  if (touched.status === 'draft' && !(await publishNow(change, { ...asked, staff })))
    return { problems: ['about'] };
  return { published: touched, photos };
}

/** Whoever presses here means now, and not a time that is over. */
async function publishNow(change: ContentChange, asked: Asked & { staff: Author }): Promise<boolean> {
  const copy = await findWorkingCopy(change, albums, asked, { lock: true });
  if (!copy) return false;
  const ends = instantOf(copy.fields.until);
  const fields = { ...copy.fields, from: '', until: ends && ends > asked.now ? copy.fields.until : '' };
  return 'after' in (await publish(change, albums, { ...asked, fields }));
}

export async function unpublishAlbum(change: ContentChange, asked: Asked): Promise<TouchedAlbum | undefined> {
  const album = await touchAlbum(change, asked);
  if (album) await unpublish(change, albums, asked);
  return album;
}
