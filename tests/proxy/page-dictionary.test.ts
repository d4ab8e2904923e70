import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { storeDictionary } from '#app/platform/http/stored-dictionaries.ts';
import { idOf, makeDictionary } from '#server/pages/page-dictionary.ts';
import { fakeClock, nginx, openProxy, untilNothingIsFresh } from '#tests/support/http/proxy.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { unpackPage } from '#tests/support/http/unpack-page.ts';
import { NOW, publishAlbum } from '#tests/support/content/school.ts';
import { openSqliteCopy } from '#tests/support/database/engines.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/', '/Gallery', '/SubGallery');

const ACCEPTED = 'gzip, deflate, br, zstd, dcb, dcz';
const having = (name: string, accepted = ACCEPTED) => ({
  headers: { 'accept-encoding': accepted, 'available-dictionary': name },
});

async function begin() {
  const site = await openSite(await openSqliteCopy(), { TRUST_PROXY: 'on' });
  const { database } = site.services;
  const former = await makeDictionary(Buffer.from('<html lang="en-IN"><head>'.repeat(9)));
  await storeDictionary(database.writes, { id: idOf(former), packed: former.packed }, NOW);
  await site.app.dictionaries.make();
  await site.app.dictionaries.refresh();
  const id = await publishAlbum(database, { title: 'Diwali' });
  await site.services.revisions.refresh();
  const current = site.app.dictionaries.of(site.services.sites.all[0].languages)!;
  return { site, id, former, current, proxy: await openProxy(site) };
}

test.skipIf(!nginx)('behind the proxy, only a browser that has the dictionary gets its pages', async () => {
  const { proxy, id, former, current } = await begin();
  for (const path of ['/Gallery', `/SubGallery?id=${id}`]) {
    const plain = await proxy.see(path);
    for (let round = 0; round < 2; round++) {
      for (const dictionary of [current, former]) {
        const answer = await proxy.see(path, having(dictionary.name));
        expect(answer.headers['content-encoding'], path).toBe('dcb');
        expect(answer.headers.vary).toBe('accept-encoding, available-dictionary');
        expect(unpackPage(answer.body, dictionary)).toBe(plain.text);
        expect(answer.cacheStatus).toMatch(round === 0 ? /MISS/ : /HIT|REVALIDATED/);
      }
      const unknown = `:${Buffer.alloc(32, round).toString('base64')}:`;
      for (const asking of [
        { headers: { 'accept-encoding': ACCEPTED } },
        { headers: { 'accept-encoding': 'br' } },
        having(unknown),
        having(current.name, 'gzip, deflate, br, zstd'),
        having(current.name, 'br, dcb;q=0'),
        having(`${current.name}, ${former.name}`),
        having(current.name.slice(1)),
      ]) {
        const answer = await proxy.see(path, asking);
        expect(answer.headers['content-encoding'], JSON.stringify(asking)).toBe('br');
        expect(brotliDecompressSync(answer.body).toString()).toBe(plain.text);
      }
      const without = await proxy.see(path, having(current.name, 'identity'));
      expect([without.headers['content-encoding'], without.text]).toEqual([undefined, plain.text]);
    }
  }
});

test.skipIf(!nginx)('a made-up dictionary fills nothing, and a search has no copy for each', async () => {
  const { proxy, current } = await begin();
  const unknown = having(`:${Buffer.alloc(32, 9).toString('base64')}:`);
  for (let twice = 0; twice < 2; twice++)
    expect((await proxy.see('/Gallery', unknown)).cacheStatus).toBe('MISS');
  await proxy.see('/Gallery?q=diwali', { headers: { 'accept-encoding': 'br' } });
  const search = await proxy.see('/Gallery?q=diwali', having(current.name));
  expect([search.headers['content-encoding'], search.cacheStatus]).toEqual([
    'br',
    expect.stringMatching(/HIT|REVALIDATED/),
  ]);
  // Its own copy is kept like that of any built file.
  const browser = { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } };
  await proxy.see(current.address, browser);
  await untilNothingIsFresh();
  const again = await proxy.see(current.address, browser);
  expect([again.cacheStatus, again.headers['use-as-dictionary']]).toEqual([
    'HIT',
    'match="/*", match-dest=("document")',
  ]);
});

test.skipIf(!nginx)('what is withdrawn disappears from copies with a dictionary too', async () => {
  const { site, proxy, id, current } = await begin();
  const path = `/SubGallery?id=${id}`;
  const see = () => proxy.see(path, having(current.name));
  expect(unpackPage((await see()).body, current)).toContain('Diwali');
  await site.services.database.writes
    .updateTable('content_items')
    .set({ status: 'draft' })
    .where('id', '=', id)
    .execute();
  await site.services.database.writes
    .updateTable('content_revisions')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .execute();
  await site.services.revisions.refresh();
  await untilNothingIsFresh();
  for (let twice = 0; twice < 2; twice++) expect((await see()).status).toBe(404);
  await proxy.stopReplica();
  await untilNothingIsFresh();
  expect([404, 503]).toContain((await see()).status);
});

test.skipIf(!nginx || !fakeClock)(
  'without a replica, a browser with any dictionary gets a copy',
  async () => {
    const { proxy, current } = await begin();
    for (const path of ['/', '/Gallery']) await proxy.see(path, { headers: { 'accept-encoding': 'br' } });
    await proxy.see('/Gallery', having(current.name));
    await proxy.stopReplica();
    await untilNothingIsFresh();
    const own = await proxy.see('/Gallery', having(current.name));
    expect([own.status, own.headers['content-encoding'], own.cacheStatus]).toEqual([200, 'dcb', 'STALE']);
    for (const asking of [having(current.name), having(`:${Buffer.alloc(32, 9).toString('base64')}:`)]) {
      const everyones = await proxy.see('/', asking);
      expect([everyones.status, everyones.headers['content-encoding']]).toEqual([200, 'br']);
      expect(brotliDecompressSync(everyones.body).toString()).toContain('</html>');
    }
    const never = await proxy.see('/Facilities', having(current.name));
    expect([never.status, never.headers['retry-after'], never.headers['cache-control']]).toEqual([
      503,
      '30',
      'no-store',
    ]);
    expect(never.text).toContain('One moment, please');
    proxy.setClock('+2h');
    const late = await proxy.see('/', having(current.name));
    expect(late.status, 'no copy is served for longer').toBe(503);
  },
);
