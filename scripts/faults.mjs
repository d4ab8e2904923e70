// `npm run faults`: runs the cluster under load while its parts fail; checks that no acknowledged data was
// lost.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, pinnedNode, root, run } from './lib/project.mjs';

ensureInstalled('everything');
ensureBuilt();
process.exit(await run(pinnedNode, [join(root, 'scripts', 'faults.ts'), ...process.argv.slice(2)]));
