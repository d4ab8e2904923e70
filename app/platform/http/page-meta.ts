import type { MetaDescriptor } from 'react-router';
import { feeds, findPage, pageAddress, inLanguage } from '#app/addresses.ts';
import type { Words } from '#app/words/en.ts';
import {
  defaultLanguages,
  firstLocale,
  type Languages,
  languageTags,
  type Locale,
} from '#app/words/locales.ts';
import { wordsOf } from '#app/words/words.ts';
import { breadcrumbData } from './breadcrumb-data.ts';
import { type ListName, type ListWords, wordsOfList } from './list-words.ts';
import { CARD_SIZE, cardAddress, cardOf, type PageSubject } from './page-card.ts';

/** What the root loader passes to every page's `meta`. */
export interface FrameData {
  siteUrl: string;
  schoolName: string;
  mission: string;
  /** The version of the site's identity, for cards; undefined for the default one. */
  identity: string | undefined;
  locale: Locale;
  /** All that the site speaks. */
  languages: Languages;
  /** The group of the menu that the page is in. */
  section: string;
  /** The heads above the lists, if they could be read. */
  lists: Partial<Record<ListName, ListWords>> | undefined;
}

export interface FrameMeta extends Omit<FrameData, 'lists'> {
  /** Of a page in this page's language. */
  urlOf: (address: string) => string;
  listWords: (name: ListName) => ListWords;
  words: Words;
  languageTag: string;
}

type Matches = readonly ({ loaderData?: unknown } | undefined)[];

const frameIn = (matches: Matches) => matches[0]?.loaderData as FrameData | undefined;

/** The root has no data if it could not read the school. */
export const localeIn = (matches: Matches): Locale => frameIn(matches)?.locale ?? firstLocale;

export function frameMeta(matches: Matches): FrameMeta {
  const root = frameIn(matches);
  const locale = localeIn(matches);
  const words = wordsOf(locale);
  const siteUrl = root?.siteUrl ?? '';
  const languages = root?.languages ?? defaultLanguages;
  return {
    siteUrl,
    locale,
    languages,
    urlOf: (address) => siteUrl + inLanguage(address, locale, languages),
    schoolName: root?.schoolName ?? '',
    mission: root?.mission ?? '',
    identity: root?.identity,
    section: root?.section ?? '',
    words,
    listWords: (name) => wordsOfList(root?.lists, name, words),
    languageTag: languageTags[locale],
  };
}

interface PageWords {
  title: string;
  description: string;
  /** The path with its own parameters. */
  address: string;
  type?: 'website' | 'article';
  /** The languages of its own text; all of them by default. */
  languages?: readonly Locale[];
  /** A list without items: its address is valid, but there is nothing to find. */
  empty?: boolean;
  /** Shows what concerns one person only. */
  personal?: boolean;
  /** Its subject; missing if it could not be read. */
  subject?: (Omit<PageSubject, 'section'> & { section?: string }) | undefined;
  /** The list that its subject is in. */
  within?: { name: string; href: string };
  /** A picture in place of the card that is drawn of its subject. */
  picture?: SharedPicture;
  /** JSON-LD besides the breadcrumbs. */
  structuredData?: object[];
}

/** For pages of a single item. */
export const languagesOfPage = ({ languages }: { languages?: readonly Locale[] | undefined }) =>
  languages ? { languages } : {};

interface SharedPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** Everything in a page's head for search engines and for shared links. */
export function pageMeta(frame: FrameMeta, page: PageWords): MetaDescriptor[] {
  const { siteUrl, schoolName } = frame;
  const card = page.picture ?? cardFor(frame, page);
  const title = page.title.includes(schoolName) ? page.title : `${page.title} · ${schoolName}`;
  const languages = frame.languages.filter((language) => page.languages?.includes(language) ?? true);
  // A page without a translation shows the text in the language it was written in, in this language's frame.
  const written = page.languages?.find((language) => languages.includes(language)) ?? frame.languages[0];
  const own = languages.includes(frame.locale) ? frame.locale : written;
  const url = siteUrl + inLanguage(page.address, own, frame.languages);
  const robots = robotsFor(page);
  return [
    { title },
    ...(page.description ? [{ name: 'description', content: page.description }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...(robots || languages.length < 2 ? [] : alternates(frame, page.address, languages)),
    ...(robots ? [{ name: 'robots', content: robots }] : []),
    ...openGraph({
      title: page.title,
      ...(page.description && { description: page.description }),
      url,
      type: page.type ?? 'website',
      site_name: schoolName,
      locale: languageTags[own].replace('-', '_'),
      ...(card && {
        image: card.url,
        'image:width': card.width,
        'image:height': card.height,
        'image:alt': card.alt,
      }),
    }),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(listsNews(page) ? feedLinks(frame) : []),
    ...structuredData(frame, page).map((data) => ({ 'script:ld+json': data }) as MetaDescriptor),
  ];
}

function cardFor(frame: FrameMeta, { subject }: PageWords): SharedPicture | undefined {
  if (!subject) return undefined;
  const about = { section: frame.section, ...subject };
  const card = cardOf(about, { name: frame.schoolName, mission: frame.mission }, frame.identity);
  return {
    url: frame.urlOf(cardAddress(about, card)),
    ...CARD_SIZE,
    alt: `${subject.title} · ${frame.schoolName}`,
  };
}

/** The home page has no breadcrumbs. */
function structuredData({ urlOf, words }: FrameMeta, { subject, within, structuredData }: PageWords) {
  if (!subject || subject.page === 'home') return structuredData ?? [];
  const trail = [
    { name: words.home, href: pageAddress('home') },
    ...(within ? [within] : []),
    { name: subject.title, href: addressOf(subject) },
  ];
  return [breadcrumbData(trail, urlOf), ...(structuredData ?? [])];
}

const addressOf = ({ page, id, address = '' }: Pick<PageSubject, 'page' | 'id' | 'address'>) =>
  page === 'ownPage' ? address : pageAddress(page, { id });

/** Each language of a page names all of them, itself included; readers of other languages get the first. */
const alternates = (
  { siteUrl, languages }: FrameMeta,
  address: string,
  available: readonly Locale[],
): MetaDescriptor[] => {
  const [first] = languages;
  const named = available.map((language) => [language, language] as const);
  return [...named, ['x-default', available.includes(first) ? first : available[0]!] as const].map(
    ([hrefLang, language]) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: siteUrl + inLanguage(address, language, languages),
    }),
  );
};

const openGraph = (properties: Record<string, string | number>): MetaDescriptor[] =>
  Object.entries(properties).map(([name, content]) => ({ property: `og:${name}`, content: String(content) }));

const listsNews = ({ address }: PageWords) =>
  ['home', 'news'].includes(findPage(address.split('?')[0] ?? '')?.name ?? '');

const feedLinks = ({ words, schoolName, locale, languages }: FrameMeta): MetaDescriptor[] =>
  Object.entries(feeds).map(([kind, href]) => ({
    tagName: 'link',
    rel: 'alternate',
    type: `application/${kind}+xml`,
    title: words.newsFeed(schoolName),
    href: inLanguage(href, locale, languages),
  }));

/**
 * A list filtered by year, month or page is its own canonical, because only these pages link to all items. Empty lists
 * and searches would be endless in number: followed, never indexed.
 */
function robotsFor({ address, empty, personal }: PageWords): string | undefined {
  const [path = '', search] = address.split('?');
  if (personal || findPage(path)?.unlisted) return 'noindex';
  return (empty && search) || new URLSearchParams(search).has('q') ? 'noindex, follow' : undefined;
}
