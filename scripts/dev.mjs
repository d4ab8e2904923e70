// `npm run dev`: the same site from its sources, with hot reload.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, pinnedNode, root, run } from './lib/project.mjs';

ensureInstalled('running');
const settings = existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : [];
const env = { ...process.env, NODE_ENV: 'development' };
process.exit(await run(pinnedNode, [...settings, join(root, 'scripts', 'dev-server.ts')], { env }));
