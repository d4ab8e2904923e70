import type { ItemRef } from '#app/platform/content/item-ref.ts';
import type { Db } from '#app/platform/db/database.ts';
import { findVersion, listVersions } from '#app/publishing/versions/versions.server.ts';
import { defaultTheme, type Theme, readTheme } from '#app/sites/identity/identity.ts';

export const themeRef = (schoolCode: string): ItemRef => ({ schoolCode, type: 'looks', id: schoolCode });

/** The look that families see: the first one where none was chosen. */
export const findTheme = async (db: Db, schoolCode: string): Promise<Theme> =>
  (await findChosenTheme(db, schoolCode)) ?? defaultTheme;

/** What somebody of the school has chosen, be it the first one; what cannot be read was not. */
export async function findChosenTheme(db: Db, schoolCode: string): Promise<Theme | undefined> {
  const row = await db
    .selectFrom('schools')
    .select('theme')
    .where('code', '=', schoolCode)
    .executeTakeFirstOrThrow();
  return row.theme === null ? undefined : readTheme(JSON.parse(row.theme));
}

export interface ThemeVersion {
  number: number;
  theme: Theme;
  by: string;
  at: string;
}

const MAX_SHOWN = 12;

/** Newest first. The first of them is what stands on the site now. */
export async function listThemeVersions(db: Db, schoolCode: string): Promise<ThemeVersion[]> {
  const itemRef = themeRef(schoolCode);
  const versions = (await listVersions(db, itemRef)).slice(0, MAX_SHOWN);
  const read = await Promise.all(
    versions.map(async ({ number, by, at }) => {
      const theme = readTheme(JSON.parse((await findVersion(db, itemRef, number)) ?? 'null'));
      return theme && { number, theme, by, at };
    }),
  );
  return read.filter((one) => one !== undefined);
}
