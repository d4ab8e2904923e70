import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { pageAddress } from '#app/addresses.ts';
import { picturesInHtml } from '#app/media/pictures-in-html.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { findRendition } from '#app/media/renditions/renditions.server.ts';
import { startPreparing } from '#server/pages/prepare-pages.ts';
import { startServer } from '../../scripts/lib/server-process.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openFilledSite } from '#tests/support/http/good-calls.ts';
import { publishAlbum } from '#tests/support/content/school.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { longTest } from '#tests/support/tier.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

const until = async (isSo: () => boolean) => {
  while (!isSo()) await wait(20);
};

onAnyEngine((open) => {
  test('pages and their pictures are ready before the first request, and again after a change; no visit is counted', async () => {
    const database = await open();
    const site = await openFilledSite(database);
    const logged = site.logged.length;
    const preparing = startPreparing(site.app, site.services);
    onTestFinished(() => preparing.stop());
    const isReady = (address: string) => site.pageCache.findFresh('LFIS', address) !== undefined;
    const wanted = ['/', '/Gallery', '/Facilities', pageAddress('album', { id: site.albumId })];
    await until(() => wanted.every(isReady));
    await until(() => isReady(pageAddress('news', { id: site.storyId })));
    expect(site.logged.slice(logged).filter(({ msg }) => msg === 'request')).toEqual([]);
    const html = await (await site.get(pageAddress('album', { id: site.albumId }))).text();
    const { first, later } = picturesInHtml(html);
    expect(first.length).toBeGreaterThan(0);
    const { storage } = site.services;
    for (const { picture, width, format } of [...first, ...later])
      while (!(await findRendition(storage, picture, width, format))) await wait(20);

    const id = await publishAlbum(database, { title: 'A new album' });
    await site.services.revisions.refresh();
    expect(isReady('/Gallery')).toBe(false);
    await until(() => isReady('/Gallery') && isReady(pageAddress('album', { id })));
  });
});

test('a missing picture gets a stand-in, which no cache keeps', async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ DATA_DIR: dataDir });
  onTestFinished(() => void server.stop());
  const html = await (await fetch(`${server.url}/`)).text();
  const [hero] = picturesInHtml(html).first;
  const address = server.url + renditionUrl(hero!.picture.path, hero!.width, 'avif');
  const first = await fetch(address);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect([first.headers.get('cache-control'), first.headers.get('etag')]).toEqual(['no-store', null]);
  for (let answer = first; answer.headers.get('content-type') !== 'image/avif'; answer = await fetch(address))
    await wait(50);
  const ready = await fetch(address);
  expect(ready.headers.get('cache-control')).toContain('immutable');
  expect(ready.headers.get('etag')).not.toBeNull();
});

longTest(
  'a server that was just started has home and its first picture ready for the first visitor',
  async () => {
    const dataDir = temporaryFolder();
    const server = await startServer({ DATA_DIR: dataDir, PREPARE_PAGES: 'on' });
    onTestFinished(() => void server.stop());
    const made = () =>
      readdirSync(join(dataDir, 'media', 'LFIS'), { recursive: true }).filter((file) =>
        String(file).endsWith('.avif'),
      ).length;
    await until(() => made() >= 4);
    const home = await fetch(`${server.url}/`);
    expect(home.headers.get('x-page-cache')).toBe('hit');
    for (const { picture, width } of picturesInHtml(await home.text()).first) {
      const answer = await fetch(server.url + renditionUrl(picture.path, width, 'avif'));
      expect(answer.headers.get('content-type'), picture.path).toBe('image/avif');
    }
  },
);
