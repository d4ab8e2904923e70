import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { SERVER_CORE, startPinned } from '../pinned-program.ts';
import type { SavedPage } from '../saved-page.ts';
import { type Subject, untilReady } from '../subject.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

/** The fewest lines of Node that answer the same bytes with the same headers. */
export async function startBareNode(page: SavedPage): Promise<Subject> {
  const folder = makeTemporaryFolder();
  const [body, headers] = [join(folder, 'body.gz'), join(folder, 'headers.json')];
  writeFileSync(body, page.bodies.gzip);
  writeFileSync(headers, JSON.stringify(page.gzipHeaders));
  const port = await freePort();
  const script = join(import.meta.dirname, 'bare-node.mjs');
  const program = startPinned(SERVER_CORE, process.execPath, [script, String(port), body, headers]);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/`, program);
  return { name: 'bare node:http', url, pid: program.pid, stop: program.stop };
}
