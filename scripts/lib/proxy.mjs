// The shipped nginx proxy in front of our replicas, on a free port and in a temporary folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { root } from './project.mjs';

/**
 * `replicas` are their ports on this machine, or whole addresses. `wrap` puts words before the command, to pin it to a core; without
 * `limits` one address may ask as often as it likes; `environment` is more of it for nginx, which its workers have, too.
 *
 * @param {string} nginx
 * @param {(number | string)[]} replicas
 * @param {{ port?: number, workers?: number, wrap?: string[], limits?: boolean, environment?: Record<string, string> }} [options]
 */
export async function startProxy(nginx, replicas, options = {}) {
  const { port, workers = 1, wrap = [], limits = true, environment = {} } = options;
  const folder = mkdtempSync(join(tmpdir(), 'school-proxy-'));
  const listen = port ?? (await freePort());
  for (const name of ['cache', 'log', 'conf']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'conf', 'upstream.conf'), upstream(replicas));
  for (const file of ['http.conf', 'server.conf', 'refusals.conf', 'security-headers.conf'])
    writeFileSync(join(folder, 'conf', file), adapted(file, folder, limits));
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, listen, workers, environment));
  const [command, ...args] = [...wrap, nginx, '-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  const env = { ...process.env, ...environment };
  const server = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  server.stderr.on('data', (chunk) => (output = (output + chunk).slice(-4000)));
  const ended = once(server, 'close');
  const url = `http://127.0.0.1:${listen}`;
  await untilAlive(`${url}/proxy-healthz`, server, () => output);
  return {
    url,
    port: listen,
    pid: server.pid,
    log: () => readFileSync(join(folder, 'log', 'school.log'), 'utf8'),
    /** As after an edit of upstream.conf: requests in flight stay with the old replicas. */
    switchTo(others) {
      writeFileSync(join(folder, 'conf', 'upstream.conf'), upstream(others));
      server.kill('SIGHUP');
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The shipped file with these replicas.
 * @param {(number | string)[]} replicas
 */
function upstream(replicas) {
  const text = readFileSync(join(root, 'deploy', 'nginx', 'upstream.conf'), 'utf8');
  const [line] = /^ *server .*$/m.exec(text);
  const lines = replicas.map((replica) => line.replace('127.0.0.1:3001', addressOf(replica)));
  return text.replace(/^ *server [^]*server .*$/m, lines.join('\n'));
}

const addressOf = (replica) => (typeof replica === 'number' ? `127.0.0.1:${replica}` : replica);

/** The shipped file with this machine's paths; throws if an expected path is missing in it. */
function adapted(file, folder, limits) {
  const replacements = {
    'http.conf': [['/var/cache/nginx/school', join(folder, 'cache')]],
    'server.conf': [
      ['/var/log/nginx/school.log', join(folder, 'log', 'school.log')],
      ['/etc/nginx/school/', join(folder, 'conf/')],
    ],
    'refusals.conf': [['/etc/nginx/school/', join(folder, 'conf/')]],
  };
  let adaptedText = readFileSync(join(root, 'deploy', 'nginx', file), 'utf8');
  for (const [shipped, here] of replacements[file] ?? []) {
    if (!adaptedText.includes(shipped)) throw new Error(`${file} no longer names ${shipped}`);
    adaptedText = adaptedText.replaceAll(shipped, here);
  }
  return limits
    ? adaptedText
    : adaptedText
        .replaceAll(/rate=\d+r\/s/g, 'rate=1000000r/s')
        .replaceAll(/limit_conn lines \d+/g, 'limit_conn lines 65535');
}

const configuration = (folder, port, workers, environment) => `
${Object.keys(environment)
  .map((name) => `env ${name};`)
  .join('\n')}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes ${workers};
pid nginx.pid;
events { worker_connections 8192; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10000 inactive=60s;
  keepalive_requests 1000000000;
  include conf/upstream.conf;
  include conf/http.conf;
  server {
    listen 127.0.0.1:${port} default_server;
    access_log off;
    include conf/refusals.conf;
    location / { return 444; }
  }
  server {
    listen 127.0.0.1:${port};
    server_name localhost 127.0.0.1;
    include conf/server.conf;
  }
}
`;

async function untilAlive(url, server, output) {
  for (let attempts = 0; attempts < 200; attempts++) {
    if (server.exitCode !== null) throw new Error(`nginx did not start: ${output()}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`nginx was not ready in time: ${output()}`);
}
