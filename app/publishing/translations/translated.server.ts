import { sql } from 'kysely';
import { type Locale, locales } from '#app/words/locales.ts';
import type { SegmentTexts } from './segments.ts';

/** For a row of `content_items`: its published texts in this language, if it is translated. */
export const translationIn = (language: Locale | undefined) =>
  language === undefined
    ? sql<string | null>`null`
    : sql<string | null>`(select content_translations.texts from content_translations
        where content_translations.school_code = content_items.school_code
        and content_translations.item_type = content_items.type
        and content_translations.item_id = content_items.id
        and content_translations.language = ${language} and content_translations.published_at is not null)`;

/** For a row of `content_items`: the languages it is translated into, comma-separated. */
export const translatedInto = sql<
  string | null
>`(select string_agg(content_translations.language, ',') from content_translations
  where content_translations.school_code = content_items.school_code
        and content_translations.item_type = content_items.type
  and content_translations.item_id = content_items.id
  and content_translations.language <> content_items.language
  and content_translations.published_at is not null)`;

/** The original language first. */
export function languagesOf(language: Locale, translations: string | null): readonly Locale[] {
  const others = translations?.split(',') ?? [];
  return [language, ...locales.filter((locale) => others.includes(locale))];
}

export const parseTranslation = (json: string | null): SegmentTexts | undefined =>
  json === null ? undefined : (JSON.parse(json) as SegmentTexts);

/** The title of an item whose type has this title field. */
export const translatedTitle = (
  { title, translated, language: written }: { title: string; translated: string | null; language: Locale },
  language: Locale | undefined,
): string =>
  (language && written !== language ? parseTranslation(translated)?.['title'] : undefined) || title;
