// `npm start`: whatever is missing is installed, built, migrated and filled in; then the school is served.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtServer, ensureBuilt, ensureInstalled, root, run } from './lib/project.mjs';

ensureInstalled('running');
ensureBuilt();
const settings = existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : [];
const { command, args, env } = builtServer;
process.exit(await run(command, [...settings, ...args], { env }));
