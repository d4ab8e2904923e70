import { encode } from 'uqr';

/** What readers need about the code to tell it from its ground; the light ground around is a part of it. */
const MARGIN = 2;

interface QrBox {
  /** Its left edge, or its right one. */
  left?: number;
  right?: number;
  middle: number;
  /** The side that it may have. */
  most: number;
  colour: string;
}

/** Dark modules on white, each of whole pixels: no edge is blurred. */
export function qrDrawing(
  text: string,
  { left, right = 0, middle, most, colour }: QrBox,
): { svg: string; side: number } {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: MARGIN });
  const module = Math.max(1, Math.floor(most / size));
  const side = module * size;
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const svg =
    `<g transform="translate(${left ?? right - side} ${Math.round(middle - side / 2)}) scale(${module})" shape-rendering="crispEdges">` +
    `<path fill="#ffffff" d="M0 0h${size}v${size}h-${size}z"/><path fill="${colour}" d="${dark.join('')}"/></g>`;
  return { svg, side };
}
