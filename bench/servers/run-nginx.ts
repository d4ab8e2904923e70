import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { SERVER_CORE, startPinned } from '../pinned-program.ts';
import { untilReady } from '../subject.ts';

/** nginx with one worker on the servers' core, serving the files of this folder. */
export async function runNginx(nginx: string, folder: string, settings: { http: string; server?: string }) {
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, settings));
  const program = startPinned(SERVER_CORE, nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr']);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/`, program);
  return { url, master: program.pid, stop: program.stop };
}

const configuration = (
  folder: string,
  port: number,
  { http, server = '' }: { http: string; server?: string },
) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  access_log off;
  sendfile on;
  ${http}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${server}
  }
}
`;
