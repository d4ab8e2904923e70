import type { DbOrTransaction } from '#app/platform/db/database.ts';
import { createHash } from 'node:crypto';
import { ITEM_ID } from '#app/addresses.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import type { WorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import type { RemoteItem } from '../provider/remote-item.ts';

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 32);

/** Changes whenever anything that we import has changed there. */
export const remoteHash = ({ title, texts, files }: RemoteItem): string =>
  hashOf([title, Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1)), files]);

/**
 * Changes whenever the office has changed texts or files. Times of publication, consent and alt texts do not
 * count, because the old site has none.
 */
export async function localHash(db: DbOrTransaction, type: ContentType, copy: WorkingCopy): Promise<string> {
  const files =
    type === albums
      ? await photosOf(db, copy.row.school_code, copy.row.id)
      : Object.values(copy.fields.files).flatMap((list) => list.map(({ mediaId }) => mediaId));
  const texts = Object.entries(copy.fields.texts).filter(([, text]) => text !== '');
  return hashOf([texts.sort(([one], [other]) => (one < other ? -1 : 1)), files]);
}

async function photosOf(db: DbOrTransaction, schoolCode: string, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('attachments')
    .select('media_id')
    .where('school_code', '=', schoolCode)
    .where('item_type', '=', albums.name)
    .where('item_id', '=', id)
    .where('role', '=', 'attachments')
    .orderBy('position')
    .execute();
  return rows.map(({ media_id }) => media_id);
}

/** The original id if it is valid in our addresses; otherwise a stable one derived from it. */
export const localIdFor = (remoteId: string): string =>
  ITEM_ID.test(remoteId) ? remoteId : `m-${createHash('sha256').update(remoteId).digest('hex').slice(0, 24)}`;
