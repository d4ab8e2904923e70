// The renditions of the sample school's pictures, shared by the checks of `npm test`: rendering them for each
// takes longer than many of the checks. They are named by content, so they are valid in every folder.
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const kept = process.env.KEPT_RENDITIONS;
const renditionsIn = (dataDir) => join(dataDir, 'media', 'LFIS', 'renditions');

/** Call it before the site is started on an empty folder. */
export function restoreRenditions(dataDir) {
  if (kept && existsSync(kept)) cpSync(kept, renditionsIn(dataDir), { recursive: true });
}

/** Call it before the folder is deleted. */
export function saveRenditions(dataDir) {
  if (kept && existsSync(renditionsIn(dataDir))) cpSync(renditionsIn(dataDir), kept, { recursive: true });
}
