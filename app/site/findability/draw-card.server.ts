import { renderAsync } from '@resvg/resvg-js';
import { formatDay } from '#app/core/days.ts';
import { sharp, sharpFromPixels } from '#app/media/sharp.server.ts';
import { type Card, CARD_SIZE } from '#app/platform/http/page-card.ts';
import { cardDrawing, PICTURE_BOX } from './card-drawing.ts';
import { letter, letterToFit } from './card-text.server.ts';

const PAPER = '#fffaf0';
const MARIGOLD_SOFT = '#ffe0a3';
const TEXT = { left: 72, width: 580, bottom: 500 };
const TITLE_SIZES = [104, 92, 82, 74, 66, 58, 50, 44, 38, 32];
const TITLE_ROOM = 280;

/** The school's card for one page: its title, and its picture through the arch. `photo` is a JPEG or PNG. */
export async function drawCard(card: Card, photo?: Uint8Array): Promise<Buffer> {
  const { width, height } = CARD_SIZE;
  const ground = await renderAsync(cardDrawing(photo && (await cropped(photo))), {
    font: { loadSystemFonts: false },
  });
  const [name, mission] = await Promise.all([
    letterToFit(card.schoolName, {
      face: 'CardText',
      sizes: [34, 28, 24, 20],
      colour: PAPER,
      width: 440,
      height: 84,
    }),
    card.mission &&
      letterToFit(card.mission, {
        face: 'CardText',
        sizes: [26, 22, 20],
        colour: PAPER,
        width: TEXT.width,
        height: 60,
      }),
  ]);
  const title = await letterToFit(card.title, {
    face: 'CardTitle',
    sizes: TITLE_SIZES,
    colour: PAPER,
    width: TEXT.width,
    height: TITLE_ROOM,
  });
  const label = [card.section, card.day && formatDay(card.day)].filter(Boolean).join(' · ');
  const above =
    label && (await letter(label, { face: 'CardText', size: 28, colour: MARIGOLD_SOFT, width: TEXT.width }));
  const titleTop = TEXT.bottom - title.raw.height;
  const placed = [
    { ...name, left: 160, top: 97 - Math.round(name.raw.height / 2) },
    { ...title, left: TEXT.left, top: titleTop },
    ...(above ? [{ ...above, left: TEXT.left, top: titleTop - 24 - above.raw.height }] : []),
    ...(mission ? [{ ...mission, left: TEXT.left, top: 566 }] : []),
  ];
  return sharpFromPixels(ground.pixels, width, height)
    .composite(placed)
    .flatten({ background: PAPER })
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** What is most worth seeing, in the size it is shown at. */
async function cropped(photo: Uint8Array): Promise<string> {
  const { width, height } = PICTURE_BOX;
  const jpeg = await sharp(photo)
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .flatten({ background: PAPER })
    .jpeg({ quality: 92 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
