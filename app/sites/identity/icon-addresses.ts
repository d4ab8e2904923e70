import { type Identity, identityVersion, isDefaultTheme } from './identity.ts';

export const iconSizes = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-maskable-512.png': 512,
} as const;

export const iconFiles = ['favicon.ico', 'favicon.svg', ...Object.keys(iconSizes)] as const;

/** Without a logo and with the default theme a site has the default icons. */
export const hasOwnIcons = ({ theme, logo }: Identity): boolean => logo !== null || !isDefaultTheme(theme);

/** The addresses of a site's icons. They contain a version, because browsers keep old icons for weeks. */
export function iconAddress(identity: Identity) {
  const folder = hasOwnIcons(identity) ? `/icons/${identityVersion(identity)}` : '';
  return {
    href: (file: string) => `${folder}/${file}`,
    /** A logo may be a photograph; the gateway is our own drawing. */
    hasDrawing: identity.logo === null,
  };
}

/** The icon that stands for the school: a small drawing, or its logo. */
export function schoolMark(identity: Identity): string {
  const { href, hasDrawing } = iconAddress(identity);
  return href(hasDrawing ? 'favicon.svg' : 'icon-192.png');
}
