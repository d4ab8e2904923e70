// `npm start`: whatever is missing is installed, built, migrated and filled in; then the school is served.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, pinnedNode, root, run } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
const settings = existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : [];
process.exit(await run(pinnedNode, [...settings, join(root, 'build', 'server', 'main.js')]));
