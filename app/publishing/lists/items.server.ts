import { sql } from 'kysely';
import type { Db } from '#app/platform/db/database.ts';
import { type ContentType, declaredTexts, type Item, type Texts } from '#app/publishing/content-type.ts';
import { readTexts } from '#app/publishing/items/rows.server.ts';
import { liveNow } from '#app/platform/content/live.ts';
import { translatedTexts } from '#app/publishing/translations/segments.ts';
import {
  translatedInto,
  languagesOf,
  parseTranslation,
  translationIn,
} from '#app/publishing/translations/translated.server.ts';
import type { Locale } from '#app/words/locales.ts';
import type { ContentQuery } from './dated-content.ts';

const COLUMNS = ['id', 'language', 'updated_at as updatedAt', 'fields'] as const;

/** The items of a list, in its order. */
export async function itemsOf<Type extends ContentType>(
  db: Db,
  type: Type,
  { schoolCode, ids }: { schoolCode: string; ids: string[] },
  language?: Locale,
): Promise<Item<Type>[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('content_items')
    .select(COLUMNS)
    .select(translationIn(language).as('translated'))
    .where('school_code', '=', schoolCode)
    .where('type', '=', type.name)
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [itemOf(type, row, language)] : [];
  });
}

export async function findItem<Type extends ContentType>(
  db: Db,
  type: Type,
  { id, schoolCode, now, language }: ContentQuery & { id: string },
): Promise<Item<Type> | undefined> {
  const row = await db
    .selectFrom('content_items')
    .select(COLUMNS)
    .select([translationIn(language).as('translated'), translatedInto.as('translations')])
    .where(liveNow(type, schoolCode, now))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const languages = languagesOf(row.language, row.translations);
  return { ...itemOf(type, row, language), languages };
}

export interface Slice {
  limit: number;
  offset?: number;
}

/** For a type without a day: in the order of the office; items without a place come first, newest first. */
export async function listLatest<Type extends ContentType>(
  db: Db,
  type: Type,
  query: ContentQuery & Slice,
): Promise<Item<Type>[]> {
  const rows = await selectLatest(db, type, query).execute();
  return rows.map((row) => itemOf(type, row, query.language));
}

export const selectLatest = (
  db: Db,
  type: ContentType,
  { schoolCode, now, language, limit, offset }: ContentQuery & Slice,
) =>
  db
    .selectFrom('content_items')
    .select(COLUMNS)
    .select(translationIn(language).as('translated'))
    .where(liveNow(type, schoolCode, now))
    // The empty day is written into the query: only then the planner uses the index of such rows.
    .where('day', '=', sql.lit(''))
    .orderBy('position')
    .orderBy('publish_from', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$if(offset !== undefined, (query) => query.offset(offset!));

export interface FoundRow {
  id: string;
  /** The language it was written in. */
  language: Locale;
  updatedAt: string;
  fields: string;
  /** Its texts in the requested language. */
  translated: string | null;
}

/** A text of a field that was declared later is empty. */
export function itemOf<Type extends ContentType>(
  type: Type,
  { id, language: written, updatedAt, fields, translated: found }: FoundRow,
  language: Locale | undefined,
): Item<Type> {
  const texts = declaredTexts(type, readTexts({ type: type.name, id, fields }));
  const translation = language && language !== written ? parseTranslation(found) : undefined;
  if (!translation) return { id, updatedAt, texts: texts as Texts<Type>, language: written };
  return {
    id,
    updatedAt,
    texts: translatedTexts(type, texts, translation) as Texts<Type>,
    language: language!,
    translation,
  };
}
