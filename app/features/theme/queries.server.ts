import { THEME } from '#app/platform/content/school-items.ts';
import type { Db } from '#app/platform/db/database.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import { defaultTheme, readThemeTexts, type Theme } from '#app/sites/identity/identity.ts';
import { themeType } from './content-type.ts';

/** The theme that families see: the default if none was chosen. */
export const findTheme = async (db: Db, schoolCode: string): Promise<Theme> =>
  (await findChosenTheme(db, schoolCode)) ?? defaultTheme;

/** The school's chosen theme, which may be the default; an unreadable one counts as not chosen. */
export async function findChosenTheme(db: Db, schoolCode: string): Promise<Theme | undefined> {
  const row = await findRow(db, themeType, { schoolCode, id: THEME });
  return row?.status === 'published' ? readThemeTexts(row.texts) : undefined;
}
