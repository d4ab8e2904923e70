import { openingOf } from '#app/sites/identity/gateways.ts';
import { type Identity, isDefaultTheme } from '#app/sites/identity/identity.ts';
import { markPaths } from '#app/sites/identity/mark.ts';
import type { Palette } from '#app/sites/identity/palettes.ts';
import { CARD_FACES } from '../../notice-cards/card-text.server.ts';
import logo from '#app/ui/marks/logo-reversed.svg?raw';

const FRAME = { x: 706, y: 52, width: 430 };
const INNER = { x: FRAME.x + 11, y: FRAME.y + 15, width: FRAME.width - 22 };
const HEIGHT = 630;

/** The arch extends to the card's lower edge, without a sill. */
export const PICTURE_BOX = { width: INNER.width, height: HEIGHT - INNER.y };

/** A card without its text, as SVG. Without a picture the school's flower is in the arch. */
export function cardDrawing(identity: Identity, picture?: string): string {
  const { palette } = identity;
  const arch = ({ x, y, width }: { x: number; y: number; width: number }) =>
    `<path transform="translate(${x} ${y}) scale(${width / 1000})" d="${openingOf(identity.theme.gateway, 2000)}"/>`;
  const inside = picture
    ? `<image clip-path="url(#arch)" x="${INNER.x}" y="${INNER.y}" width="${INNER.width}" height="${PICTURE_BOX.height}" href="${picture}"/>`
    : `<g fill="${palette.sand}">${arch(INNER)}</g><g clip-path="url(#arch)">${risingFlower(palette)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="${HEIGHT}"><defs><clipPath id="arch">${arch(INNER)}</clipPath></defs><rect width="1200" height="${HEIGHT}" fill="${palette.wall}"/><g fill="${palette.onWall}">${arch(FRAME)}</g>${inside}${markOf(identity)}<path d="M72 538h72v6h-72z" fill="${palette.accent}"/></svg>`;
}

/** Rings of petals around a centre on the lower edge, each ring scalloped like the arch. */
function risingFlower({ accent, sand }: Palette): string {
  const centre = INNER.x + INNER.width / 2;
  const rings = [
    { radius: 178, petals: 15 },
    { radius: 136, petals: 13 },
    { radius: 96, petals: 11 },
    { radius: 58, petals: 7 },
    { radius: 26, petals: 5 },
  ];
  return rings
    .map(({ radius, petals }) => {
      const at = (index: number) => {
        const angle = Math.PI * (1 - index / petals);
        return `${(centre + radius * Math.cos(angle)).toFixed(1)} ${(HEIGHT - radius * Math.sin(angle)).toFixed(1)}`;
      };
      const scallop = (radius * Math.sin(Math.PI / petals / 2) * 1.06).toFixed(1);
      const edge = Array.from(
        { length: petals },
        (_, index) => `A${scallop} ${scallop} 0 0 1 ${at(index + 1)}`,
      );
      return `<path d="M${at(0)}${edge.join('')}Z" fill="${accent}" stroke="${sand}" stroke-width="6" stroke-linejoin="round"/>`;
    })
    .join('');
}

/** Only the mark: the school's name is next to it. */
const markOf = (identity: Identity) =>
  isDefaultTheme(identity.theme)
    ? FIRST_MARK
    : `<g transform="translate(72 58)">${markPaths(identity, 64, 77, CARD_FACES[identity.theme.letters].title)}</g>`;

const FIRST_MARK = `<g transform="translate(72 58) scale(.62)">${logo
  .match(/<path[^>]*>/g)!
  .slice(0, 2)
  .join('')}</g>`;
