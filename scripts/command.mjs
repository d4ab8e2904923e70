// `npm run import -- …`: a command that a module declares, with the settings of `.env`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, pinnedNode, root, run } from './lib/project.mjs';

ensureInstalled('running');
const settings = existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : [];
const script = join(root, 'scripts', 'command.ts');
process.exit(await run(pinnedNode, [...settings, script, ...process.argv.slice(2)]));
