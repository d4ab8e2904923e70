const FRAME = { x: 706, y: 52, width: 430 };
const INNER = { x: FRAME.x + 11, y: FRAME.y + 15, width: FRAME.width - 22 };
const HEIGHT = 630;

/** The arch runs out of the card's lower edge: its sill is the edge itself. */
export const PICTURE_BOX = { width: INNER.width, height: HEIGHT - INNER.y };

/** All of a card but its words, as SVG. Without a picture the school's marigold rises in the arch. */
export function cardDrawing(picture?: string): string {
  const inside = picture
    ? `<image clip-path="url(#arch)" x="${INNER.x}" y="${INNER.y}" width="${INNER.width}" height="${PICTURE_BOX.height}" href="${picture}"/>`
    : `<g fill="#f3e6cf">${arch(INNER)}</g><g clip-path="url(#arch)">${risingMarigold()}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="${HEIGHT}"><defs><clipPath id="arch">${arch(INNER)}</clipPath></defs><rect width="1200" height="${HEIGHT}" fill="#1f2a5c"/><g fill="#fffaf0">${arch(FRAME)}</g>${inside}${MARK}<path d="M72 538h72v6h-72z" fill="#f2a51f"/></svg>`;
}

/** The crown of `ui/marks/arch.svg` on jambs that reach below the card. */
const arch = ({ x, y, width }: { x: number; y: number; width: number }) =>
  `<path transform="translate(${x} ${y}) scale(${width / 1000})" d="M0 661.4A126.3 126.3 0 0 1 55.3 556.9A126.3 126.3 0 0 1 140.1 360.7A126.3 126.3 0 0 1 311 225.2C322.4 74.1 488 40 500 0C512 40 677.6 74.1 689 225.2A126.3 126.3 0 0 1 859.9 360.7A126.3 126.3 0 0 1 944.7 556.9A126.3 126.3 0 0 1 1000 661.4V2000H0Z"/>`;

/** Rings of petals round a centre on the lower edge, each ring of scallops like the arch's own. */
function risingMarigold(): string {
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
      return `<path d="M${at(0)}${edge.join('')}Z" fill="#f2a51f" stroke="#f3e6cf" stroke-width="6" stroke-linejoin="round"/>`;
    })
    .join('');
}

/** The logo's arch with its marigold, for a dark ground. */
const MARK = `<g transform="translate(72 58) scale(.64)"><path d="M0 124.1V66.1A12.6 12.6 0 0 1 5.5 55.7A12.6 12.6 0 0 1 14 36.1A12.6 12.6 0 0 1 31.1 22.5C32.2 7.4 48.8 4 50 0C51.2 4 67.8 7.4 68.9 22.5A12.6 12.6 0 0 1 86 36.1A12.6 12.6 0 0 1 94.5 55.7A12.6 12.6 0 0 1 100 66.1V124.1Z" fill="#f2a51f"/><g fill="#1f2a5c" stroke="#f2a51f" stroke-width="3" stroke-linejoin="round"><path d="M11 115.1A7.31 7.31 0 0 1 13.35 101.76A7.31 7.31 0 0 1 20.12 90.03A7.31 7.31 0 0 1 30.5 81.33A7.31 7.31 0 0 1 43.23 76.69A7.31 7.31 0 0 1 56.77 76.69A7.31 7.31 0 0 1 69.5 81.33A7.31 7.31 0 0 1 79.88 90.03A7.31 7.31 0 0 1 86.65 101.76A7.31 7.31 0 0 1 89 115.1Z"/><path d="M22 115.1A6.73 6.73 0 0 1 24.77 102.95A6.73 6.73 0 0 1 32.54 93.21A6.73 6.73 0 0 1 43.77 87.8A6.73 6.73 0 0 1 56.23 87.8A6.73 6.73 0 0 1 67.46 93.21A6.73 6.73 0 0 1 75.23 102.95A6.73 6.73 0 0 1 78 115.1Z"/><path d="M33 115.1A5.67 5.67 0 0 1 36.25 105.11A5.67 5.67 0 0 1 44.75 98.93A5.67 5.67 0 0 1 55.25 98.93A5.67 5.67 0 0 1 63.75 105.11A5.67 5.67 0 0 1 67 115.1Z"/><path d="M42.5 115.1A4.05 4.05 0 0 1 46.25 108.6A4.05 4.05 0 0 1 53.75 108.6A4.05 4.05 0 0 1 57.5 115.1Z"/></g><path d="M0 115.1H100V124.1H0Z" fill="#f2a51f"/></g>`;
