// A parent's phone in a niche: the frame of all three pictures.
import { arch, petals, round } from '../geometry.mjs';
import { lettering } from '../lettering.mjs';
import { niche } from '../logo.mjs';
import { palette } from '../palette.mjs';

const { indigo, indigoDeep, marigold, paper, line, quiet } = palette;

/** The part of the screen that a picture may draw on. */
export const screen = { left: 102, right: 298, middle: 200, top: 226, bottom: 548 };

export function phone(title, content) {
  const gate = arch({ ...niche, width: 376, jamb: 299.3 });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 560">' +
    `<path fill="${marigold}" transform="translate(12)" d="${gate.path}Z"/>` +
    `<path fill="${indigo}" fill-rule="evenodd" d="${flower(200, 92)}"/>` +
    `<path fill="${indigoDeep}" d="M74 548V178a28 28 0 0 1 28-28h196a28 28 0 0 1 28 28v370z"/>` +
    `<path fill="${paper}" d="M84 548V182a20 20 0 0 1 20-20h192a20 20 0 0 1 20 20v366z"/>` +
    `<path stroke="${indigoDeep}" stroke-width="4" stroke-linecap="round" d="M184 172h32"/>` +
    lettering(title, { face: 'heading', x: screen.left, y: 212, size: 27, fill: indigo }) +
    lettering('Sample', { x: screen.right, y: 211, size: 13, fill: quiet, anchor: 'end' }) +
    `<path stroke="${line}" d="M${screen.left} 226.5H${screen.right}"/>` +
    content +
    `<path fill="${line}" d="M0 548h400v12H0z"/>` +
    '</svg>\n'
  );
}

/** A white tick on a green circle, drawn at the time `from`. */
export function tick(motion, { x, y, radius, from }) {
  const arm = (value) => round(value * radius);
  return (
    `<g><circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.leaf}"/>` +
    `<path fill="none" stroke="${paper}" stroke-width="${round(radius * 0.2)}" pathLength="1" stroke-dasharray="1 2" ` +
    `d="M${round(x - arm(0.42))} ${round(y + arm(0.04))}l${arm(0.3)} ${arm(0.32)} ${arm(0.56)}-${arm(0.66)}">${motion.drawLine(from + 0.1)}</path>` +
    `${motion.show(from)}</g>`
  );
}

function flower(x, y) {
  const ring = (radius, count) => petals({ x, y, radius, count });
  return ring(36, 16) + ring(27.5, 14) + ring(24.5, 14) + ring(16.5, 10) + ring(13.5, 10);
}
