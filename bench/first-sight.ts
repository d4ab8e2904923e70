import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { launchBrowser, openPage } from '../audit/browser.ts';
import { progress } from './progress.ts';
import { median } from '../scripts/lib/statistics.ts';
import { ms, ratio, table } from './table.ts';

const ROUNDS = 9;
/** A cheap telephone on a slow line, as Lighthouse takes them. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOW_PROCESSOR = 4;

/**
 * When the largest paint of the home page is there, beside two static pages: the same page as files, without a script,
 * and the least that can be written by hand around the same picture.
 */
export async function firstSight(site: string) {
  const browser = await launchBrowser();
  const servers = [await serveCopy(site), await servePlainPage(await pictureOf(browser, site))] as const;
  const subjects = [
    { name: 'the same page as static files', url: servers[0].url, paints: [] as number[] },
    { name: 'our home', url: `${site}/`, paints: [] as number[] },
    { name: 'a heading and the picture', url: servers[1].url, paints: [] as number[] },
  ];
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { name, url, paints } of subjects) {
        const paint = await largestPaint(browser, url);
        // The first round makes pictures and fills caches.
        if (round === 0) continue;
        paints.push(paint);
        progress(`first sight, round ${round} of ${ROUNDS}: ${name}, ${ms(paint)}`);
      }
    }
  } finally {
    await browser.close();
    for (const { stop } of servers) stop();
  }
  const [copy, ours] = subjects.map(({ paints }) => median(paints)) as [number, number];
  return {
    ratio: ours / copy,
    table: table(
      'Largest paint of home on a slow telephone',
      ['', 'largest paint', 'of the files'],
      subjects.map(({ name, paints }) => [name, ms(median(paints)), ratio(median(paints) / copy)]),
      [
        `150 ms and 1.6 Mbit/s, processor ${SLOW_PROCESSOR} times slower, median of ${ROUNDS} loads taken in turn`,
      ],
    ),
  };
}

/** The first slide as a telephone gets it: which of its sizes, and its bytes. */
async function pictureOf(browser: Browser, site: string): Promise<StaticFile> {
  const page = await openPage(browser);
  await page.goto(`${site}/`, { waitUntil: 'load' });
  const address = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')!.currentSrc,
  );
  await page.close();
  const answer = await fetch(address);
  return {
    type: answer.headers.get('content-type') ?? '',
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

interface StaticFile {
  type: string;
  body: Buffer | string;
  encoding?: string;
}

/** What the site answers, kept as files; the page itself without its scripts and what it asks for beside them. */
async function serveCopy(site: string) {
  const files = new Map<string, StaticFile>();
  const html = (await (await fetch(`${site}/`)).text()).replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
  files.set('/', compressed('text/html; charset=utf-8', Buffer.from(html)));
  return serveFiles(async (address) => {
    const known = files.get(address);
    if (known) return known;
    const answer = await fetch(site + address);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const file = /^text|svg|json/.test(type) ? compressed(type, body) : { type, body };
    files.set(address, file);
    return file;
  });
}

const compressed = (type: string, body: Buffer): StaticFile => ({
  type,
  body: brotliCompressSync(body),
  encoding: 'br',
});

function servePlainPage(picture: StaticFile) {
  const files: Record<string, StaticFile> = {
    '/': { type: 'text/html; charset=utf-8', body: PLAIN_PAGE },
    '/plain.css': { type: 'text/css', body: PLAIN_STYLE },
    '/hero': picture,
  };
  return serveFiles(async (address) => files[address]);
}

async function serveFiles(find: (address: string) => Promise<StaticFile | undefined>) {
  const server = createServer(async ({ url = '/' }, response) => {
    const file = await find(url);
    if (!file) response.writeHead(404).end();
    else {
      const { type, body, encoding } = file;
      response.setHeader('content-type', type);
      if (encoding) response.setHeader('content-encoding', encoding);
      response.end(body);
    }
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/`, stop };
}

const PLAIN_PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A school</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<header><a href="/">A school</a></header>
<img src="/hero" width="1200" height="1280" alt="The school in the morning" fetchpriority="high">
<h1>A Gateway for Knowledge &amp; Wisdom</h1>
<p>A school for girls and boys aged 3 to 14.</p>
</body>
</html>
`;

const PLAIN_STYLE = `body { margin: 0; padding: 20px; font: 16px/1.5 sans-serif; background: #1f2a5c; color: #fffaf0; }
img { display: block; width: 88vw; height: auto; margin: 40px auto 20px; }
`;

async function largestPaint(browser: Browser, url: string): Promise<number> {
  const page = await openPage(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
  await page.goto(url, { waitUntil: 'load' });
  const at = await page.evaluate(
    () =>
      new Promise<number>((seen) => {
        new PerformanceObserver((list) => seen(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await page.close();
  return at;
}
