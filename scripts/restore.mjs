// `npm run restore -- file.tar`: restores a school from a backup into an empty database and storage only.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, pinnedNode, root, run } from './lib/project.mjs';

ensureInstalled('running');
const settings = existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : [];
const script = join(root, 'scripts', 'restore.ts');
process.exit(await run(pinnedNode, [...settings, script, ...process.argv.slice(2)]));
