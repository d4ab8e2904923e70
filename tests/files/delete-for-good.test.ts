import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dailyErasure } from '#app/features/gallery/photos/photos-jobs.server.ts';
import { eraseJob } from '#app/media/files/erase-unused.server.ts';
import { ERASE_JOB } from '#app/media/files/unreferenced-files.server.ts';
import { leaseFile } from '#app/media/files/unreferenced-files.server.ts';
import { originalKey } from '#app/media/renditions/storage-keys.ts';
import { claimJob } from '#app/platform/jobs/queue.ts';
import { runJob } from '#app/platform/jobs/run-job.ts';
import { StorageUnavailable } from '#app/platform/storage/storage.ts';
import { ask } from '../../scripts/lib/ask.ts';
import { albumState, describeAll, draftAlbum, press } from '#tests/support/content/albums.ts';
import { backUp } from '#tests/support/database/backup.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { showOnPage, storedPicture } from '#tests/support/content/school.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { tusClient } from '#tests/support/http/tus-client.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/SubGallery',
  '/api/image',
  '/cards',
  '/studio/albums/:id/photos',
  '/studio/albums/:id/state',
  '/studio/albums/new',
  '/studio/content/:type/:id',
  '/studio/content/:type/new',
  '/studio/uploads',
);

const FORMS = ['', '?w=160&f=jpeg', '?w=320&f=webp'];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const [red, blue] = (await Promise.all(
  ['#c04020', '#2040c0'].map((colour) => paint({ colour }).jpeg().toBuffer()),
)) as [Buffer, Buffer];

/** Everything in the storage that belongs to this file. */
function kept(site: TestSite, path: string): string[] {
  const folder = join(site.services.config.dataDir, 'media');
  const hash = /[0-9a-f]{32}/.exec(path)![0];
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter((file) => file.includes(hash));
}

const later = (site: TestSite, ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
};

/** What the worker of a running site does at once. */
async function workOff({ services }: TestSite): Promise<void> {
  const { database, clock, log } = services;
  for (;;) {
    const job = await claimJob(database, clock(), [ERASE_JOB]);
    if (!job) return;
    await runJob({ database, clock, log, handlers: { [ERASE_JOB]: eraseJob(services) } }, job);
  }
}

const sweep = (site: TestSite) =>
  dailyErasure(site.services).run({
    id: 'daily',
    kind: 'erase-withdrawn-photos',
    schoolCode: 'LFIS',
    payload: {},
    attempt: 1,
    since: site.clock.now,
  });

onAnyEngine((open) => {
  async function begin(database: TestDatabase) {
    const site = await openSite(database);
    const { url } = await listen(site);
    const editor = await signInAs(site, 'editor');
    const administrator = await signInAs(site, 'administrator');
    const tus = tusClient(site, editor.cookie);
    const statuses = async (path: string, headers = {}) =>
      Promise.all(
        FORMS.map(async (form) => (await ask(`${url}/api/image/${path}${form}`, { headers })).status),
      );
    /** In the studio, with its own buttons. */
    const item = async (type: string, id: string, intent: string, who = administrator) => {
      const studio = openStudio(site, who.cookie);
      const address = `/studio/content/${type}/${id}`;
      return (await studio.post(address, { ...(await studio.fieldsAt(address)), intent })).status;
    };
    async function publishedAlbum(...photos: Buffer[]) {
      const id = await draftAlbum(site, editor.cookie);
      for (const [position, photo] of photos.entries()) {
        const { answer } = await tus.send(photo, { albumId: id, position, batch: id });
        expect(answer.headers.get('studio-photo')).toBe('taken');
      }
      const as = (fields: Record<string, string>) => press(site, editor.cookie, id, fields);
      await describeAll(site, editor.cookie, id);
      expect((await as({ intent: 'publish', consent: 'yes' })).status).toBe(200);
      return { id, as, photos: (await albumState(site, editor.cookie, id)).photos };
    }
    const deleteForGood = async (type: string, id: string) => {
      expect(await item(type, id, 'trash')).toBe(302);
      expect(await item(type, id, 'delete')).toBe(302);
    };
    return { site, url, editor, administrator, tus, statuses, item, publishedAlbum, deleteForGood };
  }

  /** A draft of a news item that only names this picture. */
  async function draftNews(site: TestSite, cookie: string, mediaId: string): Promise<string> {
    const studio = openStudio(site, cookie);
    const address = (await studio.get('/studio/content/news/new')).headers.get('location')!;
    const fields = {
      title: 'News',
      description: 'Words.',
      'pictures.0.media': mediaId,
      'pictures.0.alt': 'Red',
      'pictures.0.sure': 'on',
    };
    const form = { ...(await studio.fieldsAt(address)), ...fields, intent: 'save' };
    expect((await studio.post(address.replace('?new', ''), form)).status).toBe(302);
    return address.replace('?new', '').split('/').at(-1)!;
  }

  test('deleting an album for good deletes its photos: no address, no byte, no later backup has them', async () => {
    const database = await open();
    const { site, url, administrator, statuses, publishedAlbum, item, editor } = await begin(database);
    const { id, as, photos } = await publishedAlbum(red, blue);
    await as({ intent: 'turn', mediaId: photos[1]!.mediaId });
    const now = (await albumState(site, editor.cookie, id)).photos;
    const paths = [photos[0]!.path, now[1]!.path];
    for (const path of paths) expect(await statuses(path)).toEqual([200, 200, 200]);
    const { etag } = (await ask(`${url}/api/image/${paths[0]}`)).headers;
    const card = /\/cards\/album\/[^"]+\.jpg/.exec(await (await site.get(`/SubGallery?id=${id}`)).text())![0];
    expect((await ask(url + card)).status).toBe(200);

    expect(await item('albums', id, 'trash', editor)).toBe(302);
    for (const path of paths) {
      expect(await statuses(path)).toEqual([404, 404, 404]);
      expect(await statuses(path, { cookie: editor.cookie }), 'it lies in the trash').toEqual([
        200, 200, 200,
      ]);
    }
    expect(await item('albums', id, 'delete', editor), 'an editor may not').toBe(403);
    expect(await item('albums', id, 'delete')).toBe(302);
    for (const path of paths)
      for (const headers of [{}, { cookie: administrator.cookie }, { 'if-none-match': etag! }])
        expect(await statuses(path, headers)).toEqual([404, 404, 404]);
    expect((await ask(url + card)).status).toBe(404);

    const archive = async () => {
      const { manifest } = await backUp({ where: database.where, storage: site.services.storage });
      return manifest.files.map(({ name }) => name).filter((name) => name.startsWith('media/'));
    };
    expect(await archive(), 'not even before the bytes are gone').toEqual([]);
    await workOff(site);
    for (const path of [...paths, photos[1]!.path]) expect(kept(site, path), path).toEqual([]);
    expect(await archive()).toEqual([]);
    expect(await site.services.database.reads.selectFrom('media_files').select('id').execute()).toEqual([]);
  });

  test('the same photo may be uploaded again afterwards, and stays', async () => {
    const { site, publishedAlbum, deleteForGood, statuses } = await begin(await open());
    const first = await publishedAlbum(red);
    await deleteForGood('albums', first.id);
    // Uploaded before the bytes are deleted, and after.
    const second = await publishedAlbum(red);
    await workOff(site);
    expect(await statuses(second.photos[0]!.path)).toEqual([200, 200, 200]);
    await deleteForGood('albums', second.id);
    await workOff(site);
    expect(kept(site, second.photos[0]!.path)).toEqual([]);
    const third = await publishedAlbum(red);
    expect(third.photos[0]!.path).toBe(first.photos[0]!.path);
    later(site, 20 * MINUTE);
    await workOff(site);
    await sweep(site);
    expect(await statuses(third.photos[0]!.path)).toEqual([200, 200, 200]);
  });

  test('a photo that something else uses stays until that is deleted too', async () => {
    const database = await open();
    const { site, editor, publishedAlbum, deleteForGood, item, statuses } = await begin(database);
    const [one, other] = [await publishedAlbum(red), await publishedAlbum(red)];
    const { path, mediaId } = one.photos[0]!;
    const story = await draftNews(site, editor.cookie, mediaId);
    await deleteForGood('albums', one.id);
    await workOff(site);
    expect(await statuses(path), 'the other album shows it').toEqual([200, 200, 200]);
    await item('albums', other.id, 'trash');
    expect(await item('albums', other.id, 'delete')).toBe(302);
    await workOff(site);
    expect(await statuses(path), 'nothing public shows it').toEqual([404, 404, 404]);
    expect(await statuses(path, { cookie: editor.cookie }), 'somebody writes at it').toEqual([200, 200, 200]);

    // Published and then removed, but an older version still contains it.
    await item('news', story, 'publish');
    expect(await statuses(path)).toEqual([200, 200, 200]);
    const studio = openStudio(site, editor.cookie);
    const address = `/studio/content/news/${story}`;
    const fields = await studio.fieldsAt(address);
    await studio.post(address, { ...fields, 'pictures.0.remove': 'on', intent: 'publish' });
    expect(await statuses(path)).toEqual([404, 404, 404]);
    await sweep(site);
    later(site, 9 * DAY);
    await sweep(site);
    expect(kept(site, path)).not.toEqual([]);
    await deleteForGood('news', story);
    await workOff(site);
    expect(kept(site, path)).toEqual([]);
  });

  test('a withdrawn photo’s bytes are deleted with its album, and it is still refused', async () => {
    const { site, editor, tus, publishedAlbum, deleteForGood } = await begin(await open());
    const { id, as, photos } = await publishedAlbum(red, blue);
    await as({ intent: 'withdraw', mediaId: photos[0]!.mediaId });
    await deleteForGood('albums', id);
    await workOff(site);
    for (const { path } of photos) expect(kept(site, path)).toEqual([]);
    const albumId = await draftAlbum(site, editor.cookie);
    const { answer } = await tus.send(red, { albumId });
    expect([answer.status, await answer.text()]).toEqual([422, '{"reason":"withdrawn"}']);
    expect((await tus.send(blue, { albumId })).answer.headers.get('studio-photo')).toBe('taken');
  });

  test('an unavailable storage, a dead server or a rendition in progress only delays it', async () => {
    const { site, publishedAlbum, deleteForGood } = await begin(await open());
    const { id, photos } = await publishedAlbum(red);
    const { path } = photos[0]!;
    const { storage } = site.services;
    const whole = { ...storage };
    Object.assign(storage, { remove: async () => Promise.reject(new StorageUnavailable('no answer')) });
    await deleteForGood('albums', id);
    await workOff(site);
    expect(kept(site, path)).not.toEqual([]);
    Object.assign(storage, whole);
    // As if a dead server's lease had expired.
    await site.services.database.writes.updateTable('orphaned_files').set({ lease_until: '' }).execute();
    later(site, MINUTE);
    await workOff(site);
    expect(kept(site, path)).toEqual([]);

    const hash = path.slice(-36, -4);
    await storage.write(`LFIS/renditions/${hash.slice(0, 2)}/${hash}/160.webp`, red);
    later(site, 12 * MINUTE);
    await workOff(site);
    expect(kept(site, path)).toEqual([]);
    later(site, 31 * DAY);
    await sweep(site);
    expect(await site.services.database.reads.selectFrom('orphaned_files').selectAll().execute()).toEqual([]);
  });

  test('a file whose writer died before a row named it is deleted, one that is being written is not', async () => {
    const { site } = await begin(await open());
    const { database, storage } = site.services;
    const path = `LFIS/public/Images/${'ab'.repeat(16)}.jpg`;
    await leaseFile(database, { path, schoolCode: 'LFIS', width: 320, height: 200 }, site.clock.now);
    await storage.write(originalKey(path), red);
    await sweep(site);
    expect(kept(site, path)).toHaveLength(1);
    await database.writes.updateTable('orphaned_files').set({ lease_until: '' }).execute();
    await sweep(site);
    expect(kept(site, path)).toEqual([]);
  });

  test('a file that was unused for a week is deleted; one that was just uploaded, or uploaded again, is not', async () => {
    const database = await open();
    const { site, statuses, publishedAlbum } = await begin(database);
    const { as, photos } = await publishedAlbum(red, blue);
    const [removed, stays] = photos;
    const sent = await storedPicture(site.services, 'green');
    const banner = await storedPicture(site.services, 'navy');
    await showOnPage(database, banner);
    await as({ intent: 'remove', mediaId: removed!.mediaId });
    await sweep(site);
    const { manifest } = await backUp({ where: database.where, storage: site.services.storage });
    const archived = manifest.files.map(({ name }) => name);
    for (const [file, isIn] of [
      [removed!, false],
      [stays!, true],
      [banner, true],
    ] as const)
      expect(archived.includes(`media/${originalKey(file.path)}`)).toBe(isIn);
    later(site, 6 * DAY);
    await sweep(site);
    for (const { path } of [removed!, sent]) expect(kept(site, path)).not.toEqual([]);
    await storedPicture(site.services, 'green');
    later(site, 2 * DAY);
    await sweep(site);
    await workOff(site);
    expect(kept(site, removed!.path)).toEqual([]);
    expect(kept(site, sent.path), 'somebody sent it two days ago').not.toEqual([]);
    for (const { path } of [stays!, banner]) expect(await statuses(path)).toEqual([200, 200, 200]);
    later(site, 8 * DAY);
    await sweep(site);
    await workOff(site);
    expect(kept(site, sent.path)).toEqual([]);
  });
});
