// The masks, dividers and ornaments of the pages: each is a few paths, without a width or height.
import { arch, petals } from './geometry.mjs';
import { niche } from './logo.mjs';
import { palette } from './palette.mjs';

const { indigo, indigoDeep, marigold, sand } = palette;

/** Only the crown, as a mask: the page adds the rest of the opening as a plain rectangle below it. */
export function archMask() {
  const crown = arch({ ...niche, width: 1000 });
  return svg(`0 0 1000 ${crown.height}`, `<path d="${crown.path}Z"/>`);
}

/** A thin outline around the active item of the menu; it stretches with the item, but its line width does not. */
export function archLine() {
  const line = arch({ ...gate, width: 160, rise: 0.3, foils: 5, crown: 1.7, fat: 1.6, tip: 0.03, jamb: 12 });
  return svg(
    `-1 -1 162 ${line.height + 1}`,
    `<path d="${line.path}" fill="none" stroke="${marigold}" stroke-width="1.5" vector-effect="non-scaling-stroke"/>`,
    ' preserveAspectRatio="none"',
  );
}

export const marigoldFlower = () => svg('0 0 100 100', flower(50, 50, 46, 1.1));

/** One lobe; the page repeats it along an edge as a mask. */
export const scallop = () => svg('0 0 2 1', '<path d="M0 0a1 1 0 0 0 2 0z"/>');

/** A wall with an open doorway, for pictures behind it or on its own. */
export function gateway() {
  const { path, height } = arch({ ...gate, width: 1000, jamb: 470 });
  const [left, top, right] = [-84, -104, 1084];
  const band = (width, colour) => `<use href="#a" stroke-width="${width}" stroke="${colour}"/>`;
  const bands = [
    [76, marigold],
    [72, indigo],
    [40, sand],
    [32, indigoDeep],
    [20, sand],
  ].map(([width, colour]) => band(width, colour));
  const wall = `M${left} ${top}H${right}V${height}H${left}Z${path}Z`;
  return svg(
    `${left} ${top} ${right - left} ${height - top}`,
    `<defs><path id="a" d="${path}"/><clipPath id="w"><path clip-rule="evenodd" d="${wall}"/></clipPath>` +
      `<clipPath id="o"><use href="#a"/></clipPath><filter id="s"><feGaussianBlur stdDeviation="11"/></filter></defs>` +
      `<g fill="none"><g clip-path="url(#o)"><use href="#a" transform="translate(8 14)" stroke="${indigoDeep}" stroke-opacity=".4" stroke-width="36" filter="url(#s)"/></g>` +
      `<path fill="${indigo}" fill-rule="evenodd" d="${wall}"/><g clip-path="url(#w)">${bands.join('')}</g>` +
      `<path stroke="${marigold}" stroke-opacity=".55" stroke-width="2" d="M${left + 2} ${height}V${top + 2}H${right - 2}V${height}"/></g>` +
      flower(74, 66, 82, 2.4) +
      flower(926, 66, 82, 2.4),
  );
}

/** Four rings, separated by thin lines. */
export function flower(x, y, reach, line) {
  const ring = (part, count, turn) => petals({ x, y, radius: reach * part, count, turn });
  const inner = ring(0.74, 14, 0.2) + ring(0.53, 11, 0.1) + ring(0.3, 8, 0);
  return `<path fill="${marigold}" d="${ring(0.95, 16, 0)}"/><path fill="none" stroke="${indigo}" stroke-width="${line}" stroke-linejoin="round" d="${inner}"/>`;
}

const gate = {
  rise: 0.55,
  foils: 4,
  spread: 1.4,
  crown: 1.55,
  fat: 1.65,
  tip: 0.05,
  ease: 0.8,
  lift: 0.78,
  nib: 0.024,
};

const svg = (viewBox, body, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${more}>${body}</svg>\n`;
