import type { BreadcrumbList, WithContext } from 'schema-dts';

/** A crumb without a page of its own (a group of the menu) is left out: a machine could not follow it. */
export const breadcrumbData = (
  crumbs: { name: string; href?: string }[],
  urlOf: (address: string) => string,
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs
    .filter((crumb): crumb is { name: string; href: string } => Boolean(crumb.href))
    .map(({ name, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: urlOf(href),
    })),
});
