import type { TextDocument } from '#app/platform/http/text-document.ts';

/**
 * Pictures are below the API's address and may be indexed; studio addresses, and the rest of the API, must
 * not be.
 */
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

/** While the site is being prepared, nothing may be indexed. */
export const closedRobots = 'User-agent: *\nDisallow: /\n';
