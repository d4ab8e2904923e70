import { renderAsync } from '@resvg/resvg-js';
import { drawWithinBudget } from '#app/media/ingest/decoding-budget.server.ts';
import { sharp, sharpFromPixels } from '#app/media/ingest/sharp.server.ts';
import { iconSizes } from '#app/sites/identity/icon-addresses.ts';
import type { Identity } from '#app/sites/identity/identity.ts';
import { tabMark, tileMark } from '#app/sites/identity/mark.ts';
import { fontFile, markFace } from '../../notice-cards/card-text.server.ts';

const TAB_SIZES = [16, 32, 48];
/** Only the middle circle of a maskable icon, 80 % wide, is always visible. */
const SHARES: Record<string, number> = { 'icon-maskable-512.png': 0.5 };
const SHARE = 0.66;

/** One of a site's icons: its logo on the wall colour, or its initial in the gateway. */
export async function drawIcon(identity: Identity, file: string, logo?: Uint8Array): Promise<Buffer> {
  if (file === 'favicon.svg') return Buffer.from(tabMark(identity));
  const size = (iconSizes as Record<string, number>)[file];
  const side = size ?? Math.max(...TAB_SIZES);
  return drawWithinBudget({ width: side, height: side }, async () => {
    if (size === undefined)
      return inOneFile(await Promise.all(TAB_SIZES.map((tabSide) => tab(identity, tabSide, logo))));
    const share = SHARES[file] ?? SHARE;
    return logo
      ? onWall(identity, logo, size, share)
      : png(tileMark(identity, share, markFace(identity)), size, identity);
  });
}

const tab = (identity: Identity, size: number, logo: Uint8Array | undefined) =>
  logo ? onWall(identity, logo, size, 0.9) : png(tabMark(identity, markFace(identity)), size, identity);

async function png(svg: string, size: number, identity: Identity): Promise<Buffer> {
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false, fontFiles: [fontFile(markFace(identity))] },
  });
  return sharpFromPixels(drawn.pixels, drawn.width, drawn.height).png({ compressionLevel: 9 }).toBuffer();
}

/** The whole logo, however wide it is, as large as the share allows. */
async function onWall({ palette }: Identity, logo: Uint8Array, size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share);
  const shown = await sharp(logo)
    .resize({ width: inner, height: inner, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  return sharpFromPixels(shown, inner, inner)
    .flatten({ background: palette.wall })
    .extend({ top: before, bottom: after, left: before, right: after, background: palette.wall })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An icon file: a header of 6 bytes, 16 bytes per entry, then the PNGs. */
function inOneFile(pictures: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(TAB_SIZES[index]!, entry);
    head.writeUInt8(TAB_SIZES[index]!, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
