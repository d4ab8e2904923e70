import { type Db, engineOf } from '#app/platform/db/database.ts';
import { type School, SchoolProfile } from './profile.ts';

/** `lock`: to change it in this transaction, one after the other. */
export async function findSchool(db: Db, code: string, { lock = false } = {}): Promise<School | undefined> {
  const query = db.selectFrom('schools').select(['code', 'profile']).where('code', '=', code);
  const row = await (lock && engineOf(db) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  return row && { code: row.code, profile: SchoolProfile.parse(JSON.parse(row.profile)) };
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
