import type { SchoolProfile } from '#app/features/school/profile.ts';
import { pageAddress } from '#app/addresses.ts';
import { iconAddress } from '#app/sites/identity/icon-addresses.ts';
import type { Site } from '#app/sites/site.ts';
import type { TextDocument } from '#app/platform/http/text-document.ts';

/** The web app manifest, with which a phone can install the site. */
export function manifest(
  profile: SchoolProfile,
  { identity, hrefOf }: Pick<Site, 'identity' | 'hrefOf'>,
  tag: string,
): TextDocument {
  const { href } = iconAddress(identity);
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: href(`${file}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const texts = {
    name: profile.name,
    short_name: [...profile.name].slice(0, 12).join('').trim(),
    ...(profile.description && { description: profile.description }),
    lang: tag,
    // One app in all languages.
    id: pageAddress('home'),
    start_url: hrefOf('home'),
    scope: pageAddress('home'),
    display: 'standalone',
    theme_color: identity.palette.wall,
    background_color: identity.palette.paper,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return { contentType: 'application/manifest+json; charset=utf-8', text: JSON.stringify(texts) };
}
