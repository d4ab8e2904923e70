/**
 * Whether a page of another site sent this request. Browsers say so in a header; an old one, or one on a
 * plain http address, sends at least the origin. A request without either is not from a browser.
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
