import { readDay } from '#app/core/time/days.ts';
import { GRADES } from '#app/core/grades.ts';
import { normalisedQuery } from '#app/core/text/search-text.ts';
import { trimEndOf, trimOf } from '#app/core/text/trim-characters.ts';
import { type Languages, type Locale, locales } from '#app/words/locales.ts';

/** An address from the root of a site, with its path: a redirect takes nothing less. */
export type WholeAddress = `/${string}`;

interface Page {
  path: string;
  search: readonly string[];
  /** Not for search engines: neither in the sitemap nor in an index. */
  unlisted?: boolean;
  /** The page's action takes a form; every other page can only be read. */
  takesForm?: boolean;
  /** The parameters that name what the page shows: where one can be no id, nothing is there. */
  shows?: readonly string[];
  /** It shows one item alone, and this page lists them all: without an item there is nothing at it. */
  listedAt?: string;
  /** With this parameter the others mean nothing. */
  alone?: string;
  /** Parameters that can only say one of a few things. */
  values?: Record<string, readonly string[]>;
}

/**
 * The one contract of addresses: every page's canonical path and the search parameters it understands.
 * Routes, links, redirects, the page cache and the sitemap all go by it, and nobody else reads an address: a front
 * compares its bytes.
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
  album: { path: '/SubGallery', search: ['id', 'photo'], shows: ['id', 'photo'], listedAt: 'gallery' },
  news: {
    path: '/NewsArticle',
    search: ['id', 'year', 'month', 'q', 'page'],
    shows: ['id'],
    alone: 'id',
  },
  videos: { path: '/VideoGallery', search: ['page'] },
  /** `for`: of one class alone. A year without a month is all of it. */
  calendar: {
    path: '/Calendar',
    search: ['year', 'month', 'view', 'for', 'q'],
    values: { view: ['list'], for: GRADES },
  },
  event: { path: '/Event', search: ['id'], shows: ['id'], listedAt: 'calendar' },
  apiDocs: { path: '/api/docs', search: [], unlisted: true },
  styleguide: { path: '/styleguide', search: [], unlisted: true },
} as const satisfies Record<string, Page>;

/** `/hi`; nothing for the first language of a site. */
export const prefixOf = (language: Locale, [first]: Languages): string =>
  language === first ? '' : `/${language}`;

/** `withPrefix('/Gallery?year=2025', '/hi')` → '/hi/Gallery?year=2025'; home is '/hi'. */
export const withPrefix = (address: string, prefix: string): string =>
  prefix + (prefix && /^\/(?![^?#])/.test(address) ? address.slice(1) : address);

export const inLanguage = (address: string, language: Locale, languages: Languages): string =>
  withPrefix(address, prefixOf(language, languages));

/** What a request asks for: `/hi/Gallery?year=2025` asks for the path `/Gallery` in Hindi. */
export interface Target {
  /** Path and query, byte for byte. */
  sent: string;
  language: Locale;
  prefix: string;
  /** Without the language. */
  path: string;
  query: string;
}

export function readTarget(sent: string, languages: Languages): Target {
  const [, wholePath = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(sent) ?? [];
  const plain = plainPath(wholePath);
  const [first, ...others] = languages;
  const name = (plain.split('/', 2)[1] ?? '').toLowerCase();
  const language = others.find((other) => other === name);
  if (!language) return { sent, language: first, prefix: '', path: plain, query };
  const prefix = `/${language}`;
  return { sent, language, prefix, path: plain.slice(prefix.length) || '/', query };
}

/**
 * Whether something at this path is said in words, and so in each language: a page, a feed, a calendar, a card. All
 * else (the API, the studio, a file) has one address.
 */
export const isTranslatable = (path: string): boolean =>
  findPage(path) !== undefined || readOwnPagePath(path) !== undefined || TRANSLATABLE.test(path);

const TRANSLATABLE = /^\/(?:news\/(?:rss|atom)\.xml|calendar\/[^/]+|cards\/.+|manifest\.webmanifest)$/;

/** The calendar for calendar apps: all of it, of one class (`grade-3`), of a month (`month-2026-11`), or one event. */
export const calendarFile = (name: string) => `/calendar/${name}.ics`;

/** The news for feed readers. */
export const feeds = { rss: '/news/rss.xml', atom: '/news/atom.xml' } as const;

export type PageName = keyof typeof pages;
type SearchOf<Name extends PageName> = (typeof pages)[Name]['search'][number];

/** `pageAddress('gallery', { year: 2025 })` → '/Gallery?year=2025'. Parameters stand in the contract's order. */
export function pageAddress<Name extends PageName>(
  name: Name,
  search: Partial<Record<SearchOf<Name>, string | number | undefined>> = {},
  hash = '',
): WholeAddress {
  const { path, search: params } = pages[name];
  return `${path}${searchString(params, (key) => search[key as SearchOf<Name>]?.toString())}${hash}`;
}

type NamedPage = Page & { name: PageName };
const named = Object.entries(pages) as [PageName, Page][];
const pagesByLowerCase = new Map(
  named.map(([name, page]): [string, NamedPage] => [page.path.toLowerCase(), { name, ...page }]),
);

/** Whether the page shows one item, by its id. */
export const showsItem = (page: PageName): boolean => (pages[page] as Page).shows?.includes('id') ?? false;

/** The pages that search engines may list. */
export const listedPages = named.filter(([, page]) => !page.unlisted).map(([name]) => name);

/** The page that lists the items of this one. */
export const listOf = (page: PageName): PageName | undefined =>
  (pages[page] as Page).listedAt as PageName | undefined;

/** The page at a path in any letter case, with or without a slash at the end. */
export function findPage(path: string): NamedPage | undefined {
  const bare = path.length > 1 ? trimEndOf(path, '/') || '/' : path;
  return pagesByLowerCase.get(bare.toLowerCase());
}

/** As the office may choose one for a page of the school's own: one word, or several with dashes. */
export const OWN_ADDRESS = /^\/[a-z0-9][a-z0-9-]{0,59}$/i;

/** What the server answers by itself, whatever a page may be called. */
const NOT_FOR_PAGES = [
  'api',
  'studio',
  'cards',
  'calendar',
  'news',
  'visit',
  'metrics',
  'healthz',
  'readyz',
  'assets',
  'icons',
  'in-preparation',
  ...locales,
];

/** Whether a page of every school, or something that is no page, is found there. */
export function isReservedAddress(address: string): boolean {
  const name = address.slice(1).toLowerCase();
  return findPage(address) !== undefined || NOT_FOR_PAGES.includes(name) || /^\d+$/.test(name);
}

/** As people type it: without the slash, with spaces, or the whole of it as the browser shows it. */
export function readOwnAddress(typed: string): string {
  // Refused for its length, whatever it is.
  if (typed.length > LONGEST_ADDRESS_READ) return typed;
  const path = typed.trim().replace(/^https?:\/\/[^/?#]*/i, '');
  const bare = trimOf(path.split(/[?#]/, 1)[0]!, '/');
  return bare && `/${bare.replaceAll(/\s+/g, '-')}`;
}

const LONGEST_ADDRESS_READ = 10_000;

/** More than there is room for in an address. */
const LONGEST_TITLE_READ = 500;

/** 'Fee structure' → '/FeeStructure', as the site's own pages are called; nothing where no letter can stand in one. */
export function addressFrom(title: string): string {
  const words = title
    .slice(0, LONGEST_TITLE_READ)
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]|_/g, '')
    .split(/[\s-]+/);
  const name = words
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
    .slice(0, 60);
  return OWN_ADDRESS.test(`/${name}`) ? `/${name}` : '';
}

/**
 * How an address as it was sent compares with the one spelling of what it asks for. `appended`: but for what others hang
 * on links to us, the same. `nowhere`: it names something that can have no address.
 */
export type Spelling = 'canonical' | 'appended' | 'other' | 'nowhere';

export interface Address {
  /** `ownPage`: one that the school added. */
  page: Page & { name: PageName | 'ownPage' };
  /** The one spelling. */
  canonical: string;
  spelling: Spelling;
  language: Locale;
  /** The one spelling without the language, as the pages themselves know it. */
  withoutLanguage: string;
}

/** Undefined where no page is asked for. */
export function readAddress({ sent, language, prefix, path, query }: Target): Address | undefined {
  const page = findPage(path);
  if (!page) return undefined;
  const withoutLanguage = page.path + normalisedSearch(page, new URLSearchParams(query));
  const canonical = withPrefix(withoutLanguage, prefix);
  const leadsNowhere = [...new URLSearchParams(withoutLanguage.split('?')[1]).values()].includes(NO_ITEM);
  const spelling = leadsNowhere ? 'nowhere' : spellingOf(sent, canonical);
  return { page, canonical, spelling, language, withoutLanguage };
}

/** The same of a page that the school added, wherever it is found now; undefined where the path can be none. */
export function readOwnPagePath(path: string): string | undefined {
  const plain = plainPath(path).replace(/\/$/, '');
  return OWN_ADDRESS.test(plain) && !isReservedAddress(plain) ? plain : undefined;
}

export function spellingOf(target: string, canonical: string): Spelling {
  if (target === canonical) return 'canonical';
  const [path, query] = [target.split('?', 1)[0]!, target.slice(target.indexOf('?') + 1)];
  const ours = query.split('&').filter((param) => !APPENDED.test(param.split('=', 1)[0]!));
  return path + (ours.length > 0 ? `?${ours.join('&')}` : '') === canonical ? 'appended' : 'other';
}

/** What chats, networks and newsletters hang on links to count who follows them. It means nothing to a page. */
const APPENDED =
  /^(?:utm_[a-z_]{1,32}|fbclid|igsh|igshid|gclid|gbraid|wbraid|gad_source|gad_campaignid|dclid|srsltid|msclkid|twclid|ttclid|li_fat_id|yclid|mc_cid|mc_eid|_ga|_gl)$/;

/** Letters that were encoded without need, and slashes that say nothing, mean the same path. */
function plainPath(path: string): string {
  const decoded = path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : code;
  });
  return decoded.replace(/\/{2,}/g, '/') || '/';
}

/**
 * Only the parameters the page understands, once each, in one order, with values that can mean something:
 * what a cache may go by. A value that cannot is passed over, as the page itself would.
 */
export function normalisedSearch(page: Omit<Page, 'path'>, params: URLSearchParams): string {
  const given = new Map<string, string>();
  // Names in any letter case, as paths are; of several the first that says something.
  for (const [name, value] of params) {
    const key = name.toLowerCase();
    if (value !== '' && !given.has(key)) given.set(key, value);
  }
  const keys = page.alone && given.has(page.alone) ? [page.alone] : page.search;
  return searchString(keys, (key) => normalisedValue(page, key, given.get(key) ?? ''));
}

/** An id as we make them, or as the demo school's are written. */
export const ITEM_ID = /^[0-9a-z-]{1,64}$/;

/** An enquiry's number as we give it: the school's code and eight characters that can be read over the phone. */
export const RECEIPT_NUMBER = /^[A-Z0-9]{2,16}-[0-9A-HJKMNP-TV-Z]{8}$/;

/** Stands for whatever was typed for a day and is none, so that the page can say so. */
export const NO_DAY = 'unclear';

/** Stands for whatever was asked for and can be no item's id: nothing is there, and no list instead of it. */
const NO_ITEM = '!';

/** Where numbers mean something: a list's first page goes without one. */
const NUMBERS: Record<string, [least: number, most: number]> = {
  year: [1900, 9998],
  month: [1, 12],
  page: [2, 100_000],
};

function normalisedValue(page: Omit<Page, 'path'>, key: string, value: string): string | undefined {
  const few = page.values?.[key];
  if (few) return few.includes(value) ? value : undefined;
  if (key === 'born' || key === 'joins') return value && (readDay(value) ?? NO_DAY);
  if (key === 'q') return normalisedQuery(value);
  if (key === 'receipt') return RECEIPT_NUMBER.test(value) ? value : undefined;
  const range = NUMBERS[key];
  if (range) return /^\d{1,6}$/.test(value) ? within(range, Number(value)) : undefined;
  if (ITEM_ID.test(value)) return value;
  return value && page.shows?.includes(key) ? NO_ITEM : undefined;
}

const within = ([least, most]: [number, number], number: number) =>
  number >= least && number <= most ? String(number) : undefined;

function searchString(keys: readonly string[], valueOf: (key: string) => string | undefined): string {
  const params = new URLSearchParams();
  for (const key of keys) {
    const value = valueOf(key);
    if (value !== undefined && value !== '') params.set(key, value);
  }
  const search = String(params);
  return search && `?${search}`;
}
