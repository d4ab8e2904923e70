// `npm run import -- --from https://provider.example --school LFIS`: brings the old site along, while ours runs or not.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, pinnedNode, root, run } from './lib/project.mjs';

ensureInstalled('running');
const settings = existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : [];
const script = join(root, 'scripts', 'import.ts');
process.exit(await run(pinnedNode, [...settings, script, ...process.argv.slice(2)]));
