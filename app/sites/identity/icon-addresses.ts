import { type Identity, identityVersion, isDefaultTheme } from './identity.ts';

export const iconSizes = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-maskable-512.png': 512,
} as const;

export const iconFiles = ['favicon.ico', 'favicon.svg', ...Object.keys(iconSizes)] as const;

/** Without a logo and in the first look a site has the icons that it comes with. */
export const hasOwnIcons = ({ theme, logo }: Identity): boolean => logo !== null || !isDefaultTheme(theme);

/** Where the icons of a site are. Their version is in the address: a browser keeps the old one for weeks otherwise. */
export function iconAddress(identity: Identity) {
  const folder = hasOwnIcons(identity) ? `/icons/${identityVersion(identity)}` : '';
  return {
    href: (file: string) => `${folder}/${file}`,
    /** A logo is a photograph as far as we know; in a gateway we draw ourselves. */
    hasDrawing: identity.logo === null,
  };
}
