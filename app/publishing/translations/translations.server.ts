import type { ItemRef } from '#app/platform/content/item-ref.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { type DbOrTransaction, engineOf } from '#app/platform/db/database.ts';
import { documentColumns, OWN_LANGUAGE } from '#app/publishing/document-ref.ts';
import { parseFields } from '#app/publishing/fields.ts';
import type { LockOptions } from '#app/publishing/items/rows.server.ts';
import type { Locale } from '#app/words/locales.ts';
import type { Segment } from './segments.ts';
import { realigned, countSegmentStates, type Translation } from './translation.ts';

export interface StoredTranslation {
  /** Public, or was until it was taken off the site. */
  live: Translation;
  isPublic: boolean;
  publishedAt: string | null;
}

export async function findTranslation(
  db: DbOrTransaction,
  itemRef: ItemRef,
  language: Locale,
  { lock }: LockOptions = {},
): Promise<StoredTranslation | undefined> {
  const query = db
    .selectFrom('content_translations')
    .select(['texts', 'sources', 'published_at'])
    .where('school_code', '=', itemRef.schoolCode)
    .where('item_type', '=', itemRef.type)
    .where('item_id', '=', itemRef.id)
    .where('language', '=', language);
  const row = await (lock && engineOf(db) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  return row && { live: liveOf(row), isPublic: row.published_at !== null, publishedAt: row.published_at };
}

const liveOf = ({ texts, sources }: { texts: string; sources: string }): Translation => ({
  texts: JSON.parse(texts),
  sources: JSON.parse(sources),
});

interface Published {
  segments: readonly Segment[];
  translation: Translation;
  by: string;
  now: Date;
}

/** Makes this translation public. */
export async function publishTranslation(
  change: ContentChange,
  itemRef: ItemRef,
  language: Locale,
  { segments, translation, by, now }: Published,
): Promise<void> {
  const columns = {
    ...columnsOf(segments, withoutEmpty(translation)),
    published_at: now.toISOString(),
    published_by: by,
  };
  await change
    .insertInto('content_translations')
    .values({ ...documentColumns({ ...itemRef, language }), ...columns })
    .onConflict((conflict) =>
      conflict.columns(['school_code', 'item_type', 'item_id', 'language']).doUpdateSet(columns),
    )
    .execute();
}

/** Takes it off the site, or makes it public again unchanged. */
export async function setPublishedAt(
  change: ContentChange,
  itemRef: ItemRef,
  language: Locale,
  publishedAt: Date | null,
): Promise<void> {
  await change
    .updateTable('content_translations')
    .set({ published_at: publishedAt?.toISOString() ?? null })
    .where('school_code', '=', itemRef.schoolCode)
    .where('item_type', '=', itemRef.type)
    .where('item_id', '=', itemRef.id)
    .where('language', '=', language)
    .execute();
}

/** The items of these types that have a translation into this language, published or not. */
export async function listTranslated(
  db: DbOrTransaction,
  { schoolCode, language }: { schoolCode: string; language: Locale },
  types: readonly string[],
): Promise<{ type: string; id: string }[]> {
  const select = (table: 'content_translations' | 'content_drafts') =>
    db
      .selectFrom(table)
      .select(['item_type as type', 'item_id as id'])
      .where('school_code', '=', schoolCode)
      .where('language', '=', language)
      .where('item_type', 'in', types);
  return select('content_translations').union(select('content_drafts')).execute();
}

/** Whether it has a translation into any language, published or not. */
export async function isTranslated(db: DbOrTransaction, itemRef: ItemRef): Promise<boolean> {
  const select = (table: 'content_translations' | 'content_drafts') =>
    db
      .selectFrom(table)
      .select('language')
      .where('school_code', '=', itemRef.schoolCode)
      .where('item_type', '=', itemRef.type)
      .where('item_id', '=', itemRef.id)
      .where('language', '!=', OWN_LANGUAGE);
  const row = await select('content_translations').union(select('content_drafts')).executeTakeFirst();
  return row !== undefined;
}

/** After a change of the item: moves translations to the current keys, where changed ones count as outdated. */
export async function realignTranslations(
  change: ContentChange,
  itemRef: ItemRef,
  segments: readonly Segment[],
): Promise<void> {
  const [rows, drafts] = [
    await change
      .selectFrom('content_translations')
      .select(['language', 'texts', 'sources'])
      .where('school_code', '=', itemRef.schoolCode)
      .where('item_type', '=', itemRef.type)
      .where('item_id', '=', itemRef.id)
      .execute(),
    await change
      .selectFrom('content_drafts')
      .select(['language', 'fields'])
      .where('school_code', '=', itemRef.schoolCode)
      .where('item_type', '=', itemRef.type)
      .where('item_id', '=', itemRef.id)
      .where('language', '!=', OWN_LANGUAGE)
      .execute(),
  ];
  for (const { language, ...row } of rows)
    await change
      .updateTable('content_translations')
      .set(columnsOf(segments, realigned(segments, liveOf(row))))
      .where('school_code', '=', itemRef.schoolCode)
      .where('item_type', '=', itemRef.type)
      .where('item_id', '=', itemRef.id)
      .where('language', '=', language)
      .execute();
  for (const { language, ...draft } of drafts) {
    const { texts, sources = {}, ...rest } = parseFields(draft.fields);
    await change
      .updateTable('content_drafts')
      .set({ fields: JSON.stringify({ ...rest, ...realigned(segments, { texts, sources }) }) })
      .where('school_code', '=', itemRef.schoolCode)
      .where('item_type', '=', itemRef.type)
      .where('item_id', '=', itemRef.id)
      .where('language', '=', language)
      .execute();
  }
}

function columnsOf(segments: readonly Segment[], live: Translation) {
  const { older, missing } = countSegmentStates(segments, live);
  return { texts: JSON.stringify(live.texts), sources: JSON.stringify(live.sources), older, missing };
}

/** Without empty texts, for which families read the original. */
function withoutEmpty({ texts, sources }: Translation): Translation {
  const keys = Object.keys(texts).filter((key) => texts[key]?.trim());
  const pick = (from: Record<string, string>) =>
    Object.fromEntries(keys.map((key) => [key, from[key] ?? '']));
  return { texts: pick(texts), sources: pick(sources) };
}
