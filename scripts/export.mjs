// `npm run export -- --as provider-json|zip [--out folder]`: all that is the school's, to take elsewhere, while the site runs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, pinnedNode, root, run } from './lib/project.mjs';

ensureInstalled('running');
const settings = existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : [];
const script = join(root, 'scripts', 'export.ts');
process.exit(await run(pinnedNode, [...settings, script, ...process.argv.slice(2)]));
