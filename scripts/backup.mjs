// `npm run backup [-- --out folder]`, `npm run backup -- --verify file.tar`: everything in one file, while
// the site runs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, pinnedNode, root, run } from './lib/project.mjs';

ensureInstalled('running');
const settings = existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : [];
const script = join(root, 'scripts', 'backup.ts');
process.exit(await run(pinnedNode, [...settings, script, ...process.argv.slice(2)]));
