import { gateways, type GatewayName, openingOf } from '#app/sites/identity/gateways.ts';
import { type Identity, isDefaultTheme } from '#app/sites/identity/identity.ts';
import { markPaths } from '#app/sites/identity/mark.ts';
import flower from '#app/ui/marks/marigold.svg?raw';
import logo from '#app/ui/marks/logo-reversed.svg?raw';
import type { CardColours } from './colours.ts';
import type { Format } from './formats.server.ts';
import type { CardLayout } from './stack-blocks.ts';

interface Ground {
  format: Format;
  colours: CardColours;
  gateway: GatewayName;
  rule: CardLayout['rule'];
  /** As a data URL, in the size of `pictureBox()`. */
  picture: string | undefined;
  /** Logo and QR code, on top of it. */
  over: string;
}

/** The part of the gateway that the picture fills. */
export const pictureBox = ({ gate, pictureFoot }: Format) => ({
  width: gate.width,
  height: pictureFoot - gate.y,
});

/** A picture for screens: the wall with its gateway, and the sill below. */
export function cardGround(ground: Ground): string {
  const { format, colours, gateway } = ground;
  const { width, height, gate } = format;
  const line = (colour: string, thick: number) =>
    `<path d="${frameOf(gateway, height * 2)}" fill="none" stroke-linejoin="round" stroke="${colour}" stroke-width="${thick}"/>`;
  return drawing(
    ground,
    `<rect width="${width}" height="${height}" fill="${colours.wall}"/>` +
      (gateway === 'cusped' ? flowers(format, colours) : '') +
      inGate(
        format,
        line(colours.line, 62) +
          line(colours.wall, 57) +
          line(colours.sill, 22) +
          `<path d="${openingOf(gateway, height * 2)}" fill="${colours.page}"/>`,
      ),
    `<rect y="${gate.foot}" width="${width}" height="${height - gate.foot}" fill="${colours.sill}"/>` +
      `<rect y="${gate.foot}" width="${width}" height="12" fill="${colours.sillEdge}"/>`,
  );
}

/** A sheet to print: the gateway as two lines, on white paper. */
export function sheetGround(ground: Ground): string {
  const { format, colours, gateway } = ground;
  const { width, height, gate, margin } = format;
  const foot = ((gate.foot - gate.y) / gate.width) * 1000;
  const lines = inGate(
    format,
    `<path d="${frameOf(gateway, foot)}" fill="none" stroke="${colours.title}" stroke-width="5"/>` +
      `<path d="${frameOf(gateway, (foot + 30) / 1.044)}" transform="translate(-22 -30) scale(1.044)" fill="none" stroke="${colours.line}" stroke-width="2.4"/>`,
  );
  const thick = Math.round(width / 200);
  return drawing(
    ground,
    `<rect width="${width}" height="${height}" fill="${colours.page}"/>`,
    `${lines}<rect x="0" y="${gate.foot}" width="${width}" height="${height - gate.foot}" fill="${colours.page}"/>` +
      `<rect x="${margin}" y="${gate.foot}" width="${width - 2 * margin}" height="${thick}" fill="${colours.line}"/>`,
  );
}

function drawing({ format, colours, gateway, rule, picture, over }: Ground, below: string, above: string) {
  const { width, height, gate } = format;
  const box = pictureBox(format);
  const clip = `<clipPath id="gate"><path transform="${toGate(format)}" d="${openingOf(gateway, height * 2)}"/></clipPath>`;
  const shown =
    picture &&
    `<image clip-path="url(#gate)" x="${gate.x}" y="${gate.y}" width="${box.width}" height="${box.height}" href="${picture}"/>`;
  const thick = Math.round(gate.width / 160);
  const line =
    rule &&
    `<rect x="${rule.x}" y="${Math.round(rule.y - thick / 2)}" width="${rule.width}" height="${thick}" fill="${colours.line}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${clip}</defs>${below}${shown ?? ''}${line ?? ''}${above}${over}</svg>`;
}

const toGate = ({ gate }: Format) => `translate(${gate.x} ${gate.y}) scale(${gate.width / 1000})`;
const inGate = (format: Format, shapes: string) => `<g transform="${toGate(format)}">${shapes}</g>`;

/** The outline without the bottom line: the sides, and the crown over them. */
const frameOf = (gateway: GatewayName, foot: number) => {
  const { over, crown } = gateways[gateway];
  return `M0 ${foot}V${crown * 1000}${over.replace(/^M0 [\d.]+/, '')}V${foot}`;
};

/** One in each upper corner, as next to the school's own gate. */
function flowers({ width, gate }: Format, { line, wall }: CardColours): string {
  const side = gate.width * 0.163;
  const drawn = flower
    .match(/<path[^>]*>/g)!
    .join('')
    .replaceAll('#f2a51f', line)
    .replaceAll('#1f2a5c', wall);
  return [44, width - 44 - side]
    .map((x) => `<g transform="translate(${x} 44) scale(${side / 100})">${drawn}</g>`)
    .join('');
}

interface MarkBox {
  x: number;
  y: number;
  height: number;
  face: string;
  /** The school's own logo, as a data URL. */
  own: string | undefined;
}

/** The school's logo on its wall colour, or the drawn one. */
export function markDrawing(
  identity: Identity,
  colours: CardColours,
  { x, y, height, face, own }: MarkBox,
): { svg: string; width: number } {
  const { logo: file } = identity;
  if (own && file) {
    const pad = Math.round(height * 0.12);
    const inner = height - 2 * pad;
    const width = Math.round(Math.min((inner * file.width) / file.height, inner * 2.2));
    return {
      svg: `<rect x="${x}" y="${y}" width="${width + 2 * pad}" height="${height}" fill="${identity.palette.wall}"/><image x="${x + pad}" y="${y + pad}" width="${width}" height="${inner}" href="${own}"/>`,
      width: width + 2 * pad,
    };
  }
  const width = height * 0.9;
  if (isDefaultTheme(identity.theme)) {
    const [gate, petals] = logo.match(/<path[^>]*>/g)!;
    const drawn = gate!.replace('#f2a51f', colours.mark) + petals!.replace('#1f2a5c', colours.inMark);
    return { svg: `<g transform="translate(${x} ${y}) scale(${height / 124})">${drawn}</g>`, width };
  }
  const { palette } = identity;
  const [accent, onAccent] = [colours.mark, colours.inMark];
  const marked = { ...identity, palette: { ...palette, accent, onAccent } };
  return {
    svg: `<g transform="translate(${x} ${y})">${markPaths(marked, width * 0.92, height, face)}</g>`,
    width,
  };
}
