import { renderAsync } from '@resvg/resvg-js';
import { cropAround, type Focus } from '#app/media/focus.ts';
import { drawWithinBudget } from '#app/media/ingest/decoding-budget.server.ts';
import { sharp, sharpFromPixels } from '#app/media/ingest/sharp.server.ts';
import { type Card, CARD_SIZE } from '#app/platform/http/page-card.ts';
import { contrast } from '#app/core/contrast.ts';
import type { Site } from '#app/sites/site.ts';
import { cardDrawing, PICTURE_BOX } from './card-drawing.server.ts';
import { CARD_FACES, fontFile, renderText, renderTextToFit } from '../../notice-cards/card-text.server.ts';

const TEXT = { left: 72, width: 580, bottom: 500 };
const TITLE_SIZES = [104, 92, 82, 74, 66, 58, 50, 44, 38, 32];
const TITLE_ROOM = 280;

/** The link card of one page: its title, and its picture in the arch. `photo` is a JPEG or PNG. */
export const drawCard = (
  card: Card,
  site: Pick<Site, 'identity' | 'words'>,
  photo?: Uint8Array,
): Promise<Buffer> => drawWithinBudget(CARD_SIZE, () => draw(card, site, photo));

async function draw(
  card: Card,
  { identity, words: { dates } }: Pick<Site, 'identity' | 'words'>,
  photo: Uint8Array | undefined,
): Promise<Buffer> {
  const { width, height } = CARD_SIZE;
  const { palette } = identity;
  const faces = CARD_FACES[identity.theme.letters];
  const picture = photo && (await cropped(photo, palette.paper, card.picture?.focus));
  const ground = await renderAsync(cardDrawing(identity, picture), {
    font: { loadSystemFonts: false, fontFiles: [fontFile(faces.title)] },
  });
  const [name, mission] = await Promise.all([
    renderTextToFit(card.schoolName, {
      face: faces.text,
      sizes: [34, 28, 24, 20],
      colour: palette.onWall,
      width: 440,
      height: 84,
    }),
    card.mission &&
      renderTextToFit(card.mission, {
        face: faces.text,
        sizes: [26, 22, 20],
        colour: palette.onWall,
        width: TEXT.width,
        height: 60,
      }),
  ]);
  const title = await renderTextToFit(card.title, {
    face: faces.title,
    sizes: TITLE_SIZES,
    colour: palette.onWall,
    width: TEXT.width,
    height: TITLE_ROOM,
  });
  const label = [card.section, card.day && dates.day(card.day)].filter(Boolean).join(' · ');
  const above =
    label &&
    (await renderText(label, {
      face: faces.text,
      size: 28,
      colour: labelColour(identity),
      width: TEXT.width,
    }));
  const titleTop = TEXT.bottom - title.raw.height;
  const placed = [
    { ...name, left: 160, top: 97 - Math.round(name.raw.height / 2) },
    { ...title, left: TEXT.left, top: titleTop },
    ...(above ? [{ ...above, left: TEXT.left, top: titleTop - 24 - above.raw.height }] : []),
    ...(mission ? [{ ...mission, left: TEXT.left, top: 566 }] : []),
  ];
  return sharpFromPixels(ground.pixels, width, height)
    .composite(placed)
    .flatten({ background: palette.paper })
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** On a light wall the accent colour itself is dark enough to be readable. */
const labelColour = ({ palette }: Site['identity']) =>
  contrast(palette.soft, palette.wall) >= 4.5 ? palette.soft : palette.accent;

/** The photo cropped to the required size: around the focus point, otherwise automatically. */
async function cropped(photo: Uint8Array, paper: string, focus: Focus | undefined): Promise<string> {
  const { width, height } = PICTURE_BOX;
  const whole = sharp(photo);
  const part = focus
    ? whole
        .extract(cropAround(await whole.metadata(), PICTURE_BOX, focus))
        .resize({ width, height, fit: 'fill' })
    : whole.resize({ width, height, fit: 'cover', position: 'attention' });
  const jpeg = await part.flatten({ background: paper }).jpeg({ quality: 92 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
