// The school's logo, an arch with a marigold in it, and its variants.
import { arch, petals, round } from './geometry.mjs';
import { lettering } from './lettering.mjs';
import { palette } from './palette.mjs';

const { indigo, marigold, paper } = palette;
const title = 'role="img" aria-label="LFIS"';

export const logo = () => wordmark({ gate: indigo, flower: marigold, letters: indigo });
export const logoReversed = () => wordmark({ gate: marigold, flower: indigo, letters: paper });

export function logoMark() {
  const { gate, flower } = mark(100);
  return svg(
    `0 0 100 ${Math.ceil(gate.height)}`,
    fill(indigo, `${gate.path}Z`) + fill(marigold, flower, evenodd),
  );
}

/** In one colour the flower is cut out of the arch. */
export function logoMarkMono() {
  const { gate, flower } = mark(100);
  return svg(`0 0 100 ${Math.ceil(gate.height)}`, fill('currentColor', `${gate.path}Z${flower}`, evenodd));
}

/** For 16 to 24 pixels: two foils a side instead of three, one row of petals, edges on whole pixels. */
export const logoMarkSmall = () => svg('0 0 32 32', smallMark(indigo, marigold));

/** Browser tabs are light or dark; the marigold arch shows on both. */
export const favicon = () => svg('0 0 32 32', smallMark(marigold, indigo));

/**
 * For home screens, which cut their own corners: the logo on a full background. `share` is its part of the
 * height.
 */
export function tile(share) {
  const { gate, flower } = mark(100);
  const side = gate.height / share;
  const [left, top] = [(100 - side) / 2, (gate.height - side) / 2];
  return svg(
    [left, top, side, side].map(round).join(' '),
    fill(
      indigo,
      `M${round(left - 1)} ${round(top - 1)}h${round(side + 2)}v${round(side + 2)}h-${round(side + 2)}z`,
    ) +
      fill(marigold, `${gate.path}Z`) +
      fill(indigo, flower, evenodd),
  );
}

const evenodd = ' fill-rule="evenodd"';

function wordmark({ gate: gateColour, flower: flowerColour, letters }) {
  const { gate, flower } = mark(112.6);
  return svg(
    '0 0 361 125',
    fill(gateColour, `${gate.path}Z`) +
      fill(flowerColour, flower, evenodd) +
      lettering('LFIS', { face: 'logo', x: 126, y: 122.1, size: 104, spacing: 40, fill: letters }),
  );
}

function mark(width) {
  const unit = width / 100;
  const gate = arch({ ...niche, width, jamb: 44 * unit });
  const ring = (radius, count) =>
    petals({ x: width / 2, y: gate.height - 9 * unit, radius: radius * unit, count, half: true });
  // Odd outlines are petals, even ones the gaps between them.
  const flower = [ring(41, 9), ring(31, 7), ring(27.2, 7), ring(18, 5), ring(14, 5)].join('');
  return { gate, flower };
}

export const niche = {
  rise: 0.54,
  foils: 3,
  spread: 1.42,
  crown: 1.45,
  fat: 1.5,
  tip: 0.05,
  ease: 0.8,
  lift: 0.8,
};

function smallMark(gateColour, flowerColour) {
  const gate = arch({
    ...niche,
    width: 28,
    rise: 0.48,
    foils: 2,
    spread: 1.45,
    crown: 1.25,
    fat: 1.3,
    tip: 0.07,
  });
  const path = gate.path.replace(/^M0 [\d.]+/, 'M0 32').replace(/V[\d.]+$/, 'V32Z');
  const ring = (radius, count) => petals({ x: 14, y: 28, radius, count, half: true });
  const flower = ring(10, 5) + ring(6, 3) + ring(3.4, 3);
  return `<g transform="translate(2)">${fill(gateColour, path)}${fill(flowerColour, flower, evenodd)}</g>`;
}

const fill = (colour, path, more = '') => `<path fill="${colour}"${more} d="${path}"/>`;
const svg = (viewBox, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${title}>${body}</svg>\n`;
