import type { Db } from '#app/platform/db/database.ts';

export interface Colleague {
  id: string;
  name: string;
}

/** Everybody to whom work can be given. */
export const listColleagues = (db: Db, schoolCode: string): Promise<Colleague[]> =>
  db
    .selectFrom('staff_users')
    .select(['id', 'name'])
    .where('school_code', '=', schoolCode)
    .orderBy('name')
    .orderBy('id')
    .execute();
