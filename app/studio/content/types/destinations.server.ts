import type { PageSection } from '#content/page-text.ts';
import { readSections } from '#content/read-sections.ts';
import { type PageName, pages as addresses } from '#app/addresses.ts';
import { contentTypes } from '#app/content-types.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { ownPages } from '#app/features/pages/own/content-type.ts';
import { listPages } from '#app/features/pages/queries.server.ts';
import { pageShownBy } from '#app/features/pages/page-id.ts';
import type { Config } from '#app/platform/config.ts';
import type { Db } from '#app/platform/db/database.ts';
import { readTexts } from '#app/publishing/items/rows.server.ts';
import type { Site } from '#app/sites/site.ts';
import { nameInWords } from '#app/studio/content/facts-in-words.ts';
import type { Destination } from '#app/studio/content/form/sections/destination.ts';
import { translateType } from '#app/studio/words/content-types.ts';
import { studioWordsOf } from '#app/studio/words/words.ts';
import type { Locale } from '#app/words/locales.ts';
import { wordsOf } from '#app/words/words.ts';
import { findFacts } from './facts.server.ts';

const typesWithList = contentTypes.flatMap((type) =>
  type.listPage ? [{ type, listPage: type.listPage }] : [],
);

/**
 * Every page that the menu can link to, with its sections, and other sites named in the profile, by the names
 * that the office knows.
 */
export async function listDestinations(query: {
  db: Db;
  site: Site;
  config: Config;
  now: Date;
  language: Locale;
}): Promise<Destination[]> {
  const { db, site, language } = query;
  const { schoolCode } = site;
  const facts = await findFacts(query);
  const { content } = studioWordsOf(language);
  const readOut = (text: string) => nameInWords(text, content, facts);
  const rows = await listPages(db, schoolCode);
  const { nameOf } = translateType(pages, studioWordsOf(language));
  const sitePages = rows.flatMap((row) => {
    const page = row.type === pages.name ? pageShownBy(row.id) : undefined;
    return page && page !== 'thankYou' && !isList(page)
      ? [{ ...row, page, name: nameOf?.(row.id) ?? row.title }]
      : [];
  });
  const words = wordsOf(language);
  return [
    ...sitePages
      .map(({ page, name, ...row }): Destination => {
        const sections = readSections(readTexts(row)['sections'] ?? '') ?? [];
        return { value: page, label: name, of: 'everySchools', parts: partsOf(page, sections, readOut) };
      })
      .toSorted((one, other) => order(one.value) - order(other.value)),
    ...typesWithList.map(({ type, listPage }): Destination => ({
      value: listPage,
      label: type.listName?.(words) ?? translateType(type, studioWordsOf(language)).words.many,
      of: 'everySchools',
    })),
    ...rows
      .filter(({ type }) => type === ownPages.name)
      .map(({ id, title }): Destination => ({ value: `own:${id}`, label: readOut(title), of: 'ownPages' })),
    { value: 'portal', label: words.parentPortal, of: 'otherSites' },
    { value: 'registration', label: words.menu.registration, of: 'otherSites' },
  ];
}

const isList = (page: PageName): boolean => typesWithList.some(({ listPage }) => listPage === page);

/** Nobody looks for these links to other pages in a menu. */
const NOT_LINKABLE: PageSection['kind'][] = ['cta', 'neighbours', 'ways'];

/** The sections that a menu can link to, each heading once. */
function partsOf(page: PageName, sections: PageSection[], readOut: (text: string) => string) {
  const parts = new Map<string, { value: string; label: string }>();
  for (const { id, kind, values, hidden } of sections) {
    const label = readOut(values['heading'] ?? '');
    if (label && !hidden && !NOT_LINKABLE.includes(kind) && !parts.has(label))
      parts.set(label, { value: `${page}#${id}`, label });
  }
  return [...parts.values()];
}

const order = (page: string) => Object.keys(addresses).indexOf(page);
