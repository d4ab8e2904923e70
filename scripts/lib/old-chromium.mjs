// Chromium 109 and the puppeteer of that time, for the tests in old browsers. Not a dependency of the
// project, because building the site does not need its 70 MB.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const FOLDER = join(root, 'engines', 'old-chromium');

/** Its folder, installed when first needed; undefined if it is not available (it is for Linux on x64). */
export function ensureOldChromium() {
  if (process.arch !== 'x64' || process.platform !== 'linux') return undefined;
  if (existsSync(join(FOLDER, 'node_modules', 'puppeteer-core'))) return FOLDER;
  console.log('Installing Chromium 109 for the tests in old browsers (once) …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: FOLDER });
  return status === 0 ? FOLDER : undefined;
}
