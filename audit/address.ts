/** Path and query of an address of this site without its fragment; undefined for other sites. */
export function withinSite(site: string, href: string): string | undefined {
  const url = URL.parse(href);
  return url && url.origin === site ? url.pathname + url.search : undefined;
}

/**
 * Addresses with the same path and parameter names count as one pattern: '/Gallery?year=2025&page=2' →
 * '/Gallery?page&year'.
 */
export function patternOf(address: string, isPage: (path: string) => boolean): string {
  const { pathname, searchParams } = new URL(address, 'http://any.example');
  const [, first, ...deeper] = pathname.split('/');
  const path = deeper.length > 0 && !isPage(pathname) ? `/${first}/…` : pathname;
  return `${path}?${[...new Set(searchParams.keys())].sort().join('&')}`;
}
