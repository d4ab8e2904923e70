import { expect, test } from 'vitest';
import { consentName } from '#app/media/consent/consent.ts';
import { withdrawFile } from '#app/media/files/withdraw.server.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { ContentItemTable } from '#app/platform/db/schema.ts';
import { type Answer, ask } from '../../scripts/lib/ask.ts';
import { albumState, describeAll, draftAlbum, press } from '#tests/support/content/albums.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { publishOneOfEverything } from '#tests/support/content/one-of-everything.ts';
import { paint } from '#tests/support/content/pictures.ts';
import {
  NOW,
  publish,
  publishAlbum,
  SCHOOL,
  showOnPage,
  storedPicture,
} from '#tests/support/content/school.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { tusClient } from '#tests/support/http/tus-client.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/api/image',
  '/studio/albums/:id/photos',
  '/studio/albums/:id/state',
  '/studio/albums/new',
  '/studio/content/:type/:id',
  '/studio/content/:type/new',
  '/studio/preview',
  '/studio/uploads',
);

const HOUR = 3_600_000;
const FORMS = ['', '?w=160&f=jpeg', '?w=320&f=webp', '?w=320&f=avif'];
/** Every content type with files, and the colour of its picture. */
const ITEM_COLOURS = {
  news: 'gold',
  albums: 'teal',
  highlights: 'navy',
  notifications: 'pink',
  registrations: 'plum',
  leadership: 'lime',
} as const;
const [red, blue] = (await Promise.all(
  ['#c04020', '#2040c0'].map((colour) => paint({ colour }).jpeg().toBuffer()),
)) as [Buffer, Buffer];

onAnyEngine((open) => {
  /** A site on a port, an editor and their album with one photo without an answer about consent. */
  async function begin(database: TestDatabase) {
    const site = await openSite(database);
    const { url } = await listen(site);
    const { cookie } = await signInAs(site, 'editor');
    const albumId = await draftAlbum(site, cookie);
    const tus = tusClient(site, cookie);
    await tus.send(red, { albumId });
    const [photo] = (await albumState(site, cookie, albumId)).photos;
    const as = (fields: Record<string, string>) => press(site, cookie, albumId, fields);
    await describeAll(site, cookie, albumId);
    const studio = openStudio(site, cookie);
    const address = `/studio/content/albums/${albumId}`;
    const item = async (intent: string) =>
      studio.post(address, { ...(await studio.fieldsAt(address)), intent });
    return { site, url, cookie, albumId, tus, photo: photo!, as, item };
  }

  const asker =
    (url: string, path: string) =>
    (form: string, headers = {}, method = 'GET') =>
      ask(`${url}/api/image/${path}${form}`, { method, headers });

  /** Every way to request it, with the ETags from when it was public. */
  async function everyAnswer(url: string, path: string, etags: string[], headers = {}): Promise<Answer[]> {
    const get = asker(url, path);
    return Promise.all(
      FORMS.flatMap((form, at) => [
        get(form, headers),
        get(form, headers, 'HEAD'),
        get(form, { ...headers, range: 'bytes=0-9' }),
        get(form, { ...headers, 'if-none-match': etags[at] ?? '"old"' }),
        get(form, { ...headers, 'if-none-match': '*' }),
        get(form, { ...headers, 'if-range': etags[at] ?? '"old"', range: 'bytes=0-9' }),
      ]),
    );
  }

  const etagsOf = async (url: string, path: string) =>
    Promise.all(FORMS.map(async (form) => (await asker(url, path)(form)).headers.etag!));

  async function expectGone(url: string, path: string, etags: string[] = []): Promise<void> {
    for (const { status, headers, body } of await everyAnswer(url, path, etags)) {
      expect([status, headers['cache-control'], headers.etag]).toEqual([404, 'no-cache', undefined]);
      expect(body.length, 'a few words, and none of the picture').toBeLessThan(300);
    }
  }

  async function expectForStaffAlone(url: string, path: string, cookie: string, etags: string[] = []) {
    await expectGone(url, path, etags);
    for (const { status, headers } of await everyAnswer(url, path, etags, { cookie })) {
      expect([200, 206], 'never 304: a cache on the way would take it for its own copy').toContain(status);
      expect([headers['cache-control'], headers.etag]).toEqual(['private, no-store', undefined]);
    }
  }

  test('a photo is for staff only until its album is published and after it is unpublished', async () => {
    const { url, cookie, photo, as } = await begin(await open());
    await expectForStaffAlone(url, photo.path, cookie);
    await expectGone(url, photo.path, []);
    for (const forged of [
      cookie.replace(/=./, '='),
      cookie.replace(/=(.)/, (_, first) => `=${first === 'x' ? 'y' : 'x'}`),
    ])
      expect((await ask(`${url}/api/image/${photo.path}`, { headers: { cookie: forged } })).status).toBe(404);

    await as({ intent: 'publish', consent: 'yes' });
    const etags = await etagsOf(url, photo.path);
    const get = asker(url, photo.path);
    for (const [at, form] of FORMS.entries()) {
      const whole = await get(form);
      expect([whole.status, whole.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, s-maxage=0, immutable',
      ]);
      const again = await get(form, { 'if-none-match': etags[at]! });
      expect([again.status, again.headers['cache-control']]).toEqual([304, whole.headers['cache-control']]);
      expect((await get(form, { range: 'bytes=0-9' })).status).toBe(206);
    }

    await as({ intent: 'unpublish' });
    await expectForStaffAlone(url, photo.path, cookie, etags);
  });

  test('a removed photo, one without consent, and an album in the trash are not public', async () => {
    const { url, cookie, albumId, tus, photo, as, item, site } = await begin(await open());
    await as({ intent: 'publish', consent: 'yes' });
    const etags = await etagsOf(url, photo.path);
    await tus.send(blue, { albumId, batch: 'later', position: 1 });
    const added = (await albumState(site, cookie, albumId)).photos[1]!;
    await expectForStaffAlone(url, added.path, cookie);
    expect((await asker(url, photo.path)('')).status, 'the others stay').toBe(200);

    await as({ intent: 'remove', mediaId: photo.mediaId });
    await expectGone(url, photo.path, etags);

    await describeAll(site, cookie, albumId);
    await as({ intent: 'publish', consent: 'yes' });
    const later = await etagsOf(url, added.path);
    expect((await item('trash')).status).toBe(302);
    await expectForStaffAlone(url, added.path, cookie, later);
  });

  test('it is public exactly as long as its item', async () => {
    const database = await open();
    const { site, url, albumId, photo, as } = await begin(database);
    await as({ intent: 'publish', consent: 'yes' });
    const times = (columns: Partial<ContentItemTable>) =>
      publish(database, async (change) => {
        await change.updateTable('content_items').set(columns).where('id', '=', albumId).execute();
      });
    await times({
      publish_from: new Date(NOW.getTime() + HOUR).toISOString(),
      expire_at: new Date(NOW.getTime() + 2 * HOUR).toISOString(),
    });
    await site.services.revisions.refresh();
    await expectGone(url, photo.path);
    site.clock.now = new Date(NOW.getTime() + HOUR);
    await site.services.revisions.refresh();
    const etags = await etagsOf(url, photo.path);
    expect((await asker(url, photo.path)('')).status).toBe(200);
    site.clock.now = new Date(NOW.getTime() + 2 * HOUR);
    await expectGone(url, photo.path, etags);
  });

  test('a change on another replica takes effect with the next request', async () => {
    const database = await open();
    const { url, albumId, photo, as } = await begin(database);
    await as({ intent: 'publish', consent: 'yes' });
    const etags = await etagsOf(url, photo.path);
    const elsewhere = (work: (change: ContentChange) => Promise<unknown>) =>
      publish(database, async (change) => void (await work(change)));
    const set = (status: 'draft' | 'published') => (change: ContentChange) =>
      change.updateTable('content_items').set({ status }).where('id', '=', albumId).execute();
    await elsewhere(set('draft'));
    await expectGone(url, photo.path, etags);
    await elsewhere(set('published'));
    expect((await asker(url, photo.path)('')).status).toBe(200);
    await elsewhere((change) =>
      withdrawFile(change, { schoolCode: SCHOOL, mediaId: photo.mediaId, now: NOW, by: 'Asha' }),
    );
    await expectGone(url, photo.path, etags);
  });

  test('a withdrawn photo is not for staff either, and one of another school not for ours', async () => {
    const { url, cookie, photo, as } = await begin(await open());
    await as({ intent: 'withdraw', mediaId: photo.mediaId });
    const get = asker(url, photo.path);
    for (const form of FORMS) expect((await get(form, { cookie })).status).toBe(404);
    expect((await ask(`${url}/api/image/OTHER${photo.path.slice(4)}`, { headers: { cookie } })).status).toBe(
      404,
    );
  });

  test('a file that two items show is public while one of them is', async () => {
    const database = await open();
    const { url, photo, as } = await begin(database);
    await as({ intent: 'publish', consent: 'yes' });
    const other = await publishAlbum(database, { photos: [{ mediaId: photo.mediaId, alt: 'The same' }] });
    await as({ intent: 'unpublish' });
    expect((await asker(url, photo.path)('?w=320&f=webp')).status).toBe(200);
    await publish(database, async (change) => {
      await change.updateTable('content_items').set({ status: 'draft' }).where('id', '=', other).execute();
    });
    await expectGone(url, photo.path);
  });

  test('an unpublished draft is previewed by staff and seen by nobody else', async () => {
    const database = await open();
    const { site, url, cookie } = await begin(database);
    const { mediaId, path } = await storedPicture(site.services, 'green');
    const studio = openStudio(site, cookie);
    const address = (await studio.get('/studio/content/news/new')).headers.get('location')!;
    const form = await studio.fieldsAt(address);
    const item = address.replace('?new', '');
    const fields = {
      ...form,
      title: 'News',
      description: 'Words.',
      'pictures.0.media': mediaId,
      'pictures.0.alt': 'Green',
      'pictures.0.sure': 'on',
    };
    expect((await studio.post(item, { ...fields, intent: 'save' })).status).toBe(302);
    const preview = await (await studio.get(item.replace('/content/', '/preview/'))).text();
    expect(preview).toContain(path);
    await expectForStaffAlone(url, path, cookie);
    const published = await studio.post(item, {
      ...(await studio.fieldsAt(item)),
      [consentName(mediaId)]: 'nobody',
      intent: 'publish',
    });
    expect(published.headers.get('location')).toContain('done=published');
    expect((await asker(url, path)('')).status).toBe(200);
  });

  test('a file of every content type, of a page and the logo is public while it is shown there', async () => {
    const database = await open();
    const { site, url } = await begin(database);
    const administrator = await signInAs(site, 'administrator');
    for (const [table, colour] of Object.entries(ITEM_COLOURS) as [keyof typeof ITEM_COLOURS, string][]) {
      const { mediaId, path } = await storedPicture(site.services, colour);
      const { [table]: id } = await publishOneOfEverything(database, colour, { mediaId });
      await publish(database, async (change) => {
        await change
          .deleteFrom('attachments')
          .where('item_type', '!=', table)
          .where('media_id', '=', mediaId)
          .execute();
      });
      expect((await asker(url, path)('')).status, table).toBe(200);
      await publish(database, async (change) => {
        await change.updateTable('content_items').set({ status: 'draft' }).where('id', '=', id).execute();
      });
      await expectGone(url, path);
    }

    const banner = await storedPicture(site.services, 'brown');
    await expectGone(url, banner.path);
    await showOnPage(database, banner, 'banner');
    expect((await asker(url, banner.path)('')).status).toBe(200);

    const logo = await storedPicture(site.services, 'black');
    const studio = openStudio(site, administrator.cookie);
    const save = async (mediaId: string) =>
      studio.post('/studio/content/profile/profile', {
        ...(await studio.fieldsAt('/studio/content/profile/profile')),
        intent: 'publish',
        'logo.0.media': mediaId,
        'logo.0.sure': 'yes',
      });
    await expectForStaffAlone(url, logo.path, administrator.cookie);
    expect((await save(logo.mediaId)).status).toBe(302);
    expect((await asker(url, logo.path)('?w=480&f=webp')).status).toBe(200);
    expect((await save('')).status).toBe(302);
    await expectGone(url, logo.path);
  });
});
