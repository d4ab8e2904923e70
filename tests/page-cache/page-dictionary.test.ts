import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { storeDictionary } from '#app/platform/http/stored-dictionaries.ts';
import {
  DICTIONARY_FOLDER,
  idOf,
  makeDictionary,
  type PageDictionary,
} from '#server/pages/page-dictionary.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { unpackPage } from '#tests/support/http/unpack-page.ts';
import { NOW, publishAlbum } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { type Answer, ask, type AskOptions } from '../../scripts/lib/ask.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/', '/:own', '/ContactUs', '/Gallery', '/SubGallery', '/NewsArticle', '/ThankYou', '/api/docs');

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz' };
const another = `:${Buffer.alloc(32, 7).toString('base64')}:`;

onAnyEngine((open) => {
  async function begin(settings: Record<string, string> = {}, database?: Awaited<ReturnType<typeof open>>) {
    const own = database ?? (await open());
    const site = await openSite(own, settings, { school: !database });
    await site.app.dictionaries.make();
    const albumId = database ? '' : await publishAlbum(own, { title: 'Diwali', date: '2026-11-06' });
    await site.services.revisions.refresh();
    const { port } = await listen(site);
    const see = (path: string, headers: Record<string, string> = {}, options: AskOptions = {}) =>
      ask(`http://127.0.0.1:${port}${path}`, { ...options, headers });
    return { database: own, site, see, albumId, dictionary: currentOf(site) };
  }

  test('a browser that has the dictionary gets a page compressed with it, by either path', async () => {
    const { see, albumId, dictionary } = await begin();
    const has = { ...BROWSER, 'available-dictionary': dictionary.name };
    for (const path of ['/', '/Gallery', '/hi/Gallery', '/api/docs', `/SubGallery?id=${albumId}`]) {
      const plain = await see(path);
      expect(plain.headers.link, path).toBe(`<${dictionary.address}>; rel="compression-dictionary"`);
      const first = await see(path, has);
      const quick = await see(path, has);
      const long = await see(`${path}${path.includes('?') ? '&' : '?'}utm_source=a-friend`, has);
      for (const answer of [first, quick, long]) {
        expect(answer.headers['content-encoding'], path).toBe('dcb');
        expect(answer.headers['content-length']).toBe(String(answer.body.length));
        expect(unpackPage(answer.body, dictionary)).toBe(plain.body.toString());
      }
      expect(comparable(quick)).toEqual(comparable(long));
      const { body } = await see(path, { 'accept-encoding': 'br' });
      expect(quick.body.length).toBeLessThan(0.8 * body.length);
    }
  });

  test('any other client gets the page as if there were no dictionary', async () => {
    const { database, see, dictionary } = await begin();
    const without = await openSite(database, {}, { school: false });
    const has = { 'available-dictionary': dictionary.name };
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
    for (const [headers, encoding] of [
      [{ 'accept-encoding': 'br' }, 'br'],
      [{ ...has, 'accept-encoding': 'gzip, deflate, br, zstd' }, 'br'],
      [{ ...has, 'accept-encoding': 'br, dcb;q=0' }, 'br'],
      [{ ...has, 'accept-encoding': 'br, dcz' }, 'br'],
      [{ ...BROWSER, 'available-dictionary': another }, 'br'],
      [{ ...BROWSER, 'available-dictionary': dictionary.name.slice(1) }, 'br'],
      [{ ...BROWSER, 'available-dictionary': '' }, 'br'],
      [BROWSER, 'br'],
      [{ ...has, 'accept-encoding': 'gzip' }, 'gzip'],
      [has, 'none'],
    ] as [Record<string, string>, keyof typeof unpack][])
      for (const path of ['/Gallery', '/Gallery?utm_source=a-friend']) {
        await see(path, headers);
        const answer = await see(path, headers);
        const name = JSON.stringify([path, headers]);
        expect(answer.headers['content-encoding'] ?? 'none', name).toBe(encoding);
        expect(answer.headers.vary, name).toBe('accept-encoding, available-dictionary');
        const before = await without.get('/Gallery', headers);
        expect(Buffer.from(await before.arrayBuffer()).equals(answer.body), name).toBe(true);
      }
  });

  test('HEAD, a range and a valid copy are as for the other encodings', async () => {
    const { see, dictionary } = await begin();
    const has = { ...BROWSER, 'available-dictionary': dictionary.name };
    await see('/Gallery', has);
    const whole = await see('/Gallery', has);
    const head = await see('/Gallery', has, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect({ ...comparable(head), body: whole.body }).toEqual(comparable(whole));
    const range = await see('/Gallery', { ...has, range: 'bytes=0-9' });
    expect([range.status, range.body]).toEqual([200, whole.body]);
    const plain = await see('/Gallery', { 'accept-encoding': 'br' });
    expect(whole.headers.etag, 'weak: the same content in other bytes').toMatch(/^W\//);
    for (const { headers } of [whole, plain]) {
      const same = await see('/Gallery', { ...has, 'if-none-match': headers.etag! });
      expect([same.status, same.body.length]).toEqual([304, 0]);
      expect(same.headers.vary).toBe('accept-encoding, available-dictionary');
    }
  });

  test('a page that anybody’s request had a part in, or that is not public, never uses one', async () => {
    const { site, see, dictionary } = await begin();
    const { cookie } = await signInAs(site, 'editor');
    const has = { ...BROWSER, 'available-dictionary': dictionary.name };
    const form = { ...has, origin: site.services.sites.all[0].url };
    const answers: [string, Answer][] = [];
    for (const path of [
      '/Gallery?q=diwali',
      '/NewsArticle?q=rain',
      '/Gallery?year=2026',
      '/ThankYou?receipt=LFIS-0123ABCD',
      '/no-such-page',
      '/SubGallery?id=none',
      '/robots.txt',
      '/sitemap.xml',
      '/speculation-rules.json',
      '/api/news/LFIS',
      '/studio/sign-in',
    ])
      for (let twice = 0; twice < 2; twice++) answers.push([path, await see(path, has)]);
    answers.push(['/studio', await see('/studio', { ...has, cookie })]);
    const posted = new URLSearchParams({ ...goodEnquiry, email: 'not an address' }).toString();
    const sent = { ...form, 'content-type': 'application/x-www-form-urlencoded' };
    answers.push(['the form', await see('/ContactUs', sent, { method: 'POST', body: posted })]);
    for (const [name, { headers }] of answers) {
      expect(headers['content-encoding'], name).not.toBe('dcb');
      expect(headers.link, name).toBeUndefined();
    }
  });

  test('while the school is not public, its staff see pages without a dictionary', async () => {
    const { database } = await begin();
    await database.writes
      .insertInto('school_setups')
      .values({ school_code: 'LFIS', started_at: NOW.toISOString() })
      .execute();
    const { site, see, dictionary } = await begin({}, database);
    const { cookie } = await signInAs(site, 'editor');
    const has = { ...BROWSER, 'available-dictionary': dictionary.name };
    for (const headers of [has, { ...has, cookie }])
      for (const path of ['/Gallery', '/']) {
        const answer = await see(path, headers);
        expect([answer.headers['cache-control'], answer.headers.link]).toEqual(['no-store', undefined]);
        expect(answer.headers['content-encoding']).not.toBe('dcb');
      }
  });

  test('the dictionary has its own address for ever, and contains nothing of the school', async () => {
    const { see, dictionary } = await begin();
    const packed = await see(dictionary.address, { 'accept-encoding': 'br' });
    const plain = await see(dictionary.address);
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
    expect((await makeDictionary(plain.body)).name).toBe(dictionary.name);
    for (const { headers } of [packed, plain])
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'use-as-dictionary': 'match="/*", match-dest=("document")',
        'x-robots-tag': 'noindex',
        vary: 'accept-encoding',
      });
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const again = await see(dictionary.address, { 'if-none-match': plain.headers.etag! });
    expect(again.status).toBe(304);
    for (const id of [another.slice(1, -1), 'x'.repeat(43), idOf(dictionary).slice(1)])
      expect((await see(`/dictionaries/${id}`)).status, id).toBe(404);

    const text = plain.body.toString();
    expect(text.match(/<html /g)).toHaveLength(2);
    for (const own of ['Diwali', 'LFIS', '/api/image/'])
      expect(text.replaceAll('GettingStartedatLFIS', '').includes(own), own).toBe(false);

    // It is the same without any school.
    const otherSite = await openSite(await open(), {}, { school: false });
    await otherSite.app.dictionaries.make();
    expect(currentOf(otherSite).name).toBe(dictionary.name);
    const inThree = await openSite(await open(), { LANGUAGES: 'en,hi,pa' });
    await inThree.app.dictionaries.make();
    expect(currentOf(inThree).name).not.toBe(dictionary.name);
  });

  test('the one of the last build can be used for a day, in every process and after a restart', async () => {
    const database = await open();
    const former = await makeDictionary(
      Buffer.from('<html lang="en-IN"><head><meta charset="utf-8"/>'.repeat(9)),
    );
    const latest = (name: string) => makeDictionary(Buffer.from(name));
    await storeDictionary(database.writes, { id: idOf(former), packed: former.packed }, NOW);
    const site = await openSite(database);
    await site.app.dictionaries.make();
    await site.app.dictionaries.refresh();
    const has = { ...BROWSER, 'available-dictionary': former.name };
    const { port } = await listen(site);
    const see = (path: string) => ask(`http://127.0.0.1:${port}${path}`, { headers: has });
    for (let twice = 0; twice < 2; twice++) {
      const answer = await see('/Gallery');
      expect(answer.headers['content-encoding']).toBe('dcb');
      expect(unpackPage(answer.body, former)).toContain('</html>');
      expect(answer.headers.link, 'the next page will use the new one').toContain(currentOf(site).address);
    }
    expect((await see(former.address)).status).toBe(200);

    // A replica with a newer build announces its own dictionary; this one has not heard of it yet.
    const newer = await latest('newer');
    await storeDictionary(database.writes, { id: idOf(newer), packed: newer.packed }, NOW);
    expect((await see(newer.address)).body.length).toBe(newer.packed.length);

    const after = async (hours: number) => {
      site.clock.now = new Date(NOW.getTime() + hours * 3_600_000);
      await site.app.dictionaries.refresh();
      const rows = await database.reads.selectFrom('page_dictionaries').select('id').execute();
      return rows.map(({ id }) => id).sort();
    };
    const all = [former, newer, currentOf(site)].map(idOf).sort();
    expect(await after(24)).toEqual(all);
    expect(await after(26)).toEqual([idOf(currentOf(site))]);
    expect((await see(former.address)).status).toBe(404);
    expect((await see('/Gallery')).headers['content-encoding']).toBe('br');

    // However many builds there were in a day, few are in memory.
    const many = await Promise.all(Array.from({ length: 8 }, (_, n) => latest(`build ${n}`)));
    for (const { packed, address } of many)
      await storeDictionary(
        database.writes,
        { id: address.slice(DICTIONARY_FOLDER.length), packed },
        site.clock.now,
      );
    await site.app.dictionaries.refresh();
    const offered = many.filter(({ name }) => site.app.dictionaries.offered(name, 'dcb'));
    expect(offered).toHaveLength(3);
  });

  test('without the database, pages have the dictionary all the same', async () => {
    const { site, see, dictionary } = await begin();
    await see('/Gallery');
    await site.services.database.close();
    await site.app.dictionaries.refresh();
    expect(site.logged.map(({ msg }) => msg)).toContain('page dictionaries could not be stored');
    const answer = await see('/Gallery', { ...BROWSER, 'available-dictionary': dictionary.name });
    expect(answer.headers['content-encoding']).toBe('dcb');
    expect((await see(dictionary.address)).status).toBe(200);
  });

  test('compressed better, it is a smaller copy for a proxy, within the memory of the cache', async () => {
    const site = await openSite(await open(), {}, { packsPagesAfterMs: 0 });
    await site.app.dictionaries.make();
    const dictionary = currentOf(site);
    const has = { ...BROWSER, 'available-dictionary': dictionary.name };
    const quick = await site.get('/Gallery', has);
    const size = (await quick.arrayBuffer()).byteLength;
    await site.pageCache.compressed();
    const small = await site.get('/Gallery', has);
    const body = Buffer.from(await small.arrayBuffer());
    expect(small.headers.get('content-encoding')).toBe('dcb');
    expect(body.length).toBeLessThan(size);
    expect(small.headers.get('etag')).not.toBe(quick.headers.get('etag'));
    const br = (await (await site.get('/Gallery', { 'accept-encoding': 'br' })).arrayBuffer()).byteLength;
    const { bytes, pages } = site.pageCache.stats();
    expect([pages, bytes]).toEqual([1, 1024 + br + body.length]);
  });
});

const currentOf = (site: TestSite): PageDictionary =>
  site.app.dictionaries.of(site.services.sites.all[0].languages)!;

/** Headers without those that differ in every answer, and how the page was found. */
function comparable({ status, headers, body }: Answer) {
  const { date: _date, 'x-request-id': _id, 'x-page-cache': _how, ...same } = headers;
  return { status, headers: same, body };
}
