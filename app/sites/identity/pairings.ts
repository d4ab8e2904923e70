import { contrast } from '#app/core/contrast.ts';
import type { Palette } from './palettes.ts';

/** Text of normal size; WCAG 2.2, 1.4.3. */
const TEXT = 4.5;
/** Large text, and controls; 1.4.3 and 1.4.11. */
const PART = 3;

/** The lightbox and the backdrop of a dialog: the same in every theme. */
const NIGHT = '#0b1029';
const WHITE = '#ffffff';

interface Pairing {
  name: string;
  least: number;
  of(palette: Palette): [string, string];
}

const pairing = (name: string, least: number, of: Pairing['of']): Pairing => ({ name, least, of });

/** Every pair of colours that meet on a page, as combined in the style sheets. */
export const pairings = [
  pairing('onWall', TEXT, (of) => [of.onWall, of.wall]),
  pairing('accentOnWall', TEXT, (of) => [of.accent, of.wall]),
  pairing('onAccent', TEXT, (of) => [of.onAccent, of.accent]),
  pairing('textOnPaper', TEXT, (of) => [of.ink, of.paper]),
  pairing('textOnSand', TEXT, (of) => [of.ink, of.sand]),
  pairing('textOnWhite', TEXT, (of) => [of.ink, WHITE]),
  pairing('textOnToday', TEXT, (of) => [of.ink, mixed(of.paper, of.soft, 0.38)]),
  pairing('textOnSoft', TEXT, (of) => [of.ink, of.soft]),
  pairing('deepOnSoft', TEXT, (of) => [of.deep, of.soft]),
  pairing('quietOnPaper', TEXT, (of) => [of.quiet, of.paper]),
  pairing('quietOnSand', TEXT, (of) => [of.quiet, of.sand]),
  pairing('quietOnWhite', TEXT, (of) => [of.quiet, WHITE]),
  pairing('paperOnInk', TEXT, (of) => [of.paper, of.ink]),
  pairing('quietOnInk', TEXT, (of) => [mixed(of.ink, of.paper, 0.82), of.ink]),
  pairing('monthOnInk', TEXT, (of) => [of.ringOnDark, of.ink]),
  pairing('paperOnDeep', TEXT, (of) => [of.paper, of.deep]),
  pairing('whiteOnSecond', TEXT, (of) => [WHITE, of.second]),
  pairing('paperOnSecondDeep', TEXT, (of) => [of.paper, of.secondDeep]),
  pairing('secondOnPaper', TEXT, (of) => [of.second, of.paper]),
  pairing('secondOnSand', PART, (of) => [of.second, of.sand]),
  pairing('secondDeepOnPaper', TEXT, (of) => [of.secondDeep, of.paper]),
  pairing('secondDeepOnSand', TEXT, (of) => [of.secondDeep, of.sand]),
  pairing('secondDeepOnWhite', TEXT, (of) => [of.secondDeep, WHITE]),
  pairing('secondDeepOnToday', TEXT, (of) => [of.secondDeep, mixed(of.paper, of.soft, 0.38)]),
  pairing('wrongOnPaper', TEXT, (of) => [of.wrongDeep, of.paper]),
  pairing('wrongOnSand', TEXT, (of) => [of.wrongDeep, of.sand]),
  pairing('wrongOnItsWash', TEXT, (of) => [of.wrongDeep, mixed(WHITE, of.wrong, 0.14)]),
  pairing('wrongEdge', PART, (of) => [of.wrong, WHITE]),
  pairing('wrongLine', PART, (of) => [of.wrong, of.paper]),
  pairing('doneOnPaper', TEXT, (of) => [of.doneDeep, of.paper]),
  pairing('doneOnSand', TEXT, (of) => [of.doneDeep, of.sand]),
  pairing('doneLine', PART, (of) => [of.done, of.paper]),
  pairing('edgeOfField', PART, (of) => [of.edge, WHITE]),
  pairing('edgeOnPaper', PART, (of) => [of.edge, of.paper]),
  pairing('edgeOnSand', PART, (of) => [of.edge, of.sand]),
  pairing('ringOnPaper', PART, (of) => [of.secondDeep, of.paper]),
  pairing('ringOnWall', PART, (of) => [of.accent, of.wall]),
  pairing('ringOnSecond', PART, (of) => [of.ringOnDark, of.secondDeep]),
  pairing('ringOnPhotos', PART, (of) => [of.ringOnDark, NIGHT]),
] as const;

export interface Measured {
  name: string;
  ratio: number;
  least: number;
}

export const measured = (palette: Palette): Measured[] =>
  pairings.map(({ name, least, of }) => ({ name, least, ratio: contrast(...of(palette)) }));

/** Undefined if all are readable. */
export const failing = (palette: Palette): Measured | undefined =>
  measured(palette).find(({ ratio, least }) => ratio < least);

/** For text only: other parts need less contrast. */
export const weakestText = (palette: Palette): number =>
  Math.min(...measured(palette).flatMap(({ ratio, least }) => (least === TEXT ? [ratio] : [])));

/** `part` of the second in the first, like `color-mix(in srgb, …)`. */
export function mixed(one: string, other: string, part: number): string {
  const channel = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(one, at) * (1 - part) + channel(other, at) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
