import type { Db } from '#app/platform/db/database.ts';
import { readTheme } from '#app/sites/identity/identity.ts';
import type { SavedTheme } from './saved-theme.ts';

/** In the order in which they were saved. Unreadable ones are left out. */
export async function listSavedThemes(db: Db, schoolCode: string): Promise<SavedTheme[]> {
  const rows = await db
    .selectFrom('saved_themes')
    .select(['id', 'name', 'theme', 'staff_name', 'kept_at'])
    .where('school_code', '=', schoolCode)
    .where('removed_at', 'is', null)
    .orderBy('kept_at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, name, theme: stored, staff_name, kept_at }) => {
    const theme = readTheme(JSON.parse(stored));
    return theme ? [{ id, name, theme, by: staff_name, at: kept_at }] : [];
  });
}

/** A removed theme that can still be restored. */
export function findRemovedTheme(
  db: Db,
  { schoolCode, id }: { schoolCode: string; id: string },
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('saved_themes')
    .select(['id', 'name'])
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
}
