// `npm run build`: the browser and server bundles, see vite.config.ts. `npm start` runs it when needed.
import { spawnSync } from 'node:child_process';
import { commandOf, ensureInstalled, pinnedNode, root } from './lib/project.mjs';

ensureInstalled('running');
const built = spawnSync(pinnedNode, [commandOf('@react-router/dev'), 'build'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exit(built.status ?? 1);
