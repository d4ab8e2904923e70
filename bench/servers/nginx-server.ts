import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNginx } from './run-nginx.ts';
import type { SavedPage } from '../saved-page.ts';
import type { Subject } from '../subject.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

/** nginx, handing out the page as static files, compressed beforehand. */
export async function startNginx(nginx: string, page: SavedPage): Promise<Subject> {
  const folder = makeTemporaryFolder();
  writeFileSync(join(folder, 'index.html'), page.bodies.identity);
  writeFileSync(join(folder, 'index.html.gz'), page.bodies.gzip);
  const { url, master, stop } = await runNginx(nginx, folder, { http: SETTINGS });
  return { name: 'nginx, static file', url, pid: workerOf(master), stop };
}

const workerOf = (master: number) =>
  Number(readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim());

const SETTINGS = `
  types { text/html html; }
  charset utf-8;
  gzip_static on;
  gzip_vary on;
  keepalive_requests 1000000000;
`;
