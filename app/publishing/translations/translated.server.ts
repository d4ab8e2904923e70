import { sql } from 'kysely';
import { type Locale, otherLocale } from '#app/words/locales.ts';
import type { SegmentTexts } from './segments.ts';

/** Of a row of `content_items`: what families read of it in this language, where somebody has translated it. */
export const translationIn = (language: Locale | undefined) =>
  language === undefined
    ? sql<string | null>`null`
    : sql<string | null>`(select content_translations.texts from content_translations
        where content_translations.school_code = content_items.school_code
        and content_translations.item_type = content_items.type
        and content_translations.item_id = content_items.id
        and content_translations.language = ${language} and content_translations.published_at is not null)`;

/** Of a row of `content_items`: whether it is told in any language besides the one it was written in. */
export const translationCount = sql<number>`(select count(*) from content_translations
  where content_translations.school_code = content_items.school_code
        and content_translations.item_type = content_items.type
  and content_translations.item_id = content_items.id
  and content_translations.language <> content_items.language
  and content_translations.published_at is not null)`;

/** `language`: that it was written in. */
export const languagesOf = (language: Locale, isTranslated: boolean): readonly Locale[] =>
  isTranslated ? [language, otherLocale(language)] : [language];

export const parseTranslation = (json: string | null): SegmentTexts | undefined =>
  json === null ? undefined : (JSON.parse(json) as SegmentTexts);

/** Of an item that goes by a field of this name. */
export const translatedTitle = (
  { title, said, language: written }: { title: string; said: string | null; language: Locale },
  language: Locale | undefined,
): string => (language && written !== language ? parseTranslation(said)?.['title'] : undefined) || title;
