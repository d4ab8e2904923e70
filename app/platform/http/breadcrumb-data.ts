import type { BreadcrumbList, WithContext } from 'schema-dts';

/** A crumb without its own page (a menu group) is left out, because structured data needs an address. */
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
