// `npm run cluster`: PostgreSQL, an S3 server, three replicas and nginx on this machine, thrown away at the end.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, pinnedNode, root, run } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
process.exit(await run(pinnedNode, [join(root, 'scripts', 'cluster.ts'), ...process.argv.slice(2)]));
