import type { ContentChange } from '#app/publishing/content-change.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { type Asker, findRow, type Place } from '#app/publishing/items/rows.server.ts';
import { type Declared, type Piece, piecesOf } from './pieces.ts';
import { carryTranslations } from './translations.server.ts';

/** All that an item says as it is published, its files' words too; nothing where there is no such item. */
export async function findPieces(
  db: Asker,
  type: ContentType,
  place: Place,
  declared?: Declared,
): Promise<Piece[] | undefined> {
  const row = await findRow(db, type, place);
  if (!row) return undefined;
  const files = await db
    .selectFrom('attachments')
    .select(['media_id as mediaId', 'alt', 'caption'])
    .where('owner_type', '=', type.name)
    .where('owner_id', '=', place.id)
    .orderBy('role')
    .orderBy('position')
    .execute();
  return piecesOf(type, row.texts, files, declared);
}

/** To be called in the change that writes an item, or the words of its files. */
export async function keepTranslationsInStep(
  change: ContentChange,
  type: ContentType,
  id: string,
): Promise<void> {
  const translated = await change
    .selectFrom('content_translations')
    .select('school_code as schoolCode')
    .where('owner_type', '=', type.name)
    .where('owner_id', '=', id)
    .executeTakeFirst();
  if (!translated) return;
  const pieces = await findPieces(change, type, { ...translated, id });
  if (pieces) await carryTranslations(change, { type: type.name, id }, pieces);
}
