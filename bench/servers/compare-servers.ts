import { type LoadFigures, putUnderLoad } from '../load.ts';
import { progress } from '../progress.ts';
import { checkAnswer, savePage, type SavedPage } from '../saved-page.ts';
import { median } from '../../scripts/lib/statistics.ts';
import { memoryMb, type Subject, untilReady } from '../subject.ts';
import { mb, ms, percent, ratio, table, whole } from '../table.ts';
import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { SERVER_CORE, startPinned } from '../pinned-program.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { runNginx } from './run-nginx.ts';
import { startProxy } from '../../scripts/lib/proxy.mjs';

const ROUNDS = 3;
/** Below this share of the core, the clock measures other programs more than the server. */
const QUIET = 0.9;
const LOAD = { path: '/', warmUpSeconds: 2, seconds: 8, connections: 64 };

/**
 * The home page from our cache, alone and behind the shipped proxy, compared to nginx with the same bytes in
 * a file and to a minimal Node server.
 */
export async function compareServers({ site, nginx, wrk }: { site: Subject; nginx: string; wrk: string }) {
  const page = await savePage(`${site.url}/`);
  const staticCopy = await startNginx(nginx, page);
  const bareNode = await startBareNode(page);
  const proxy = await startShippedProxy(nginx, site);
  const subjects = [staticCopy, proxy, site, bareNode];
  const runs = new Map<Subject, LoadFigures[]>(subjects.map((subject) => [subject, []]));

  for (let round = 1; round <= ROUNDS; round++) {
    for (const subject of subjects) {
      await checkAnswer(`${subject.url}/`, page.bodies.gzip);
      const figures = await putUnderLoad(wrk, subject, LOAD);
      await checkAnswer(`${subject.url}/`, page.bodies.gzip);
      runs.get(subject)!.push(figures);
      const summary = `${whole(figures.perSecond)} requests/s, core ${percent(figures.busy)} busy`;
      progress(`round ${round} of ${ROUNDS}: ${subject.name}, ${summary}`);
    }
  }

  const medianOf = (subject: Subject, figure: keyof LoadFigures) =>
    median(runs.get(subject)!.map((figures) => figures[figure]));
  const besideNginx = (subject: Subject, figure: 'perSecond' | 'perCoreSecond') =>
    medianOf(subject, figure) / medianOf(staticCopy, figure);
  const rows = subjects.map((subject) => [
    subject.name,
    whole(medianOf(subject, 'perSecond')),
    ratio(besideNginx(subject, 'perSecond')),
    ms(medianOf(subject, 'p99Ms')),
    percent(medianOf(subject, 'busy')),
    whole(medianOf(subject, 'perCoreSecond')),
    ratio(besideNginx(subject, 'perCoreSecond')),
    mb(memoryMb(subject.pid)),
  ]);
  const answer = {
    table: table(
      'Cached home, compressed answers, one core',
      ['', 'requests/s', 'ratio to nginx', 'p99', 'core busy', 'per core second', 'ratio to nginx', 'memory'],
      rows,
      [
        `${LOAD.connections} connections, ${LOAD.seconds} s a run, median of ${ROUNDS} alternating runs`,
        `gzip ${whole(page.bodies.gzip.length)} bytes, br ${whole(page.bodies.br.length)}, ` +
          `plain ${whole(page.bodies.identity.length)}; every answer 200`,
        ...(subjects.some((subject) => medianOf(subject, 'busy') < QUIET)
          ? [
              'other programs used the core too: use the figures per core second, or run this again on an idle machine',
            ]
          : []),
      ],
    ),
    ratio: besideNginx(site, 'perSecond'),
    proxyRatio: besideNginx(proxy, 'perSecond'),
    ratioByProcessorTime: besideNginx(site, 'perCoreSecond'),
    memoryMb: memoryMb(site.pid),
  };
  await staticCopy.stop();
  await proxy.stop();
  await bareNode.stop();
  return answer;
}

/** A minimal Node server that answers the same bytes with the same headers. */
async function startBareNode(page: SavedPage): Promise<Subject> {
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

/** nginx, serving the page as precompressed static files. */
async function startNginx(nginx: string, page: SavedPage): Promise<Subject> {
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

/**
 * The shipped nginx in front of our server. All the load comes from one address, so the limits per address
 * are lifted.
 */
async function startShippedProxy(nginx: string, site: Subject): Promise<Subject> {
  const proxy = await startProxy(nginx, [Number(new URL(site.url).port)], {
    limits: false,
    wrap: ['taskset', '-c', String(SERVER_CORE)],
  });
  const worker = readFileSync(`/proc/${proxy.pid}/task/${proxy.pid}/children`, 'utf8').trim().split(' ')[0];
  return {
    name: 'our server behind the shipped proxy',
    url: proxy.url,
    pid: Number(worker),
    stop: proxy.stop,
  };
}
