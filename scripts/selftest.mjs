// `npm run selftest`: does an enquiry to the running site arrive? If not, exits with 1 and sets the metric.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, pinnedNode, root, run } from './lib/project.mjs';

ensureInstalled('running');
const settings = existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : [];
const script = join(root, 'scripts', 'selftest.ts');
process.exit(await run(pinnedNode, [...settings, script, ...process.argv.slice(2)]));
