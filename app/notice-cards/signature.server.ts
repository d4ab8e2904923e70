import { type Face, renderText } from '#app/notice-cards/card-text.server.ts';
import type { Announcement } from './announcement.ts';
import { facesOf, type CardStyle } from './formats.server.ts';
import type { TextBlock, PlacedBlock } from './stack-blocks.ts';

interface Beside {
  /** The right edge of the logo. */
  mark: number;
  /** The edge of the QR code that the text is next to. */
  code: number;
  scan: string;
}

/** On the sill of a card: the school's name next to its logo, and the address of the page next to its QR code. */
export async function signCard(
  { school, url }: Announcement,
  { format, colours, letters }: CardStyle,
  { mark, code, scan }: Beside,
): Promise<PlacedBlock[]> {
  const { strong, plain, title } = facesOf(letters);
  const { foot } = format.gate;
  const middle = foot + 6 + (format.height - foot) / 2;
  const gap = 22;
  const textStyle = { colour: colours.onSill, width: Math.round((code - mark - 3 * gap) / 2) };
  const name = await largest(school.name, { ...textStyle, ...title, from: 40, height: 124 });
  const ways = [
    await largest(hostOf(url), { ...textStyle, ...strong, from: 34, height: 44 }),
    ...(school.phone ? [await largest(school.phone, { ...textStyle, ...plain, from: 30, height: 40 })] : []),
    await largest(scan, { ...textStyle, ...plain, from: 27, height: 40 }),
  ];
  return [
    ...column([name], { left: mark + gap, middle, space: 0 }),
    ...column(ways, { right: code - gap, middle, space: 15 }),
  ];
}

/**
 * On a sheet the school's name and address are at the top, as on a letterhead, and the address of the page at
 * the bottom.
 */
export async function signSheet(
  { school, url }: Announcement,
  { format, colours, letters }: CardStyle,
  { mark, code, scan }: Beside,
): Promise<PlacedBlock[]> {
  const { strong, plain, title } = facesOf(letters);
  const { unit, margin, width, gate, height } = format;
  const colour = colours.title;
  const room = width - margin - mark;
  const textStyle = { colour, width: Math.round(room * 0.48), height: 64 * unit };
  const small = {
    ...plain,
    colour,
    from: 15 * unit,
    width: Math.round(room * 0.46),
    height: 44 * unit,
    align: 'right' as const,
  };
  const reach = [school.phone, school.email].filter(Boolean).join(' · ');
  const contact = await Promise.all(
    [school.address, reach].filter(Boolean).map((says) => largest(says, small)),
  );
  const name = await largest(school.name, { ...textStyle, ...title, from: 30 * unit });
  const wide = { colour, width: width - margin - code - 28 * unit, height: 44 * unit };
  const ways = [
    await largest(scan, { ...wide, ...plain, from: 19 * unit }),
    await largest(hostOf(url), { ...wide, ...strong, from: 28 * unit }),
  ];
  const head = margin + 26 * unit;
  const foot = (gate.foot + height) / 2;
  return [
    ...column([name], { left: mark + 16 * unit, middle: head, space: 0 }),
    ...column(contact, { right: width - margin, middle: head, space: 8 * unit }),
    ...column(ways, { left: code + 26 * unit, middle: foot, space: 13 * unit }),
  ];
}

const hostOf = (url: string) => new URL(url).host;

const STEPS = [1, 0.9, 0.8, 0.72, 0.64, 0.56, 0.5, 0.44, 0.38];

/** The largest size at which everything fits. */
async function largest(
  says: string,
  options: {
    face: Face;
    hindi: Face;
    from: number;
    colour: string;
    width: number;
    height: number;
    align?: 'right';
  },
): Promise<TextBlock> {
  const { from, height, ...textStyle } = options;
  for (const step of STEPS) {
    const rendered = await renderText(says, { ...textStyle, size: Math.round(from * step) });
    const { raw } = rendered;
    if (step === STEPS.at(-1) || (raw.height <= height && raw.width <= textStyle.width))
      return { ...rendered, part: 'school', says };
  }
  throw new Error('there is always a last size');
}

/** Stacked around a centre line, aligned to one edge. */
function column(
  blocks: TextBlock[],
  { left, right = 0, middle, space }: { left?: number; right?: number; middle: number; space: number },
): PlacedBlock[] {
  const height = blocks.reduce((sum, { raw }) => sum + raw.height + space, -space);
  let top = middle - height / 2;
  return blocks.map((block) => {
    const placed = { ...block, left: Math.round(left ?? right - block.raw.width), top: Math.round(top) };
    top += block.raw.height + space;
    return placed;
  });
}
