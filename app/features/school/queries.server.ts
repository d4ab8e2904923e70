import { type Db, engineOf } from '#app/platform/db/database.ts';
import { findTranslation } from '#app/publishing/translations/translations.server.ts';
import { firstLocale, type Locale } from '#app/words/locales.ts';
import { type School, SchoolProfile } from './profile.ts';
import { PROFILE, translatedProfile } from './profile-segments.ts';

/** `lock`: to change it in this transaction, one after the other. In the language it was written in, where none is asked. */
export async function findSchool(
  db: Db,
  code: string,
  { lock = false, language = firstLocale }: { lock?: boolean; language?: Locale } = {},
): Promise<School | undefined> {
  const query = db.selectFrom('schools').select(['code', 'profile']).where('code', '=', code);
  const row = await (lock && engineOf(db) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return undefined;
  const profile = readProfile(row.profile, code);
  if (language === firstLocale) return { code, profile };
  const translation = await findTranslation(db, { schoolCode: code, type: PROFILE, id: code }, language);
  return {
    code,
    profile: translation?.isPublic ? translatedProfile(profile, translation.live.texts) : profile,
  };
}

/** What is stored, with the code of all calls where the school has said no other. */
export function readProfile(json: string, code: string): SchoolProfile {
  const profile = SchoolProfile.parse(JSON.parse(json));
  return { ...profile, schoolCode: profile.schoolCode ?? code };
}

/** A picture of the school's own that may be shown as its logo. */
export async function findLogo(db: Db, schoolCode: string, mediaId: string): Promise<SchoolProfile['logo']> {
  const file = await db
    .selectFrom('media_files')
    .select(['id', 'path', 'width', 'height'])
    .where('school_code', '=', schoolCode)
    .where('id', '=', mediaId)
    .where('kind', '=', 'image')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return file?.width && file.height
    ? { mediaId: file.id, path: file.path, width: file.width, height: file.height }
    : null;
}
