import type { MetaDescriptor } from 'react-router';
import type { Words } from '#app/words/en.ts';
import { type Locale, wordsOf } from '#app/words/words.tsx';

/** What the root loader tells every page's `meta`. */
export interface FrameData {
  siteUrl: string;
  schoolName: string;
  locale: Locale;
}

export interface FrameMeta {
  siteUrl: string;
  schoolName: string;
  words: Words;
}

export function frameMeta(matches: readonly ({ loaderData?: unknown } | undefined)[]): FrameMeta {
  const root = matches[0]?.loaderData as FrameData | undefined;
  return {
    siteUrl: root?.siteUrl ?? '',
    schoolName: root?.schoolName ?? '',
    words: wordsOf(root?.locale ?? 'en'),
  };
}

/** Title, description and canonical address of a page. `address` is the path with its own parameters. */
export function pageMeta(
  { siteUrl, schoolName }: FrameMeta,
  page: { title: string; description: string; address: string },
): MetaDescriptor[] {
  const title = page.title.includes(schoolName) ? page.title : `${page.title} · ${schoolName}`;
  return [
    { title },
    ...(page.description ? [{ name: 'description', content: page.description }] : []),
    { tagName: 'link', rel: 'canonical', href: siteUrl + page.address },
  ];
}
