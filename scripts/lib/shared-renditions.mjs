// The sizes of the sample school's pictures, handed from one check of `npm test` to the next: drawing them anew for
// each takes longer than much of what is looked at. They are named by content, so they are right wherever they lie.
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const kept = process.env.KEPT_RENDITIONS;
const renditionsIn = (dataDir) => join(dataDir, 'media', 'LFIS', 'renditions');

/** Before the site is started on an empty folder. */
export function restoreRenditions(dataDir) {
  if (kept && existsSync(kept)) cpSync(kept, renditionsIn(dataDir), { recursive: true });
}

/** Before the folder is thrown away. */
export function saveRenditions(dataDir) {
  if (kept && existsSync(renditionsIn(dataDir))) cpSync(renditionsIn(dataDir), kept, { recursive: true });
}
