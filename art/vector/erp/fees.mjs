import { lettering } from '../lettering.mjs';
import { palette } from '../palette.mjs';
import { loop } from './motion.mjs';
import { phone, screen, tick } from './phone.mjs';

const { indigo, indigoDeep, marigold, quiet, line, sand } = palette;
const { left, right, middle } = screen;
const white = '#fff';

/** A slip appears, Pay is pressed, and a receipt replaces the slip. No amount is a real one. */
export function fees(options) {
  const motion = loop(6, options);
  return phone('Fees', `${options?.still ? '' : slip(motion) + payButton(motion)}${receipt(motion)}`);
}

const paid = 2.7;

function slip(motion) {
  return (
    `<g opacity="0"><path fill="${white}" stroke="${line}" d="M${left}.5 250.5h195v178h-195z"/>` +
    lettering('Term fee', { x: left + 16, y: 286, size: 18, fill: quiet }) +
    lettering('Rs. 0,000', { face: 'heading', x: left + 16, y: 330, size: 38, fill: indigo }) +
    rule(350) +
    bars(370) +
    motion.show(0.2, paid - 0.2) +
    motion.slide([
      [0.2, '0 60'],
      [0.9, '0 0'],
      [paid - 0.2, '0 0'],
      [paid + 0.2, '0 -30'],
    ]) +
    '</g>'
  );
}

function payButton(motion) {
  const pressed = 2;
  return (
    `<g opacity="0"><path fill="${marigold}" d="M${left} 452h196v56H${left}z">` +
    motion.animate('fill', [
      [pressed, marigold],
      [pressed + 0.15, palette.marigoldSoft],
      [pressed + 0.4, palette.marigoldSoft],
      [pressed + 0.6, marigold],
    ]) +
    `</path>${lettering('Pay', { x: middle, y: 487, size: 21, fill: indigoDeep, anchor: 'middle' })}` +
    // The circle of a fingertip.
    `<circle cx="${middle + 44}" cy="484" r="17" fill="${indigo}" fill-opacity=".3" opacity="0">` +
    motion.show(pressed - 0.5, pressed + 0.35) +
    motion.animate('r', [
      [pressed - 0.2, 24],
      [pressed + 0.1, 15],
      [pressed + 0.3, 24],
    ]) +
    `</circle>${motion.show(0.6, paid - 0.1)}</g>`
  );
}

function receipt(motion) {
  const foot = Array.from({ length: 7 }, () => 'a14 14 0 0 1-28 0').join('');
  return (
    `<g><g><path fill="${white}" stroke="${line}" d="M${left} 250.5h196V490${foot}z"/>` +
    lettering('Receipt', { face: 'heading', x: middle, y: 360, size: 27, fill: indigo, anchor: 'middle' }) +
    rule(380) +
    lettering('Term fee', { x: left + 16, y: 414, size: 17, fill: quiet }) +
    lettering('Rs. 0,000', { x: right - 16, y: 414, size: 17, fill: indigo, anchor: 'end' }) +
    lettering('Paid', { x: left + 16, y: 446, size: 17, fill: quiet }) +
    lettering('Rs. 0,000', { x: right - 16, y: 446, size: 17, fill: indigo, anchor: 'end' }) +
    motion.show(paid) +
    motion.slide([
      [paid, '0 40'],
      [paid + 0.6, '0 0'],
    ]) +
    `</g>${tick(motion, { x: middle, y: 298, radius: 27, from: paid + 0.6 })}</g>`
  );
}

const rule = (y) => `<path stroke="${line}" d="M${left + 16} ${y}.5H${right - 16}"/>`;
const bars = (y) =>
  `<path stroke="${sand}" stroke-width="12" d="M${left + 16} ${y + 6}h164M${left + 16} ${y + 32}h110"/>`;
