import type { MetaDescriptor } from 'react-router';
import { feeds, findPage } from '#app/addresses.ts';
import type { Words } from '#app/words/en.ts';
import { languageTags, type Locale, wordsOf } from '#app/words/words.ts';

/** What a page tells of itself besides title, description and address. */
export interface PageDescription {
  /** The picture that stands for the page where somebody shares a link to it. */
  card: { url: string; width: number; height: number; alt: string } | undefined;
  /** JSON-LD, one object a script. */
  structuredData: object[];
}

/** Of a page that tells nothing of itself. */
export const NOT_DESCRIBED: PageDescription = { card: undefined, structuredData: [] };

/** What the root loader tells every page's `meta`. */
export interface FrameData {
  siteUrl: string;
  schoolName: string;
  locale: Locale;
  described: PageDescription;
}

export interface FrameMeta extends Omit<FrameData, 'locale'> {
  words: Words;
  languageTag: string;
}

export function frameMeta(matches: readonly ({ loaderData?: unknown } | undefined)[]): FrameMeta {
  const root = matches[0]?.loaderData as FrameData | undefined;
  const locale = root?.locale ?? 'en';
  return {
    siteUrl: root?.siteUrl ?? '',
    schoolName: root?.schoolName ?? '',
    described: root?.described ?? NOT_DESCRIBED,
    words: wordsOf(locale),
    languageTag: languageTags[locale],
  };
}

interface PageWords {
  title: string;
  description: string;
  /** The path with its own parameters. */
  address: string;
  type?: 'website' | 'article';
  /** A list with nothing in it: true to its address, and nothing to find. */
  empty?: boolean;
  /** Shows what concerns one person alone. */
  personal?: boolean;
}

/** All that a page's head tells search engines and those who share a link to it. */
export function pageMeta(frame: FrameMeta, page: PageWords): MetaDescriptor[] {
  const { siteUrl, schoolName, described } = frame;
  const title = page.title.includes(schoolName) ? page.title : `${page.title} · ${schoolName}`;
  const url = siteUrl + page.address;
  const robots = robotsFor(page);
  return [
    { title },
    ...(page.description ? [{ name: 'description', content: page.description }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...(robots ? [{ name: 'robots', content: robots }] : []),
    ...openGraph({
      title: page.title,
      ...(page.description && { description: page.description }),
      url,
      type: page.type ?? 'website',
      site_name: schoolName,
      locale: frame.languageTag.replace('-', '_'),
      ...(described.card && {
        image: described.card.url,
        'image:width': described.card.width,
        'image:height': described.card.height,
        'image:alt': described.card.alt,
      }),
    }),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(listsNews(page) ? feedLinks(frame) : []),
    ...described.structuredData.map((data) => ({ 'script:ld+json': data }) as MetaDescriptor),
  ];
}

const openGraph = (said: Record<string, string | number>): MetaDescriptor[] =>
  Object.entries(said).map(([name, content]) => ({ property: `og:${name}`, content: String(content) }));

const listsNews = ({ address }: PageWords) =>
  ['home', 'news'].includes(findPage(address.split('?')[0] ?? '')?.name ?? '');

const feedLinks = ({ words, schoolName }: FrameMeta): MetaDescriptor[] =>
  Object.entries(feeds).map(([kind, href]) => ({
    tagName: 'link',
    rel: 'alternate',
    type: `application/${kind}+xml`,
    title: words.newsFeed(schoolName),
    href,
  }));

/**
 * A list filtered by year, month or page is its own canonical: each shows albums of its own, and only these
 * pages lead to all of them. Empty lists and searches would be endless in number: followed, never listed.
 */
function robotsFor({ address, empty, personal }: PageWords): string | undefined {
  const [path = '', search] = address.split('?');
  if (personal || findPage(path)?.unlisted) return 'noindex';
  return (empty && search) || new URLSearchParams(search).has('q') ? 'noindex, follow' : undefined;
}
