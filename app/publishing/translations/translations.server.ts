import type { ItemRef } from '#app/platform/content/item-ref.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { ContentTranslationTable } from '#app/platform/db/schema.ts';
import { type DbOrTransaction, engineOf } from '#app/platform/db/database.ts';
import type { LockOptions } from '#app/publishing/items/rows.server.ts';
import type { Locale } from '#app/words/locales.ts';
import type { Segment } from './segments.ts';
import { realigned, countSegmentStates, NO_TRANSLATION, type Translation } from './translation.ts';

export interface StoredTranslation {
  /** What families read, or read until it was taken off the site; nothing of it while it was never published. */
  live: Translation;
  isPublic: boolean;
  /** What is being written, where that differs. */
  draft: Translation | undefined;
  version: number;
  savedAt: string;
  savedBy: string;
  publishedAt: string | null;
  publishedBy: string;
  /** The opened form that saved it last. */
  editor: string;
}

export async function findTranslation(
  db: DbOrTransaction,
  itemRef: ItemRef,
  language: Locale,
  { lock }: LockOptions = {},
): Promise<StoredTranslation | undefined> {
  const query = db
    .selectFrom('content_translations')
    .selectAll()
    .where('school_code', '=', itemRef.schoolCode)
    .where('item_type', '=', itemRef.type)
    .where('item_id', '=', itemRef.id)
    .where('language', '=', language);
  const row = await (lock && engineOf(db) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  return row && storedOf(row);
}

export const storedOf = (row: ContentTranslationTable): StoredTranslation => ({
  live: { texts: JSON.parse(row.texts), sources: JSON.parse(row.sources) },
  isPublic: row.published_at !== null,
  draft: row.draft === null ? undefined : JSON.parse(row.draft),
  version: row.version,
  savedAt: row.saved_at,
  savedBy: row.saved_by,
  publishedAt: row.published_at,
  publishedBy: row.published_by,
  editor: row.editor,
});

interface Written {
  segments: readonly Segment[];
  by: string;
  now: Date;
  editor?: string;
}

/** What is being written, beside what families read, as `known` was found and held; nobody outside sees anything of it. */
export async function saveTranslationDraft(
  change: DbOrTransaction,
  itemRef: ItemRef,
  language: Locale,
  { draft, ...written }: Written & { draft: Translation; stored: StoredTranslation | undefined },
): Promise<number> {
  const live = written.stored?.live ?? NO_TRANSLATION;
  return write(change, itemRef, language, {
    ...written,
    live,
    draft: isSame(draft, live) ? null : draft,
  });
}

/** What families read from now on. */
export async function publishTranslation(
  change: ContentChange,
  itemRef: ItemRef,
  language: Locale,
  { translation, ...written }: Written & { translation: Translation },
): Promise<number> {
  const stored = await findTranslation(change, itemRef, language, { lock: true });
  return write(change, itemRef, language, {
    ...written,
    stored,
    live: withoutEmpty(translation),
    draft: null,
    publishedAt: written.now.toISOString(),
  });
}

/** Nobody reads it any more; all that was written stays with the office. Tells whether that is new. */
export async function withdrawTranslation(
  change: ContentChange,
  itemRef: ItemRef,
  language: Locale,
  written: Written,
): Promise<boolean> {
  const stored = await findTranslation(change, itemRef, language, { lock: true });
  if (!stored?.isPublic) return false;
  const { live, draft = null } = stored;
  await write(change, itemRef, language, { ...written, stored, live, draft, publishedAt: null });
  return true;
}

/** Families read again what they read before it was taken off; what is being written stays beside it. */
export async function restoreTranslation(
  change: ContentChange,
  itemRef: ItemRef,
  language: Locale,
  written: Written,
): Promise<boolean> {
  const stored = await findTranslation(change, itemRef, language, { lock: true });
  if (!stored || stored.isPublic || Object.keys(stored.live.texts).length === 0) return false;
  const { live, draft = null } = stored;
  const publishedAt = written.now.toISOString();
  await write(change, itemRef, language, { ...written, stored, live, draft, publishedAt });
  return true;
}

/** After the item itself was changed: what is said of it goes on standing where it belongs, and is known to be older. */
export async function realignTranslations(
  change: ContentChange,
  itemRef: ItemRef,
  segments: readonly Segment[],
): Promise<void> {
  const rows = await change
    .selectFrom('content_translations')
    .selectAll()
    .where('school_code', '=', itemRef.schoolCode)
    .where('item_type', '=', itemRef.type)
    .where('item_id', '=', itemRef.id)
    .execute();
  for (const row of rows) {
    const { live, draft } = storedOf(row);
    const now = realigned(segments, live);
    await change
      .updateTable('content_translations')
      .set({
        ...columnsOf(segments, now),
        draft: draft ? JSON.stringify(realigned(segments, draft)) : null,
      })
      .where('school_code', '=', itemRef.schoolCode)
      .where('item_type', '=', itemRef.type)
      .where('item_id', '=', itemRef.id)
      .where('language', '=', row.language)
      .execute();
  }
}

async function write(
  change: DbOrTransaction,
  itemRef: ItemRef,
  language: Locale,
  written: Written & {
    stored: StoredTranslation | undefined;
    live: Translation;
    draft: Translation | null;
    publishedAt?: string | null;
  },
): Promise<number> {
  const { stored, live, draft, by } = written;
  const at = written.now.toISOString();
  const publishedAt = written.publishedAt === undefined ? (stored?.publishedAt ?? null) : written.publishedAt;
  const version = (stored?.version ?? 0) + 1;
  const columns = {
    ...columnsOf(written.segments, live),
    draft: draft && JSON.stringify(draft),
    published_at: publishedAt,
    published_by: written.publishedAt ? by : (stored?.publishedBy ?? ''),
    saved_at: at,
    saved_by: by,
    version,
    editor: (written.editor ?? '').slice(0, 64),
  };
  await change
    .insertInto('content_translations')
    .values({
      item_type: itemRef.type,
      item_id: itemRef.id,
      language,
      school_code: itemRef.schoolCode,
      ...columns,
    })
    .onConflict((conflict) =>
      conflict.columns(['school_code', 'item_type', 'item_id', 'language']).doUpdateSet(columns),
    )
    .execute();
  return version;
}

function columnsOf(segments: readonly Segment[], live: Translation) {
  const { older, missing } = countSegmentStates(segments, live);
  return { texts: JSON.stringify(live.texts), sources: JSON.stringify(live.sources), older, missing };
}

/** Without what is empty: families read that in the language it was written in. */
function withoutEmpty({ texts, sources }: Translation): Translation {
  const keys = Object.keys(texts).filter((key) => texts[key]?.trim());
  const pick = (from: Record<string, string>) =>
    Object.fromEntries(keys.map((key) => [key, from[key] ?? '']));
  return { texts: pick(texts), sources: pick(sources) };
}

export const isSame = (one: Translation, other: Translation) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = ({ texts, sources }: Translation) =>
  [texts, sources].map((part) => Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
