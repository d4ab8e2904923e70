import type { SchoolProfile } from '#app/features/school/profile.ts';
import { hrefOf } from '#app/addresses.ts';
import type { TextDocument } from './text-document.ts';

/** What a phone needs to keep the site beside its apps. */
export function manifest(profile: SchoolProfile, language: string): TextDocument {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const said = {
    name: profile.name,
    short_name: [...profile.name].slice(0, 12).join('').trim(),
    ...(profile.description && { description: profile.description }),
    lang: language,
    id: hrefOf('home'),
    start_url: hrefOf('home'),
    scope: hrefOf('home'),
    display: 'standalone',
    theme_color: '#1f2a5c',
    background_color: '#fffaf0',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return { contentType: 'application/manifest+json; charset=utf-8', text: JSON.stringify(said) };
}
