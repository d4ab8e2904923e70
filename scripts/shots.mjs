// `npm run shots`: screenshots of every page at 360, 768 and 1440 px, and of what opens on it.
import { join } from 'node:path';
import { ensureProgram } from './lib/programs.mjs';
import { ensureBuilt, ensureInstalled, pinnedNode, root, run, say, stop } from './lib/project.mjs';

const usage = `npm run shots -- [options]

  --out folder          where to save them (default: a new temporary folder)
  --routes /,/Gallery   only these addresses (default: all pages)
  --studio              the studio's pages instead; also updates the pictures of docs/studio.md
  --engine firefox      a few pages in this engine next to Chromium: firefox, webkit, old (both old ones) or all`;

const given = process.argv.slice(2);
if (given.includes('--help')) {
  say(usage);
  process.exit(0);
}
ensureInstalled('everything');
ensureBuilt();
if (!ensureProgram('browser')) stop('Install a browser first: the screenshots need one.');
const script = given.includes('--studio')
  ? 'studio-shots.ts'
  : given.includes('--engine')
    ? 'engine-shots.ts'
    : 'shots.ts';
process.exit(
  await run(pinnedNode, [join(root, 'audit', 'shots', script), ...given.filter((one) => one !== '--studio')]),
);
