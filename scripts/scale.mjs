// `npm run scale [-- --take]`: updates the tables of docs/scale.md from the model.
import { join } from 'node:path';
import { ensureInstalled, pinnedNode, root, run } from './lib/project.mjs';

ensureInstalled('everything');
process.exit(
  await run(pinnedNode, [join(root, 'bench', 'capacity', 'write-scale.ts'), ...process.argv.slice(2)]),
);
