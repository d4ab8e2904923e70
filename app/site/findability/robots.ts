import type { TextDocument } from '#app/platform/http/text-document.ts';

/** Pictures live under the API's address and are to be found; what staff use, and the rest of the API, are not. */
export const robots = (siteUrl: string): TextDocument => ({
  contentType: 'text/plain; charset=utf-8',
  text: [
    'User-agent: *',
    'Allow: /api/image/',
    'Disallow: /api/',
    'Disallow: /studio',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n'),
});

/** While the site is being prepared there is nothing to be found. */
export const closedRobots = 'User-agent: *\nDisallow: /\n';
