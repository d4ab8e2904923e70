// A PostgreSQL of our own: made in a temporary folder, thrown away at the end, never the machine's.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.mjs';

/** PostgreSQL refuses to run as root, so root lends it the id that owns nothing. */
const NOBODY = 65534;
const asNobody = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {});

/** `program` is the path of `postgres`; initdb is its neighbour. */
export async function startPostgres(program) {
  const folder = mkdtempSync(join(tmpdir(), 'school-postgres-'));
  if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  // ICU English sorts unlike bytes: it shows at once where we lean on the server's own order.
  const initdb = spawnSync(
    join(dirname(program), 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'].concat([
      '--locale-provider=icu',
      '--icu-locale=en-IN',
    ]),
    { ...asNobody(), cwd: folder, encoding: 'utf8' },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr}`);

  const port = await freePort();
  const open = async () => {
    const server = spawn(
      program,
      ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'].concat(
        ['fsync=off', 'full_page_writes=off', 'max_connections=200'].flatMap((setting) => ['-c', setting]),
      ),
      { ...asNobody(), cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    server.stderr.on('data', (chunk) => (said = (said + chunk).slice(-4000)));
    await ready(server, () => said);
    return server;
  };
  let server = await open();
  const away = async () => {
    if (server.exitCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGINT');
    await exited;
  };

  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    port,
    /** Nobody answers any more; `back` has the same data at the same port. */
    away,
    async back() {
      server = await open();
    },
    async stop() {
      await away();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(server, said) {
  for (let tries = 0; tries < 300; tries++) {
    if (said().includes('ready to accept connections')) return;
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said()}`);
    await wait(50);
  }
  throw new Error(`PostgreSQL was not ready in time: ${said()}`);
}
