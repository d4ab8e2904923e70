import type { RouterContextProvider } from 'react-router';
import { asTyped, lookQuery, typedLook } from '#app/features/look/input.ts';
import { findChosenLook, listLooks, ownerOf } from '#app/features/look/queries.server.ts';
import { findRemovedTry, listTries } from '#app/features/look/tries/queries.server.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import { lastVersion } from '#app/publishing/versions/versions.server.ts';
import { defaultLook } from '#app/sites/identity/identity.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { doing } from '../content/doing.server.ts';

/** What is on the site, what is chosen, and what was kept or used before. */
export async function loadLook(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, staff, dates } = doing(context, 'profile.edit');
  const { identity } = context.get(requestContext).site;
  const { reads } = services.database;
  const { schoolCode } = staff;
  const { searchParams } = new URL(request.url);
  const [school, own, versions, base, tries, removed] = await Promise.all([
    findSchool(reads, schoolCode),
    findChosenLook(reads, schoolCode),
    listLooks(reads, schoolCode),
    lastVersion(reads, ownerOf(schoolCode)),
    listTries(reads, schoolCode),
    findRemovedTry(reads, { schoolCode, id: searchParams.get('try') ?? '' }),
  ]);
  const onSite = asTyped(own ?? defaultLook);
  // A link to a look that was tried, or that was on the site before.
  const asked = typedLook(searchParams);
  return {
    onSite,
    isChosen: own !== undefined,
    chosen: asked.colours === '' ? onSite : asked,
    base,
    before: versions
      .slice(1)
      .map(({ number, look, by, at }) => ({ number, typed: asTyped(look), by, at: dates.moment(at) }))
      // What is on the site is no look of before, though it was there before.
      .filter(({ typed }) => lookQuery(typed) !== lookQuery(onSite)),
    tries: tries.map(({ look: kept, at, ...one }) => ({
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

export type LoadedLook = Awaited<ReturnType<typeof loadLook>>;
export type LoadedTry = LoadedLook['tries'][number];
