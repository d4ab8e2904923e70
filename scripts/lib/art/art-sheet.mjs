// An overview of all finished pictures: small tiles with their names, in docs/contact-sheet.jpg.
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lettering } from '../../../art/vector/lettering.mjs';
import { fileOf, isFinished } from './art-manifest.mjs';
import { root, say, stop } from '../project.mjs';

const most = 400_000;
const columns = 8;
const tile = { width: 200, height: 133 };
const gap = 12;
const nameHeight = 20;
const step = { x: tile.width + gap, y: tile.height + nameHeight + gap };

export async function makeSheet(pictures) {
  const finished = pictures.filter(isFinished);
  if (finished.length === 0) stop('No picture is finished yet. Run: npm run art -- --final');
  const { default: sharp } = await import('sharp');
  const rows = Math.ceil(finished.length / columns);
  const size = { width: columns * step.x + gap, height: rows * step.y + gap };
  const tiles = await Promise.all(
    finished.map(async (picture, i) => ({
      // A portrait keeps its shape, centred in its tile.
      input: await sharp(fileOf(picture))
        .resize({ ...tile, fit: 'contain', background: '#F3E6CF' })
        .toBuffer(),
      ...positionOf(i),
    })),
  );
  const sheet = sharp({ create: { ...size, channels: 3, background: '#FFFAF0' } }).composite([
    ...tiles,
    { input: Buffer.from(names(finished, size)), left: 0, top: 0 },
  ]);
  const pixels = await sheet.png().toBuffer();
  const file = join(root, 'docs', 'contact-sheet.jpg');
  for (const quality of [86, 80, 74, 68, 60, 50]) {
    const jpeg = await sharp(pixels).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length >= most && quality > 50) continue;
    writeFileSync(file, jpeg);
    break;
  }
  const kilobytes = Math.round(statSync(file).size / 1000);
  say(
    `${finished.length} of ${pictures.length} pictures on docs/contact-sheet.jpg ` +
      `(${size.width}×${size.height}, ${kilobytes} kB)`,
  );
}

function positionOf(i) {
  return { left: gap + (i % columns) * step.x, top: gap + Math.floor(i / columns) * step.y };
}

function names(finished, { width, height }) {
  const labels = finished.map(({ name }, i) => {
    const { left, top } = positionOf(i);
    return lettering(name, { x: left, y: top + tile.height + 15, size: 14, fill: '#1F2A5C' });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels.join('')}</svg>`;
}
