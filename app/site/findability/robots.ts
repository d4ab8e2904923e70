import type { TextDocument } from './text-document.ts';

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
