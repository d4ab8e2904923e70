// Draws the logo, the icons and the marks of the site: npm run draw. See art/README.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { bitmaps, drawings, faviconSizes } from '../art/vector/drawings.mjs';
import { favicon } from '../art/vector/logo.mjs';
import { root, say } from './lib/project.mjs';

for (const [file, draw] of Object.entries(drawings)) write(file, draw());
for (const [file, { size, draw }] of Object.entries(bitmaps)) write(file, await png(draw(), size));
write('public/favicon.ico', ico(await Promise.all(faviconSizes.map((size) => png(favicon(), size)))));

function write(file, content) {
  writeFileSync(join(root, file), content);
  say(`${file.padEnd(36)} ${Buffer.byteLength(content)} bytes`);
}

function png(svg, size) {
  return sharp(Buffer.from(svg), { density: 1200 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** An icon file: a header of 6 bytes, 16 bytes per entry, then the PNGs. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [i, picture] of pictures.entries()) {
    const entry = 6 + 16 * i;
    head.writeUInt8(faviconSizes[i], entry);
    head.writeUInt8(faviconSizes[i], entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
