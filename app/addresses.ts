import { readDay } from '#app/core/days.ts';
import { normalisedQuery } from '#app/core/search-text.ts';

interface Page {
  path: string;
  search: readonly string[];
  /** Not for search engines: neither in the sitemap nor in an index. */
  unlisted?: boolean;
  /** The page's action takes a form; every other page can only be read. */
  takesForm?: boolean;
}

/**
 * The one contract of addresses: every page's canonical path and the search parameters it understands.
 * Routes, links, redirects, the page cache and the sitemap all go by it.
 */
export const pages = {
  home: { path: '/', search: [] },
  chairmanWelcome: { path: '/ChairmanWelcome', search: [] },
  directorWelcome: { path: '/DirectorWelcome', search: [] },
  principalWelcome: { path: '/PrincipalWelcome', search: [] },
  gettingStarted: { path: '/GettingStartedatLFIS', search: [] },
  admissionProcess: { path: '/AdmissionProcess', search: ['born', 'joins'] },
  earlyLearning: { path: '/EarlyLearningAges', search: [] },
  primary: { path: '/PrimaryAges', search: [] },
  middle: { path: '/MiddleAges', search: [] },
  parentGuidelines: { path: '/ParentGuidelines', search: [] },
  schoolErp: { path: '/SchoolERPSoftware', search: [] },
  facilities: { path: '/Facilities', search: [] },
  computerLab: { path: '/ComputerLab', search: [] },
  sports: { path: '/Sports', search: [] },
  /** `album` and `photo`: which of them a family asks us to take down. */
  contact: { path: '/ContactUs', search: ['album', 'photo'], takesForm: true },
  privacy: { path: '/Privacy', search: [] },
  /** `receipt`: the number of the message that was just sent, for its sender alone. */
  thankYou: { path: '/ThankYou', search: ['receipt'] },
  gallery: { path: '/Gallery', search: ['year', 'month', 'q', 'page'] },
  album: { path: '/SubGallery', search: ['id', 'photo'] },
  news: { path: '/NewsArticle', search: ['id', 'year', 'month', 'q', 'page'] },
  videos: { path: '/VideoGallery', search: ['page'] },
  apiDocs: { path: '/api/docs', search: [], unlisted: true },
  styleguide: { path: '/styleguide', search: [], unlisted: true },
} as const satisfies Record<string, Page>;

/** The news for feed readers. */
export const feeds = { rss: '/news/rss.xml', atom: '/news/atom.xml' } as const;

export type PageName = keyof typeof pages;
type SearchOf<Name extends PageName> = (typeof pages)[Name]['search'][number];

/** `hrefOf('gallery', { year: 2025 })` → '/Gallery?year=2025'. Parameters stand in the contract's order. */
export function hrefOf<Name extends PageName>(
  name: Name,
  search: Partial<Record<SearchOf<Name>, string | number | undefined>> = {},
  hash = '',
): string {
  const { path, search: known } = pages[name];
  return path + searchString(known, (key) => search[key as SearchOf<Name>]?.toString()) + hash;
}

const named = Object.entries(pages) as [PageName, Page][];
const pagesByLowerCase = new Map(named.map(([name, page]) => [page.path.toLowerCase(), { name, ...page }]));

/** The pages that search engines may list. */
export const listedPages = named.filter(([, page]) => !page.unlisted).map(([name]) => name);

/** The page at a path in any letter case, with or without a slash at the end. */
export function findPage(path: string): (Page & { name: PageName }) | undefined {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  return pagesByLowerCase.get(bare.toLowerCase());
}

/**
 * Only the parameters the page understands, once each, in one order, with values that can mean something:
 * what a cache may go by. A value that cannot is passed over, as the page itself would.
 */
export function normalisedSearch(page: { search: readonly string[] }, params: URLSearchParams): string {
  return searchString(page.search, (key) => normalisedValue(key, params.get(key) ?? ''));
}

/** An id as we make them, or as the demo school's are written. */
export const ITEM_ID = /^[0-9a-z-]{1,64}$/;

/** An enquiry's number as we give it: the school's code and eight characters that can be read over the phone. */
export const RECEIPT_NUMBER = /^[A-Z0-9]{2,16}-[0-9A-HJKMNP-TV-Z]{8}$/;

/** Stands for whatever was typed for a day and is none, so that the page can say so. */
export const NO_DAY = 'unclear';

/** Stands for whatever was asked for and can be no item's id: nothing is there, and no list instead of it. */
const NO_ITEM = '!';

function normalisedValue(key: string, value: string): string | undefined {
  if (key === 'born' || key === 'joins') return value && (readDay(value) ?? NO_DAY);
  if (key === 'q') return normalisedQuery(value);
  if (key === 'receipt') return RECEIPT_NUMBER.test(value) ? value : undefined;
  if (key === 'id' || key === 'album' || key === 'photo')
    return value && (ITEM_ID.test(value) ? value : NO_ITEM);
  return /^\d{1,6}$/.test(value) ? String(Number(value)) : undefined;
}

function searchString(keys: readonly string[], valueOf: (key: string) => string | undefined): string {
  const params = new URLSearchParams();
  for (const key of keys) {
    const value = valueOf(key);
    if (value !== undefined && value !== '') params.set(key, value);
  }
  return params.size > 0 ? `?${params}` : '';
}
