import type { RouterContextProvider } from 'react-router';
import { asTyped, themeQuery, typedTheme } from '#app/features/theme/input.ts';
import { findChosenTheme, listThemeVersions, themeRef } from '#app/features/theme/queries.server.ts';
import { findRemovedTheme, listSavedThemes } from '#app/features/theme/saved-themes/queries.server.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import { lastVersion } from '#app/publishing/versions/versions.server.ts';
import { defaultTheme } from '#app/sites/identity/identity.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioContext } from '../content/studio-context.server.ts';

/** What is on the site, what is chosen, and what was kept or used before. */
export async function loadTheme(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, staff, dates } = studioContext(context, 'profile.edit');
  const { identity } = context.get(requestContext).site;
  const { reads } = services.database;
  const { schoolCode } = staff;
  const { searchParams } = new URL(request.url);
  const [school, own, versions, base, savedThemes, removed] = await Promise.all([
    findSchool(reads, schoolCode),
    findChosenTheme(reads, schoolCode),
    listThemeVersions(reads, schoolCode),
    lastVersion(reads, themeRef(schoolCode)),
    listSavedThemes(reads, schoolCode),
    findRemovedTheme(reads, { schoolCode, id: searchParams.get('try') ?? '' }),
  ]);
  const onSite = asTyped(own ?? defaultTheme);
  // A link to a look that was tried, or that was on the site before.
  const requested = typedTheme(searchParams);
  return {
    onSite,
    isChosen: own !== undefined,
    chosen: requested.colours === '' ? onSite : requested,
    base,
    before: versions
      .slice(1)
      .map(({ number, theme, by, at }) => ({ number, typed: asTyped(theme), by, at: dates.moment(at) }))
      // What is on the site is no look of before, though it was there before.
      .filter(({ typed }) => themeQuery(typed) !== themeQuery(onSite)),
    savedThemes: savedThemes.map(({ theme: kept, at, ...one }) => ({
      ...one,
      typed: asTyped(kept),
      at: dates.moment(at),
    })),
    removed,
    tried: searchParams.get('try'),
    logo: identity.logo?.path,
    schoolName: school?.profile.name ?? schoolCode,
    done: searchParams.get('done'),
  };
}

export type LoadedTheme = Awaited<ReturnType<typeof loadTheme>>;
export type LoadedSavedTheme = LoadedTheme['savedThemes'][number];
