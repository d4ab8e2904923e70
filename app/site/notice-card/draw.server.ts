import { renderAsync } from '@resvg/resvg-js';
import type { Sharp } from 'sharp';
import { cropAround } from '#app/media/focus.ts';
import { collectGarbage } from '#app/platform/collect-garbage.ts';
import { drawWithinRoom } from '#app/media/ingest/decoding-room.server.ts';
import { sharp, sharpFromPixels } from '#app/media/ingest/sharp.server.ts';
import { fontFile, markFace } from '#app/site/findability/card-text.server.ts';
import type { Identity } from '#app/sites/identity/identity.ts';
import type { Announcement } from './announcement.ts';
import { blackAndWhite, coloursOf, sheetColoursOf } from './colours.ts';
import { type Format, type FormatName, formats, type Lettered, scaled } from './formats.server.ts';
import { cardGround, markDrawing, pictureBox, sheetGround } from './ground.ts';
import { layOut } from './lay-out.server.ts';
import { pdfOfPicture } from './pdf.ts';
import { qrDrawing } from './qr.ts';
import { signCard, signSheet } from './signature.server.ts';

export interface Subject {
  card: Announcement;
  identity: Identity;
  /** Said beside the code. */
  scan: string;
  /** JPEG or PNG, and the school's logo in one of the forms that we read. */
  photo?: Uint8Array | undefined;
  logo?: Uint8Array | undefined;
}

/** For WhatsApp and the like, which make a JPEG of whatever they are given. */
export async function drawPicture(subject: Subject, name: 'tall' | 'square'): Promise<Buffer> {
  const colours = coloursOf(subject.identity.palette);
  const format = formats[name];
  return drawWithinRoom(format, async () => {
    const drawn = await draw(subject, { name, format, colours });
    return drawn.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
  });
}

/** 288 dots to an inch: letters and code have clean edges on paper. */
const PRINT = 3;

export interface SheetKind {
  /** Lines and letters alone, without the picture. */
  isBlack: boolean;
}

/** One sheet to print or to send, of the size it says it has, and the same as it is seen on a screen. */
export async function drawSheet(
  subject: Subject,
  { isBlack }: SheetKind,
): Promise<{ pdf: Buffer; preview: Buffer }> {
  const { card, identity, photo } = subject;
  const format = scaled(formats.a4, PRINT);
  const { width, height } = format;
  const colours = isBlack ? blackAndWhite : sheetColoursOf(identity.palette);
  return drawWithinRoom(format, async () => {
    const sheet = { ...subject, photo: isBlack ? undefined : photo };
    // What others have left, then what this leaves, before the next one has the room.
    await collectGarbage();
    const bytes = await printedOf(sheet, { format, colours, isBlack });
    const printed = bytes.grey ? sharpFromPixels(bytes.grey, width, height, 1) : sharp(bytes.jpeg);
    const preview = await printed.resize({ width: formats.a4.width }).jpeg({ quality: 90 }).toBuffer();
    await collectGarbage();
    const words = [card.school.name, card.when, card.title, ...card.facts, card.url];
    const says = words.join('\n');
    return {
      pdf: pdfOfPicture({ ...bytes, width, height, title: card.title, says, link: card.url }),
      preview,
    };
  });
}

/** The whole sheet is held once: what is seen on a screen is made of what is printed. */
async function printedOf(
  subject: Subject,
  { format, colours, isBlack }: Pick<Lettered, 'format' | 'colours'> & SheetKind,
): Promise<{ grey: Buffer; jpeg?: never } | { jpeg: Buffer; grey?: never }> {
  const drawn = await draw(subject, { name: 'a4', format, colours });
  return isBlack
    ? { grey: await drawn.greyscale().raw().toBuffer() }
    : { jpeg: await drawn.jpeg(PRINTED_JPEG).toBuffer() };
}

/** Written line by line: with a code of its own all of it is held in memory, some 90 MB. */
const PRINTED_JPEG = { quality: 88, chromaSubsampling: '4:4:4', optimiseCoding: false };

async function draw(
  { card, identity, scan, photo, logo }: Subject,
  asked: Pick<Lettered, 'format' | 'colours'> & { name: FormatName },
): Promise<Sharp> {
  const { name, format, colours } = asked;
  const isSheet = name === 'a4';
  const lettered = { format, colours, letters: identity.look.letters };
  const face = markFace(identity);
  const laidOut = await layOut(photo ? card : { ...card, picture: undefined }, lettered);
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
  const signature = await (isSheet ? signSheet : signCard)(card, lettered, beside);
  const ground = (isSheet ? sheetGround : cardGround)({
    format,
    colours,
    gateway: identity.look.gateway,
    rule: laidOut.rule,
    picture: laidOut.hasPicture && photo ? await cropped(photo, card, format, colours.page) : undefined,
    over: mark.svg + code.svg,
  });
  const rendered = await renderAsync(ground, {
    font: { loadSystemFonts: false, fontFiles: [fontFile(face)] },
  });
  return sharpFromPixels(rendered.pixels, format.width, format.height)
    .composite(
      [...laidOut.placed, ...signature].map(({ input, raw, left, top }) => ({ input, raw, left, top })),
    )
    .flatten({ background: colours.page })
    .removeAlpha();
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

/** What is most worth seeing, in the size it is shown at: around the point that was chosen, else as it seems. */
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
