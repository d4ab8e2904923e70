import { pageAddress, type PageName } from '#app/addresses.ts';
import { type ContentTypeCatalogue, typeIn } from '#app/studio/words/content-types.ts';
import { hasWords } from '#app/core/text/search-text.ts';
import { readDay } from '#app/core/time/days.ts';
import { contentTypes } from '#app/content-types.ts';
import { listOwnPageAddresses } from '#app/features/pages/own/addresses.server.ts';
import type { Config } from '#app/platform/config.ts';
import type { Db } from '#app/platform/db/database.ts';
import { findByTitle } from '#app/publishing/studio-list/find-by-title.server.ts';
import type { State } from '#app/platform/content/state.ts';
import type { Site } from '#app/sites/site.ts';
import { listDestinations } from '#app/studio/content/types/destinations.server.ts';
import type { Words } from '#app/words/en.ts';
import type { Locale } from '#app/words/locales.ts';

export interface OfferedLink {
  /** The path: a page's former addresses redirect forever. */
  href: string;
  title: string;
  /** Its kind and day. */
  about: string;
  state: State;
}

/** More than a dialog shows without a search. */
const MOST = 30;

/** The pages that every school has, the school's own pages, and sections of pages. */
export async function findPageLinks(
  db: Db,
  { q, ...query }: { site: Site; config: Config; now: Date; q: string; language: Locale },
): Promise<OfferedLink[]> {
  const [destinations, own] = await Promise.all([
    listDestinations({ db, ...query }),
    listOwnPageAddresses(db, query.site.schoolCode),
  ]);
  return destinations
    .flatMap(({ value, label, of }): OfferedLink[] => {
      const found = of === 'ownPages' ? own.get(value.slice('own:'.length)) : hrefOfPage(value, of);
      return found ? [{ href: found, title: label, about: '', state: 'live' }] : [];
    })
    .filter(({ title }) => hasWords(title, q))
    .slice(0, MOST);
}

function hrefOfPage(value: string, of: string): string | undefined {
  if (of === 'otherSites') return undefined;
  const [page, part] = value.split('#');
  return pageAddress(page as PageName, {}, part && `#${part}`);
}

const linkedTypes = contentTypes.filter(({ itemPage, isAnnounced }) => itemPage || isAnnounced);

/** Items with a page or a card, newest first. */
export async function findItemLinks(
  db: Db,
  {
    site,
    now,
    q,
    dates,
    words,
  }: { site: Site; now: Date; q: string; dates: Words['dates']; words: ContentTypeCatalogue },
): Promise<OfferedLink[]> {
  const found = await findByTitle(db, linkedTypes, {
    schoolCode: site.schoolCode,
    now,
    q,
    limit: MOST,
  });
  return found.map(({ type, id, title, day, state }) => {
    const contentType = typeIn(words, type)!;
    const on = readDay(day);
    return {
      href: contentType.address({ id, texts: {} }),
      title,
      about: on ? `${contentType.words.one}, ${dates.day(on)}` : contentType.words.one,
      state,
    };
  });
}
