// A PostgreSQL of our own: created in a temporary folder and deleted at the end, never the machine's.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asNobody, giveToNobody } from './as-nobody.mjs';
import { freePort } from './free-port.mjs';

/**
 * `program` is the path of `postgres`; initdb is its neighbour. `wrap` puts words before the command.
 *
 * @param {string} program
 * @param {{ wrap?: string[] }} [options]
 */
export async function startPostgres(program, { wrap = [] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'school-postgres-'));
  giveToNobody(folder);
  const data = join(folder, 'data');
  // ICU English does not sort like bytes, so a query that relies on the server's collation shows at once.
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
    const [command, ...args] = [...wrap, program, '-D', data, '-p', String(port), '-k', folder];
    const server = spawn(
      command,
      [...args, '-h', '127.0.0.1'].concat(
        ['fsync=off', 'full_page_writes=off', 'max_connections=200'].flatMap((setting) => ['-c', setting]),
      ),
      { ...asNobody(), cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    // Registered at the start: Ctrl+C in a terminal reaches PostgreSQL before us.
    const ended = once(server, 'exit');
    let output = '';
    server.stderr.on('data', (chunk) => (output = (output + chunk).slice(-4000)));
    await ready(server, () => output);
    return { server, ended };
  };
  let running = await open();
  const away = async () => {
    running.server.kill('SIGINT');
    await running.ended;
  };

  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    port,
    pid: () => running.server.pid,
    /** Stops answering; `back` has the same data at the same port. */
    away,
    async back() {
      running = await open();
    },
    async stop() {
      await away();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(server, output) {
  for (let attempts = 0; attempts < 300; attempts++) {
    if (output().includes('ready to accept connections')) return;
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${output()}`);
    await wait(50);
  }
  throw new Error(`PostgreSQL was not ready in time: ${output()}`);
}
