// `npm run audit`: checks every page of the built site with axe, the Nu validator, Lighthouse and our own
// checks.
import { join } from 'node:path';
import { ensureProgram } from './lib/programs.mjs';
import { ensureBuilt, ensureInstalled, pinnedNode, root, run, say, stop } from './lib/project.mjs';

const usage = `npm run audit -- [options]

  --routes /,/Gallery   only these addresses (default: all pages)
  --about gallery,news  only addresses that contain one of these words
  --no-lighthouse       everything except Lighthouse
  --runs n              Lighthouse figures are the median of n runs (default 3)
  --quick               as in npm test: no Lighthouse, one size of each picture
  --json file           also write all results to a file`;

const given = process.argv.slice(2);
if (given.includes('--help')) {
  say(usage);
  process.exit(0);
}
ensureInstalled('everything');
ensureBuilt();
if (!ensureProgram('browser')) stop('Install a browser first: the audit needs one.');
process.exit(await run(pinnedNode, [join(root, 'audit', 'run.ts'), ...given]));
