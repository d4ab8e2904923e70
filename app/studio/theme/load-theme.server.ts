import { findSchool } from '#app/features/school/queries.server.ts';
import { themeType } from '#app/features/theme/content-type.ts';
import { asTyped, themeQuery, typedTheme } from '#app/features/theme/input.ts';
import { findChosenTheme } from '#app/features/theme/queries.server.ts';
import { findRemovedTheme, listSavedThemes } from '#app/features/theme/saved-themes/queries.server.ts';
import { THEME } from '#app/platform/content/school-items.ts';
import type { Db } from '#app/platform/db/database.ts';
import { findWorkingCopy, NEW_BASE } from '#app/publishing/drafts/drafts.server.ts';
import { findVersionFields, listVersions } from '#app/publishing/versions/versions.server.ts';
import { defaultTheme, readThemeTexts } from '#app/sites/identity/identity.ts';
import type { StudioContext } from '../content/studio-context.server.ts';

/** The current theme, the selected one, and those saved or used before. */
export async function loadTheme({ services, staff, dates }: StudioContext, search: URLSearchParams) {
  const { reads } = services.database;
  const { schoolCode } = staff;
  const [school, own, copy, before, savedThemes, removed] = await Promise.all([
    findSchool(reads, schoolCode),
    findChosenTheme(reads, schoolCode),
    findWorkingCopy(reads, themeType, { schoolCode, id: THEME }),
    listThemesBefore(reads, schoolCode),
    listSavedThemes(reads, schoolCode),
    findRemovedTheme(reads, { schoolCode, id: search.get('try') ?? '' }),
  ]);
  const onSite = asTyped(own ?? defaultTheme);
  const draft = copy?.draft && readThemeTexts(copy.fields.texts);
  // A link to a theme that was saved, or used before.
  const requested = typedTheme(search);
  return {
    onSite,
    isChosen: own !== undefined,
    chosen: requested.colours !== '' ? requested : draft ? asTyped(draft) : onSite,
    base: copy?.base ?? NEW_BASE,
    scheduled: copy?.draft?.due && { due: copy.draft.due, fields: copy.fields },
    before: before
      .map(({ theme, at, ...version }) => ({ ...version, typed: asTyped(theme), at: dates.moment(at) }))
      .filter(({ typed }) => themeQuery(typed) !== themeQuery(onSite)),
    savedThemes: savedThemes.map(({ theme: kept, at, ...one }) => ({
      ...one,
      typed: asTyped(kept),
      at: dates.moment(at),
    })),
    removed,
    tried: search.get('try'),
    logo: services.sites.of(schoolCode).identity.logo?.path,
    schoolName: school?.profile.name ?? schoolCode,
    done: search.get('done'),
  };
}

export type LoadedTheme = Awaited<ReturnType<typeof loadTheme>>;
export type LoadedSavedTheme = LoadedTheme['savedThemes'][number];

const MAX_SHOWN = 12;

/** Themes that the site had before the current one, newest first. The last is the default of every site. */
async function listThemesBefore(db: Db, schoolCode: string) {
  const itemRef = { schoolCode, type: THEME, id: THEME };
  const used = (await listVersions(db, itemRef)).filter(({ reason }) => reason === 'publish');
  const first = used.at(-1);
  if (!first) return [];
  const versions = await Promise.all(
    used.slice(1, MAX_SHOWN).map(async ({ number, by, at }) => {
      const theme = readThemeTexts((await findVersionFields(db, itemRef, number))?.texts ?? {});
      return theme && { number, theme, by, at };
    }),
  );
  return [
    ...versions.filter((one) => one !== undefined),
    { number: 0, theme: defaultTheme, by: '', at: first.at },
  ];
}
