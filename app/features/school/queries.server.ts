import type { Db } from '#app/platform/db/database.ts';
import { type School, SchoolProfile } from './profile.ts';

export async function findSchool(db: Db, code: string): Promise<School | undefined> {
  const row = await db
    .selectFrom('schools')
    .select(['code', 'profile'])
    .where('code', '=', code)
    .executeTakeFirst();
  return row && { code: row.code, profile: SchoolProfile.parse(JSON.parse(row.profile)) };
}
