// `npm run cluster`: PostgreSQL, an S3 server, three replicas and nginx on this machine, deleted at the end.
import { join } from 'node:path';
import { endingWithUs } from './lib/ending-with-us.mjs';
import { ensureBuilt, ensureInstalled, pinnedNode, root, run } from './lib/project.mjs';

ensureInstalled('everything');
ensureBuilt();
const [command, ...args] = [...endingWithUs(), pinnedNode, join(root, 'scripts', 'cluster.ts')];
process.exit(await run(command, [...args, ...process.argv.slice(2)]));
