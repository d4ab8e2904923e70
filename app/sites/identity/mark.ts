import { openingOf } from './gateways.ts';
import type { Identity } from './identity.ts';

type Marked = Pick<Identity, 'theme' | 'palette' | 'initial'>;

/** The logo's fonts where no web font can be loaded, as in a browser's tab. */
const DEVICE_FONTS = { carved: 'Georgia,serif', book: 'Georgia,serif', round: 'Verdana,sans-serif' };

/** The gateway in the accent colour with the school's letter in it, `width` wide, its bottom at `height`. */
export function markPaths({ theme, palette, initial }: Marked, width: number, height: number, font?: string) {
  const scale = width / 1000;
  const size = width * (theme.gateway === 'plain' ? 0.9 : 0.8);
  const foot = height * 0.85;
  const letter = initial.replace(/[&<>]/g, '');
  return (
    `<path transform="scale(${scale})" fill="${palette.accent}" d="${openingOf(theme.gateway, height / scale)}"/>` +
    `<text x="${width / 2}" y="${foot.toFixed(1)}" text-anchor="middle" font-family="${font ?? DEVICE_FONTS[theme.letters]}" font-size="${size.toFixed(1)}" fill="${palette.onAccent}">${letter}</text>`
  );
}

/** For a tab, which may be light or dark: only the logo. */
export const tabMark = (identity: Marked, font?: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g transform="translate(3)">${markPaths(identity, 26, 32, font)}</g></svg>`;

/**
 * For home screens, which cut their own corners: the logo on a full background. `share` is its part of the
 * height.
 */
export function tileMark(identity: Marked, share: number, font?: string): string {
  const [width, height] = [100, 122];
  const side = height / share;
  const [left, top] = [(side - width) / 2, (side - height) / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side.toFixed(1)} ${side.toFixed(1)}"><path fill="${identity.palette.wall}" d="M0 0h${side}v${side}h-${side}z"/><g transform="translate(${left.toFixed(1)} ${top.toFixed(1)})">${markPaths(identity, width, height, font)}</g></svg>`;
}
