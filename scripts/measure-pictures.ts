// Writes a file with the measurements of the demo school's pictures, so that the first start need not compute
// them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measurePicture } from '#app/media/ingest/measure-picture.server.ts';
import { root } from './lib/project.mjs';

const folder = join(root, 'db', 'demo', 'pictures');
const measured = [];
for (const file of readdirSync(folder).sort()) {
  const bytes = readFileSync(join(folder, file));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  measured.push({ file, sha256, ...(await measurePicture(bytes)) });
}
writeFileSync(
  join(root, 'db', 'demo', 'measured-pictures.json'),
  `${JSON.stringify(measured, undefined, 2)}\n`,
);
