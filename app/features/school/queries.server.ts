import { PROFILE } from '#app/platform/content/school-items.ts';
import type { Db } from '#app/platform/db/database.ts';
import { readTexts } from '#app/publishing/items/rows.server.ts';
import { translatedTexts } from '#app/publishing/translations/segments.ts';
import { parseTranslation, translationIn } from '#app/publishing/translations/translated.server.ts';
import type { Locale } from '#app/words/locales.ts';
import { profileType } from './content-type.ts';
import { profileOf, type School } from './profile.ts';

/** The published data of the school. Without a language, in the original one. */
export async function findSchool(
  db: Db,
  code: string,
  { language }: { language?: Locale } = {},
): Promise<School | undefined> {
  const row = await db
    .selectFrom('content_items')
    .select(['type', 'id', 'fields', 'language'])
    .select(translationIn(language).as('translation'))
    .where('school_code', '=', code)
    .where('type', '=', PROFILE)
    .where('id', '=', PROFILE)
    .executeTakeFirst();
  if (!row) return undefined;
  const translation = language === row.language ? undefined : parseTranslation(row.translation);
  return { code, profile: profileOf(translatedTexts(profileType, readTexts(row), translation ?? {})) };
}

/** Whether families see the school's own logo instead of the drawn one. */
export async function hasLogo(db: Db, schoolCode: string): Promise<boolean> {
  const logo = await db
    .selectFrom('attachments')
    .select('media_id')
    .where('school_code', '=', schoolCode)
    .where('item_type', '=', PROFILE)
    .executeTakeFirst();
  return logo !== undefined;
}
