import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, inject, test } from 'vitest';
import { startFront } from '../scripts/lib/front.mjs';
import { ensureProgram } from '../scripts/lib/programs.mjs';
import { emptyHome } from './support/empty-home.ts';
import { rawGet } from './support/raw-get.ts';
import { publishAlbum } from './support/school.ts';
import { startServer } from './support/server-process.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Two replicas on one PostgreSQL behind the shipped nginx. */
async function openCluster() {
  const home = await emptyHome('postgres');
  const settings = { ...home.settings, DEMO_SCHOOL: 'off', TRUST_PROXY: 'on', NODE_ENV: 'production' };
  const replicas = [await startServer(settings), await startServer(settings)];
  const front = await startFront(
    ensureProgram('nginx')!,
    replicas.map(({ port }) => port),
  );
  closing.push(() => front.stop());
  return { home, replicas, front };
}

const cacheOf = (response: Response) => response.headers.get('x-front');
/** nginx counts in whole seconds: one that began just now may last nearly two. */
const untilNothingIsFresh = () => wait(2200);

const kill = (replica: { stop(signal: 'SIGKILL'): Promise<unknown> }) => replica.stop('SIGKILL');

test.skipIf(!inject('postgresUrl'))(
  'the front keeps pages as ready bytes, under the parameters that matter',
  async () => {
    const { front, replicas } = await openCluster();
    for (const [asked, form] of [
      ['br, gzip', 'br'],
      ['gzip;q=0.5, br;q=0', 'gzip'],
      ['', undefined],
    ] as const) {
      const direct = await rawGet(`${replicas[0]!.url}/Gallery`, { 'accept-encoding': asked });
      const first = await rawGet(`${front.url}/Gallery`, { 'accept-encoding': asked });
      const again = await rawGet(`${front.url}/Gallery?utm_source=mail`, { 'accept-encoding': asked });
      expect([first.headers['x-front'], first.headers['content-encoding']]).toEqual(['MISS', form]);
      expect(again.headers['x-front'], asked).toMatch(/HIT|REVALIDATED/);
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }[
        form ?? 'none'
      ];
      expect(unpack(again.body).equals(unpack(direct.body)), 'the same page').toBe(true);
      expect(again.body.equals(first.body), 'the same bytes').toBe(true);
    }
    expect(cacheOf(await fetch(`${front.url}/Gallery?year=2025&q=a`))).toBe('MISS');
    expect(cacheOf(await fetch(`${front.url}/Gallery?q=a&year=2025`))).toMatch(/HIT|REVALIDATED/);
    expect(cacheOf(await fetch(`${front.url}/Gallery?year=2024&q=a`))).toBe('MISS');

    const { headers } = await fetch(`${front.url}/Gallery`);
    const etag = headers.get('etag')!;
    expect((await fetch(`${front.url}/Gallery`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const ids = await Promise.all(
      [0, 1].map(async () => (await fetch(`${front.url}/Gallery`)).headers.get('x-request-id')),
    );
    expect(new Set(ids).size, 'each answer has its own number').toBe(2);
    // Lines are written a second later, many at once.
    while (!front.log().includes(ids[0]!)) await wait(50);
    expect(front.log()).not.toContain('utm_source');
  },
);

test.skipIf(!inject('postgresUrl'))(
  'what is published is seen through the front, and at both replicas',
  async () => {
    const { home, front, replicas } = await openCluster();
    const places = [front, ...replicas].map(({ url }) => `${url}/Gallery`);
    for (const place of places) expect(await textOf(place)).not.toContain('Mangoes are ripe');
    await publishAlbum(home.open(), { title: 'Mangoes are ripe' });
    for (const place of places) {
      while (!(await textOf(place)).includes('Mangoes are ripe')) await wait(20);
    }
  },
);

test.skipIf(!inject('postgresUrl'))(
  'one replica killed: nobody notices. All killed: what was seen stays, the rest says so',
  async () => {
    const { front, replicas } = await openCluster();
    for (const path of ['/', '/Gallery']) await fetch(front.url + path);
    await kill(replicas[0]!);
    await untilNothingIsFresh();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        fetch(`${front.url}/${n % 2 ? 'Gallery' : `Gallery?page=${n + 2}`}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));

    await kill(replicas[1]!);
    await untilNothingIsFresh();
    for (const path of ['/', '/Gallery']) {
      const answer = await fetch(front.url + path);
      expect([answer.status, cacheOf(answer)], path).toEqual([200, 'STALE']);
    }
    const never = await fetch(`${front.url}/Facilities`);
    expect([never.status, never.headers.get('retry-after'), never.headers.get('cache-control')]).toEqual([
      503,
      '30',
      'no-store',
    ]);
    expect(await never.text()).toContain('One moment, please');
  },
);

test.skipIf(!inject('postgresUrl'))('what is nobody’s business is neither kept nor shown', async () => {
  const { front } = await openCluster();
  for (const path of ['/studio/sign-in', '/api/news', '/no-such-page', '/readyz'])
    for (let twice = 0; twice < 2; twice++)
      expect(cacheOf(await fetch(front.url + path)) ?? 'MISS', path).toMatch(/^(MISS|BYPASS)$/);
  expect((await fetch(`${front.url}/metrics`)).status).toBe(404);
  const large = await fetch(`${front.url}/ContactUs`, { method: 'POST', body: 'x'.repeat(70_000) });
  expect(large.status).toBe(413);
});

const textOf = async (url: string) => (await fetch(url)).text();
