// `npm run visitor-load -- --posts 20000 --at-once 1000`: is the visitor count exact over two processes?
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, pinnedNode, root, run } from './lib/project.mjs';

ensureInstalled('everything');
ensureBuilt();
process.exit(await run(pinnedNode, [join(root, 'scripts', 'visitor-load.ts'), ...process.argv.slice(2)]));
