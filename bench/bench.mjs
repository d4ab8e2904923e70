// `npm run bench`: the speed of the built site compared to nginx and with many albums, the cost of single
// actions, the memory that attacks take, and when a phone shows a page (these parts alone: `npm run bench --
// capacity`, `-- memory`, `-- first-paint`). Only the last can fail: if our scripts and styles make a page
// slower than its plain copy.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from '../scripts/lib/programs.mjs';
import {
  builtServer,
  ensureBuilt,
  ensureInstalled,
  pinnedNode,
  root,
  run,
  stop,
} from '../scripts/lib/project.mjs';

if (process.platform !== 'linux')
  stop('The benchmark needs Linux: it pins programs to cores and reads /proc.');
if (availableParallelism() < 2) stop('The benchmark needs two cores: one for the server, one for the load.');
ensureInstalled('everything');
ensureBuilt();
const nginx = ensureProgram('nginx');
const wrk = ensureProgram('wrk');
if (!nginx || !wrk || !ensureProgram('postgres') || !ensureProgram('browser'))
  stop('The benchmark needs nginx, wrk, PostgreSQL and a browser; see MISSING above.');
const ownSettings = Object.entries(builtServer.env).filter(([name, value]) => process.env[name] !== value);
const server = JSON.stringify({ args: builtServer.args, env: Object.fromEntries(ownSettings) });
process.exit(
  await run(pinnedNode, [join(root, 'bench', 'run.ts'), nginx, wrk, server, ...process.argv.slice(2)]),
);
