import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../scripts/lib/free-port.mjs';
import type { SavedPage } from './saved-page.ts';
import { SERVER_CORE, startPinned } from './pinned-program.ts';
import { type Subject, untilReady } from './subject.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** nginx with one worker, handing out the page as static files, compressed beforehand. */
export async function startNginx(nginx: string, page: SavedPage): Promise<Subject> {
  const folder = makeTemporaryFolder();
  const port = await freePort();
  writeFileSync(join(folder, 'index.html'), page.bodies.identity);
  writeFileSync(join(folder, 'index.html.gz'), page.bodies.gzip);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const program = startPinned(SERVER_CORE, nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr']);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/`, program);
  return { name: 'nginx, static file', url, pid: workerOf(program.pid), stop: program.stop };
}

const workerOf = (master: number) =>
  Number(readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim());

const configuration = (folder: string, port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  types { text/html html; }
  charset utf-8;
  access_log off;
  sendfile on;
  gzip_static on;
  gzip_vary on;
  keepalive_requests 1000000000;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
  }
}
`;
