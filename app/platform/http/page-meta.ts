import type { MetaDescriptor } from 'react-router';

/** What the root loader tells every page's `meta`. */
export interface FrameMeta {
  siteUrl: string;
  schoolName: string;
}

export function frameMeta(matches: readonly ({ loaderData?: unknown } | undefined)[]): FrameMeta {
  const root = matches[0]?.loaderData as FrameMeta | undefined;
  return { siteUrl: root?.siteUrl ?? '', schoolName: root?.schoolName ?? '' };
}

/** Title, description and canonical address of a page. `address` is the path with its own parameters. */
export function pageMeta(
  { siteUrl, schoolName }: FrameMeta,
  page: { title: string; description: string; address: string },
): MetaDescriptor[] {
  const title = page.title.includes(schoolName) ? page.title : `${page.title} · ${schoolName}`;
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: siteUrl + page.address },
  ];
}
