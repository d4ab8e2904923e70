import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { DbOrTransaction } from '#app/platform/db/database.ts';
import type { ContentType, FindSource, Problem } from '#app/publishing/content-type.ts';
import { documentRef } from '#app/publishing/document-ref.ts';
import { type Fields, noFields } from '#app/publishing/fields.ts';
import { plainFrom } from '#app/core/text/rich/rich-text.ts';
import { readRichText } from '#app/core/text/rich/rich-text.server.ts';
import { findRow, type ItemKey, type LockOptions, type Row } from '#app/publishing/items/rows.server.ts';
import { indexItems } from '#app/publishing/search/index-items.server.ts';
import type { Locale } from '#app/words/locales.ts';
import { findSegments } from './item-segments.server.ts';
import type { SectionDeclarations, Segment } from './segments.ts';
import type { SegmentTexts } from './segment-texts.ts';
import { mergeSent } from './sent-translation.ts';
import { NO_TRANSLATION, realigned, type Translation } from './translation.ts';
import {
  findTranslation,
  publishTranslation,
  setPublishedAt,
  type StoredTranslation,
} from './translations.server.ts';

/**
 * The type of an item's translations into a language: drafts, versions, the schedule and all commands treat
 * it like any other. Its fields are the segments of the item, which are read with its working copy.
 */
export function translationOf(
  itemType: ContentType,
  language: Locale,
  findSource = findItemSource(itemType),
  itemId?: string,
): ContentType {
  const { name, place, icon, words, title, address, nameOf } = itemType;
  const translation = { language, itemType, findSource, ...(itemId && { itemId }) };
  return { name, place, icon, words, title, address, ...(nameOf && { nameOf }), translation, fields: [] };
}

/** The translatable texts of an item; `declared`: with the form's labels for the fields of its sections. */
export const findItemSource =
  (type: ContentType, declared?: SectionDeclarations): FindSource =>
  async (db, itemKey, locking) => {
    const row = await findRow(db, type, itemKey, locking);
    return row && { row, segments: (await findSegments(db, type, itemKey, declared)) ?? [] };
  };

/** How many times longer than its source a translation may be. */
const TIMES_AS_LONG = 2;

/** An item's public translation, even if it is empty. */
export interface TranslationDocument {
  /** With a field for each segment. */
  type: ContentType;
  row: Row;
  fields: Fields;
  segments: Segment[];
  stored: StoredTranslation | undefined;
}

/** Undefined if the item is in the trash, or is written in this language. */
export async function findTranslationDocument(
  db: DbOrTransaction,
  type: ContentType,
  itemKey: ItemKey,
  locking: LockOptions,
): Promise<TranslationDocument | undefined> {
  const { title, translation } = type;
  if (!translation) return undefined;
  const { language } = translation;
  const source = await translation.findSource(db, itemKey, locking);
  if (!source || source.row.deleted_at !== null || source.row.language === language) return undefined;
  const { row, segments } = source;
  const stored = await findTranslation(db, documentRef(type, itemKey), language, locking);
  return {
    type: {
      ...type,
      fields: segments.map((segment) => segmentField(segment, title)),
    },
    row: {
      ...row,
      status: stored?.isPublic ? 'published' : 'draft',
      publish_from: stored?.publishedAt ?? row.publish_from,
      expire_at: null,
      updated_at: stored?.publishedAt ?? row.updated_at,
    },
    fields: fieldsOfTranslation(stored?.live ?? NO_TRANSLATION),
    segments,
    stored,
  };
}

/** A segment as a field of a form; `title`: the one required for publishing. */
export const segmentField = ({ key, kind, label, max, mentionsFacts = false }: Segment, title: string) => ({
  name: key,
  kind,
  label,
  max: max * TIMES_AS_LONG,
  mentionsFacts,
  required: key === title,
});

export const fieldsOfTranslation = ({ texts, sources }: Translation): Fields => ({
  ...noFields(),
  texts,
  sources,
});

export const translationIn = ({ texts, sources = {} }: Fields): Translation => ({ texts, sources });

/** The sent texts of a translation as they are to be stored, or their problems. */
export function mergeTranslation(
  { segments, fields: live }: Pick<TranslationDocument, 'segments' | 'fields'>,
  working: Fields,
  sent: Fields,
): { fields: Fields } | { problems: Record<string, Problem> } {
  const cleaned = cleanSegments(segments, sent.texts);
  if ('problems' in cleaned) return cleaned;
  const merged = mergeSent(
    segments,
    { ...sent, texts: cleaned.texts },
    { live: translationIn(live), working: translationIn(working) },
  );
  return { fields: fieldsOfTranslation(merged) };
}

/** A segment that is far too long is not read: cleaning it would take long. */
function cleanSegments(
  segments: readonly Segment[],
  sent: SegmentTexts,
): { texts: SegmentTexts } | { problems: Record<string, Problem> } {
  const texts = { ...sent };
  const problems: Record<string, Problem> = {};
  for (const { key, kind, max } of segments) {
    const text = sent[key];
    if (text === undefined) continue;
    const most = max * TIMES_AS_LONG;
    // Markup of a rich text does not count as text, but is limited too.
    const maxWritten = most * 4;
    if (text.length > maxWritten) problems[key] = 'tooLong';
    else if (kind === 'rich') {
      const rich = readRichText(text);
      texts[key] = rich.text;
      if (rich.hasLargeTable) problems[key] = 'tableTooLarge';
      else if (rich.text.length > maxWritten || plainFrom(rich.text).length > most) problems[key] = 'tooLong';
    } else if (text.length > most) problems[key] = 'tooLong';
  }
  return Object.keys(problems).length > 0 ? { problems } : { texts };
}

/** The title must be translated before publishing: without it families would not know what it is. */
export function translationProblems(
  { title, fields: segments }: ContentType,
  { texts }: Fields,
): Record<string, Problem> {
  const named = segments.some(({ name }) => name === title) ? title : undefined;
  if (named && !texts[named]) return { [named]: 'required' };
  const [first] = segments;
  return !first || segments.some(({ name }) => texts[name]) ? {} : { [first.name]: 'required' };
}

/** An older version, with its texts at the segments' current keys. */
export const realignedFields = ({ segments }: Pick<TranslationDocument, 'segments'>, older: Fields): Fields =>
  fieldsOfTranslation(realigned(segments, translationIn(older)));

/** Publishes it, and updates the search index. */
export async function publishTranslationDocument(
  change: ContentChange,
  type: ContentType,
  { id }: Pick<ItemKey, 'id'>,
  { row, segments }: Pick<TranslationDocument, 'row' | 'segments'>,
  { fields, by, now }: { fields: Fields; by: string; now: Date },
): Promise<void> {
  const { language, itemType } = type.translation!;
  const itemRef = documentRef(type, { schoolCode: change.schoolCode, id });
  await publishTranslation(change, itemRef, language, {
    segments,
    translation: translationIn(fields),
    by,
    now,
  });
  await indexItems(change, itemType, [{ id, schoolCode: change.schoolCode, texts: row.texts }]);
}

/** Takes it off the site, or restores it; the draft stays. False if nothing changes. */
export async function setTranslationPublic(
  change: ContentChange,
  type: ContentType,
  { id }: Pick<ItemKey, 'id'>,
  { row, stored }: Pick<TranslationDocument, 'row' | 'stored'>,
  publishedAt: Date | null,
): Promise<boolean> {
  if (!stored || stored.isPublic === (publishedAt !== null)) return false;
  const { language, itemType } = type.translation!;
  const itemRef = documentRef(type, { schoolCode: change.schoolCode, id });
  await setPublishedAt(change, itemRef, language, publishedAt);
  await indexItems(change, itemType, [{ id, schoolCode: change.schoolCode, texts: row.texts }]);
  return true;
}
