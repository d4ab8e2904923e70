import { readDay } from '#app/core/time/days.ts';
import { GRADES } from '#app/core/grades.ts';
import { normalisedQuery } from '#app/core/text/search-text.ts';
import { trimEndOf, trimOf } from '#app/core/text/trim-characters.ts';
import { type Languages, type Locale, locales } from '#app/words/locales.ts';

/** An address from the root of a site, with its path: the only type that redirects accept. */
export type WholeAddress = `/${string}`;

interface Page {
  path: string;
  search: readonly string[];
  /** Hidden from search engines: not in the sitemap, not indexed. */
  unlisted?: boolean;
  /** The page's action accepts a form; every other page is read-only. */
  takesForm?: boolean;
  /** The parameters that identify what the page shows: with an invalid id the page is not found. */
  shows?: readonly string[];
  /** The page shows a single item, and this page lists them all: without an item it is not found. */
  listedAt?: string;
  /** With this parameter the others have no effect. */
  alone?: string;
  /** Parameters with a fixed set of values. */
  values?: Record<string, readonly string[]>;
}

/**
 * The only contract of addresses: every page's canonical path and its search parameters. Routes, links,
 * redirects, the page cache and the sitemap all use it, and nothing else parses an address: a proxy compares
 * its bytes.
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
  /** `album` and `photo`: which of them a family asks to remove. */
  contact: { path: '/ContactUs', search: ['album', 'photo'], takesForm: true },
  privacy: { path: '/Privacy', search: [] },
  /** `receipt`: the number of the message that was just sent, for its sender only. */
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
  /** `for`: of one class only. A year without a month is the whole year. */
  calendar: {
    path: '/Calendar',
    search: ['year', 'month', 'view', 'for', 'q'],
    values: { view: ['list'], for: GRADES },
  },
  event: { path: '/Event', search: ['id'], shows: ['id'], listedAt: 'calendar' },
  /** The pages saved on a phone, and what to read there while it is offline. */
  offline: { path: '/Offline', search: [], unlisted: true },
  apiDocs: { path: '/api/docs', search: [], unlisted: true },
  styleguide: { path: '/styleguide', search: [], unlisted: true },
} as const satisfies Record<string, Page>;

/** `/hi`; empty for the first language of a site. */
export const prefixOf = (language: Locale, [first]: Languages): string =>
  language === first ? '' : `/${language}`;

/** `withPrefix('/Gallery?year=2025', '/hi')` → '/hi/Gallery?year=2025'; home is '/hi'. */
export const withPrefix = (address: string, prefix: string): string =>
  prefix + (prefix && /^\/(?![^?#])/.test(address) ? address.slice(1) : address);

export const inLanguage = (address: string, language: Locale, languages: Languages): string =>
  withPrefix(address, prefixOf(language, languages));

/** The target of a request: `/hi/Gallery?year=2025` is the path `/Gallery` in Hindi. */
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
 * Whether the content at this path is text, and so exists in each language: a page, a feed, a calendar, a
 * card. Everything else (the API, the studio, a file) has one address.
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

/** `pageAddress('gallery', { year: 2025 })` → '/Gallery?year=2025'. Parameters are in the contract's order. */
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

/** A valid address for a page of the school's own: one word, or several with dashes. */
export const OWN_ADDRESS = /^\/[a-z0-9][a-z0-9-]{0,59}$/i;

/** Paths that the server handles itself, and which are therefore not available to pages. */
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

/** Whether the address belongs to a page that every school has, or to something that is not a page. */
export function isReservedAddress(address: string): boolean {
  const name = address.slice(1).toLowerCase();
  return findPage(address) !== undefined || NOT_FOR_PAGES.includes(name) || /^\d+$/.test(name);
}

/** Normalises a typed address: without the slash, with spaces, or the whole URL from the browser. */
export function readOwnAddress(typed: string): string {
  // Will be refused for its length anyway.
  if (typed.length > LONGEST_ADDRESS_READ) return typed;
  const path = typed.trim().replace(/^https?:\/\/[^/?#]*/i, '');
  const bare = trimOf(path.split(/[?#]/, 1)[0]!, '/');
  return bare && `/${bare.replaceAll(/\s+/g, '-')}`;
}

const LONGEST_ADDRESS_READ = 10_000;

/** Longer than any address. */
const LONGEST_TITLE_READ = 500;

/** 'Fee structure' → '/FeeStructure', in the style of the site's own pages; empty without any usable letters. */
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
 * How a sent address compares with its canonical spelling. `appended`: the same except for tracking
 * parameters. `nowhere`: it names something that cannot have an address.
 */
export type Spelling = 'canonical' | 'appended' | 'other' | 'nowhere';

export interface Address {
  /** `ownPage`: one that the school added. */
  page: Page & { name: PageName | 'ownPage' };
  /** The canonical spelling. */
  canonical: string;
  spelling: Spelling;
  language: Locale;
  /** The canonical spelling without the language, as pages use it. */
  withoutLanguage: string;
}

/** Undefined if the address is not a page's. */
export function readAddress({ sent, language, prefix, path, query }: Target): Address | undefined {
  const page = findPage(path);
  if (!page) return undefined;
  const withoutLanguage = page.path + normalisedSearch(page, new URLSearchParams(query));
  const canonical = withPrefix(withoutLanguage, prefix);
  const leadsNowhere = [...new URLSearchParams(withoutLanguage.split('?')[1]).values()].includes(NO_ITEM);
  const spelling = leadsNowhere ? 'nowhere' : spellingOf(sent, canonical);
  return { page, canonical, spelling, language, withoutLanguage };
}

/**
 * The same for a page that the school added, whatever its current address; undefined if the path cannot be
 * one.
 */
export function readOwnPagePath(path: string): string | undefined {
  const plain = plainPath(path).replace(/\/$/, '');
  return OWN_ADDRESS.test(plain) && !isReservedAddress(plain) ? plain : undefined;
}

/** Parameters with something that a visitor typed, or that is about one visitor: a phone never saves their pages. */
const PERSONAL = ['q', 'born', 'joins', 'receipt', 'album', 'photo'];

/**
 * The address under which a phone saves a page to show it offline. Undefined for what is never saved: whatever is no
 * page, and a page that shows what its visitor typed. A photo's own page is not saved because only the photo is on it.
 */
export function savedAddress(sent: string, languages: Languages): string | undefined {
  const target = readTarget(sent, languages);
  const own = readOwnPagePath(target.path);
  if (own) return withPrefix(own, target.prefix);
  const address = readAddress(target);
  if (!address || address.page.unlisted || address.spelling === 'nowhere') return undefined;
  const given = [...new URLSearchParams(address.withoutLanguage.split('?')[1]).keys()];
  return given.some((name) => PERSONAL.includes(name)) ? undefined : address.canonical;
}

export function spellingOf(target: string, canonical: string): Spelling {
  if (target === canonical) return 'canonical';
  const [path, query] = [target.split('?', 1)[0]!, target.slice(target.indexOf('?') + 1)];
  const ours = query.split('&').filter((param) => !APPENDED.test(param.split('=', 1)[0]!));
  return path + (ours.length > 0 ? `?${ours.join('&')}` : '') === canonical ? 'appended' : 'other';
}

/** Tracking parameters that chats, networks and newsletters add to links. Pages ignore them. */
const APPENDED =
  /^(?:utm_[a-z_]{1,32}|fbclid|igsh|igshid|gclid|gbraid|wbraid|gad_source|gad_campaignid|dclid|srsltid|msclkid|twclid|ttclid|li_fat_id|yclid|mc_cid|mc_eid|_ga|_gl)$/;

/** Decodes unnecessarily encoded letters and removes superfluous slashes. */
function plainPath(path: string): string {
  const decoded = path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : code;
  });
  return decoded.replace(/\/{2,}/g, '/') || '/';
}

/**
 * Only the parameters that the page understands, once each, in one order, with valid values: usable as a
 * cache key. An invalid value is ignored, as the page itself would.
 */
export function normalisedSearch(page: Omit<Page, 'path'>, params: URLSearchParams): string {
  const given = new Map<string, string>();
  // Names in any letter case, as paths are; of several the first with a value.
  for (const [name, value] of params) {
    const key = name.toLowerCase();
    if (value !== '' && !given.has(key)) given.set(key, value);
  }
  const keys = page.alone && given.has(page.alone) ? [page.alone] : page.search;
  return searchString(keys, (key) => normalisedValue(page, key, given.get(key) ?? ''));
}

/** An id in our format, or in that of the demo school's items. */
export const ITEM_ID = /^[0-9a-z-]{1,64}$/;

/** An enquiry's number: the school's code and eight characters that can be read out over the phone. */
export const RECEIPT_NUMBER = /^[A-Z0-9]{2,16}-[0-9A-HJKMNP-TV-Z]{8}$/;

/** Replaces any invalid date, so that the page can show a message. */
export const NO_DAY = 'unclear';

/** Replaces any invalid item id: the page is then not found, and no list is shown instead. */
const NO_ITEM = '!';

/** The ranges of valid numbers: a list's first page has no number. */
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
