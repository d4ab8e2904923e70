// `npm start`: installs, builds, migrates and creates whatever is missing; then serves the school.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtServer, ensureBuilt, ensureInstalled, root, run } from './lib/project.mjs';

ensureInstalled('running');
ensureBuilt();
const settings = existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : [];
const { command, args, env } = builtServer;
process.exit(await run(command, [...settings, ...args], { env }));
