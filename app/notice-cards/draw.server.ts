import { cropAround } from '#app/media/focus.ts';
import { drawWithinBudget } from '#app/media/ingest/decoding-budget.server.ts';
import { sharp } from '#app/media/ingest/sharp.server.ts';
import { askThread, programBeside } from '#app/platform/threads/open-thread.ts';
import { fontFile, markFace } from '#app/notice-cards/card-text.server.ts';
import type { Identity } from '#app/sites/identity/identity.ts';
import type { Announcement } from './announcement.ts';
import { blackAndWhite, coloursOf, sheetColoursOf } from './colours.ts';
import { type Format, type FormatName, formats, type CardStyle, scaled } from './formats.server.ts';
import { cardGround, markDrawing, pictureBox, sheetGround } from './ground.ts';
import { layOut } from './lay-out.server.ts';
import { type Drawing, paint } from './paint.server.ts';
import { pdfOfPicture } from './pdf.ts';
import type { Print, Printed } from './print.server.ts';
import { signCard, signSheet } from './signature.server.ts';
import { encode } from 'uqr';

export interface Subject {
  card: Announcement;
  identity: Identity;
  /** The text next to the QR code. */
  scan: string;
  /** JPEG or PNG, and the school's logo in one of the supported formats. */
  photo?: Uint8Array | undefined;
  logo?: Uint8Array | undefined;
}

/** For WhatsApp and similar apps, which convert every picture to JPEG. */
export async function drawPicture(subject: Subject, name: 'tall' | 'square'): Promise<Buffer> {
  const colours = coloursOf(subject.identity.palette);
  const format = formats[name];
  return drawWithinBudget(format, async () => {
    const drawn = await paint(await draw(subject, { name, format, colours }));
    return drawn.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
  });
}

/** 288 dots per inch, for sharp letters and QR code on paper. */
const PRINT = 3;

export interface SheetKind {
  /** Only lines and letters, without the picture. */
  isBlack: boolean;
}

const PRINTER = programBeside(import.meta.url, 'print-worker');
/** It takes a second or two, and many times that on a busy machine. */
const PRINTER_LIMITS = { heapMb: 64, maxMs: 60_000 };

/** A sheet to print or to send, in its declared size, and a preview for screens. */
export async function drawSheet(
  subject: Subject,
  { isBlack }: SheetKind,
): Promise<{ pdf: Buffer; preview: Buffer }> {
  const { card, identity, photo } = subject;
  const format = scaled(formats.a4, PRINT);
  const { width, height } = format;
  const colours = isBlack ? blackAndWhite : sheetColoursOf(identity.palette);
  return drawWithinBudget(format, async () => {
    const sheet = { ...subject, photo: isBlack ? undefined : photo };
    const drawing = await draw(sheet, { name: 'a4', format, colours });
    const query: Print = { drawing, isGrey: isBlack, previewWidth: formats.a4.width };
    const { preview, ...bytes } = await askThread<Printed>(PRINTER, query, PRINTER_LIMITS);
    const words = [card.school.name, card.when, card.title, ...card.facts, card.url];
    const says = words.join('\n');
    return {
      pdf: pdfOfPicture({ ...bytes, width, height, title: card.title, says, link: card.url }),
      preview: Buffer.from(preview.buffer),
    };
  });
}

async function draw(
  { card, identity, scan, photo, logo }: Subject,
  options: Pick<CardStyle, 'format' | 'colours'> & { name: FormatName },
): Promise<Drawing> {
  const { name, format, colours } = options;
  const isSheet = name === 'a4';
  const style = { format, colours, letters: identity.theme.letters };
  const face = markFace(identity);
  const laidOut = await layOut(photo ? card : { ...card, picture: undefined }, style);
  const { markTop, markHeight, codeMiddle } = isSheet ? onSheet(format) : onSill(format);
  const mark = markDrawing(identity, colours, {
    x: format.margin,
    y: markTop,
    height: markHeight,
    face,
    own: logo && (await contained(logo, markHeight)),
  });
  const code = qrDrawing(card.url, {
    ...(isSheet ? { left: format.margin } : { right: format.width - format.margin }),
    middle: codeMiddle,
    most: format.qr,
    colour: isSheet ? '#000000' : colours.onSill,
  });
  const beside = {
    mark: format.margin + mark.width,
    code: isSheet ? format.margin + code.side : format.width - format.margin - code.side,
    scan,
  };
  const signature = await (isSheet ? signSheet : signCard)(card, style, beside);
  const ground = (isSheet ? sheetGround : cardGround)({
    format,
    colours,
    gateway: identity.theme.gateway,
    rule: laidOut.rule,
    picture: laidOut.hasPicture && photo ? await cropped(photo, card, format, colours.page) : undefined,
    over: mark.svg + code.svg,
  });
  return {
    svg: ground,
    fontFile: fontFile(face),
    layers: [...laidOut.placed, ...signature].map(({ input, raw, left, top }) => ({ input, raw, left, top })),
    background: colours.page,
    width: format.width,
    height: format.height,
  };
}

const onSill = ({ height, gate }: Format) => {
  const middle = gate.foot + 6 + (height - gate.foot) / 2;
  return { markTop: Math.round(middle - 50), markHeight: 100, codeMiddle: middle };
};

const onSheet = ({ height, gate, margin, unit }: Format) => ({
  markTop: margin - 6 * unit,
  markHeight: 64 * unit,
  codeMiddle: (gate.foot + height) / 2,
});

/** The photo cropped to the displayed size: around the focus point, otherwise automatically. */
async function cropped(
  photo: Uint8Array,
  { picture }: Announcement,
  format: Format,
  page: string,
): Promise<string> {
  const box = pictureBox(format);
  const whole = sharp(photo);
  const part = picture?.focus
    ? whole.extract(cropAround(await whole.metadata(), box, picture.focus)).resize({ ...box, fit: 'fill' })
    : whole.resize({ ...box, fit: 'cover', position: 'attention' });
  return dataAddress('jpeg', await part.flatten({ background: page }).jpeg({ quality: 92 }).toBuffer());
}

async function contained(logo: Uint8Array, height: number): Promise<string> {
  const png = await sharp(logo)
    .resize({ width: height * 3, height: height * 2, fit: 'inside' })
    .png()
    .toBuffer();
  return dataAddress('png', png);
}

const dataAddress = (type: 'jpeg' | 'png', bytes: Buffer) =>
  `data:image/${type};base64,${bytes.toString('base64')}`;

/** The quiet zone that QR readers need; the light background around it is part of it. */
const MARGIN = 2;

interface QrBox {
  left?: number;
  right?: number;
  middle: number;
  /** Its maximum width and height. */
  most: number;
  colour: string;
}

/** Dark modules on white, each of whole pixels, so that no edge is blurred. */
function qrDrawing(
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
