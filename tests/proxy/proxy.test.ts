import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#app/platform/db/database.ts';
import { type Cluster, openCluster } from '../../scripts/lib/cluster.ts';
import { ask } from '../../scripts/lib/ask.ts';
import { securityHeaders } from '#server/requests/security-headers.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { publishAlbum } from '#tests/support/content/school.ts';
import { PASSWORD } from '#tests/support/staff/staff.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

// One cluster for all tests, since it takes seconds to start. The tests depend on their order.
let cluster: Cluster;
let at: (path: string) => string;
const steps: string[] = [];

const cacheOf = (response: Response) => response.headers.get('x-proxy');
const textOf = async (url: string) => (await fetch(url)).text();
const untilNothingIsFresh = () => wait(1100);

describe.skipIf(!inject('postgresUrl'))('three replicas behind the shipped proxy', () => {
  beforeAll(async () => {
    cluster = await openCluster({ demo: false, onStep: (step) => steps.push(step) });
    at = (path) => cluster.url + path;
  }, 90_000);
  afterAll(() => cluster?.stop());

  test('have one address, and each gets its share', async () => {
    expect(steps).toHaveLength(6);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => fetch(at(`/VideoGallery?page=${n + 2}`))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const portsAsked = () =>
      new Set(
        [...cluster.proxy.log().matchAll(/"replica":"127\.0\.0\.1:(\d+)"/g)].map(([, port]) => Number(port)),
      );
    // Lines are written a second later, many at once.
    while (portsAsked().size < 3) await wait(50);
    expect(portsAsked()).toEqual(new Set(cluster.replicas.map(({ port }) => port)));
  });

  test('have one first administrator, who uses the printed link', async () => {
    const link = new URL(cluster.invitation);
    const joined = await fetch(link, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: link.origin },
      body: new URLSearchParams({ name: 'The head', email: 'head@school.example', password: PASSWORD }),
    });
    expect([joined.status, joined.headers.get('location')]).toEqual([302, '/studio']);
  });

  test('cache pages as ready bytes, under the known parameters', async () => {
    for (const [accepted, form] of [
      ['br, gzip', 'br'],
      ['gzip;q=0.5, br;q=0', 'gzip'],
      ['', undefined],
    ] as const) {
      const asking = { headers: { 'accept-encoding': accepted } };
      const direct = await ask(`${cluster.replicas[0]!.url}/Gallery`, asking);
      let first = await ask(at('/Gallery'), asking);
      expect([first.headers['x-proxy'], first.headers['content-encoding']]).toEqual(['MISS', form]);
      let again = await ask(at('/Gallery'), asking);
      // Compressed better by now: the proxy gets that version, once.
      if (again.headers['x-proxy'] === 'EXPIRED') [first, again] = [again, await ask(at('/Gallery'), asking)];
      expect(again.headers['x-proxy'], accepted).toMatch(/HIT|REVALIDATED/);
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }[
        form ?? 'none'
      ];
      expect(unpack(again.body).equals(unpack(direct.body)), 'the same page').toBe(true);
      expect(again.body.equals(first.body), 'the same bytes').toBe(true);
    }
    expect(cacheOf(await fetch(at('/Gallery?year=2025&q=a')))).toBe('MISS');
    const otherwise = await fetch(at('/Gallery?q=a&year=2025'));
    expect([otherwise.url, cacheOf(otherwise)]).toEqual([
      at('/Gallery?year=2025&q=a'),
      expect.stringMatching(/HIT|REVALIDATED/),
    ]);
    await fetch(at('/Gallery?utm_source=mail'));
    expect(cacheOf(await fetch(at('/Gallery?year=2024&q=a')))).toBe('MISS');

    const { headers } = await fetch(at('/Gallery'));
    const etag = headers.get('etag')!;
    expect((await fetch(at('/Gallery'), { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const ids = await Promise.all(
      [0, 1].map(async () => (await fetch(at('/Gallery'))).headers.get('x-request-id')),
    );
    expect(new Set(ids).size, 'each answer has its own number').toBe(2);
    expect(ids[0], 'which a replica takes over').toMatch(/^[\w.-]{8,64}$/);
    while (!cluster.proxy.log().includes(ids[0]!)) await wait(50);
    expect(cluster.proxy.log()).not.toContain('utm_source');
  });

  test('cache and show nothing that is private', async () => {
    for (const path of ['/studio/sign-in', '/api/news/LFIS', '/no-such-page', '/readyz'])
      for (let twice = 0; twice < 2; twice++)
        expect(cacheOf(await fetch(at(path))) ?? 'MISS', path).toMatch(/^(MISS|BYPASS)$/);
    expect((await fetch(at('/metrics'))).status).toBe(404);
    await fetch(at('/ThankYou'));
    for (const receipt of ['LFIS-0123ABCD', 'LFIS-0123ABCD', 'LFIS-ZYXW9876']) {
      const thanks = await fetch(at(`/ThankYou?receipt=${receipt}`));
      expect(cacheOf(thanks)).toBe('MISS');
      expect((await thanks.text()).match(/LFIS-[0-9A-Z]{8}/g)).toEqual([receipt]);
    }
    expect(await textOf(at('/ThankYou'))).not.toMatch(/LFIS-[0-9A-Z]{8}/);
    const large = await fetch(at('/ContactUs'), { method: 'POST', body: 'x'.repeat(70_000) });
    expect(large.status).toBe(413);
  });

  test('are revalidated every second, never later', async () => {
    const untilNextSecond = () => wait(1000 - (Date.now() % 1000) + 5);
    await fetch(at('/Gallery'));
    for (let second = 0; second < 3; second++) {
      await untilNextSecond();
      expect(cacheOf(await fetch(at('/Gallery')))).toBe('REVALIDATED');
    }
    const { headers } = await fetch(at('/Gallery'));
    expect(headers.get('x-accel-expires')).toBeNull();
    const asset = /\/assets\/[\w.-]+\.js/.exec(await textOf(at('/')))![0];
    await fetch(at(asset));
    await untilNextSecond();
    expect(cacheOf(await fetch(at(asset)))).toBe('HIT');
  });

  test('show published content, through the proxy and each on its own', async () => {
    const urls = [cluster, ...cluster.replicas].map(({ url }) => `${url}/Gallery`);
    for (const url of urls) expect(await textOf(url)).not.toContain('Mangoes are ripe');
    const databaseUrl = cluster.database.url('postgres');
    const database = openDatabase({ dataDir: temporaryFolder(), databaseUrl });
    onTestFinished(() => database.close());
    await publishAlbum(database, { title: 'Mangoes are ripe' });
    for (const url of urls) while (!(await textOf(url)).includes('Mangoes are ripe')) await wait(20);
  });

  test('with the database unavailable, a sender sees that on the school’s own page', async () => {
    await cluster.database.away();
    try {
      for (let time = 0; time < 8; time++) {
        const answer = await fetch(at('/ContactUs'), {
          method: 'POST',
          headers: { origin: cluster.url },
          body: new URLSearchParams(goodEnquiry),
        });
        expect(answer.status).toBe(503);
        expect(await answer.text()).toContain('Please try again in a minute');
        expect(answer.headers.get('content-security-policy'), 'no page of the proxy').not.toBeNull();
      }
    } finally {
      await cluster.database.back();
    }
    while ((await fetch(at('/Gallery?q=back'))).status !== 200) await wait(50);
  });

  test('one that hangs: uncached pages are requested from another', async () => {
    const [first] = cluster.replicas;
    first!.send('SIGSTOP');
    try {
      const answers = await Promise.all(cluster.replicas.map(() => fetch(at('/api/news/LFIS'))));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    } finally {
      first!.send('SIGCONT');
    }
  });

  test('one killed: nobody notices. All killed: cached pages stay, others answer with an error', async () => {
    for (const path of ['/', '/Gallery']) await fetch(at(path));
    const [first, ...others] = cluster.replicas;
    await first!.stop('SIGKILL');
    await untilNothingIsFresh();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => fetch(at(n % 2 ? '/Gallery' : `/Gallery?page=${n + 2}`))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));

    for (const replica of others) await replica.stop('SIGKILL');
    await untilNothingIsFresh();
    for (const path of ['/', '/Gallery']) {
      const answer = await fetch(at(path));
      expect([answer.status, cacheOf(answer)], path).toEqual([200, 'STALE']);
    }
    const never = await fetch(at('/Facilities'));
    const { status, headers } = never;
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name), name).toBe(value);
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '30',
      'no-store',
    ]);
    expect(await never.text()).toContain('One moment, please');
  });

  test('stop without a trace', async () => {
    await cluster.stop();
    for (const { url } of [cluster, ...cluster.replicas]) await expect(fetch(url)).rejects.toThrow();
  });
});
