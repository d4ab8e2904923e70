/**
 * Whether another site's page sent this. Browsers say so themselves; an old one, or one on a plain http
 * address, says at least where the page came from. A program that says nothing is no browser of anybody's.
 */
export function isCrossSite(request: Request, siteUrl: string): boolean {
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return ![siteUrl, request.url].some((own) => new URL(own).host === hostOf(origin));
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
