// `npm run crash-test -- --rounds 50 [--engine sqlite|postgres]`: does a kill lose acknowledged data?
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, pinnedNode, root, run } from './lib/project.mjs';

ensureInstalled('everything');
ensureBuilt();
process.exit(await run(pinnedNode, [join(root, 'scripts', 'crash-test.ts'), ...process.argv.slice(2)]));
