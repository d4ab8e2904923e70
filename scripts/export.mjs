// `npm run export -- --as provider-json|zip [--out folder]`: exports all of the school's data while the site
// runs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, pinnedNode, root, run } from './lib/project.mjs';

ensureInstalled('running');
const settings = existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : [];
const script = join(root, 'scripts', 'export.ts');
process.exit(await run(pinnedNode, [...settings, script, ...process.argv.slice(2)]));
