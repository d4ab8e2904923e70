import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { consentName } from '#app/media/consent/consent.ts';
import { emptyTrash } from '#app/publishing/commands/empty-trash.server.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { contentTypes } from '#app/content-types.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { plainPicture, publishAlbum, storedPicture } from '#tests/support/content/school.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio, type Studio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/NewsArticle',
  '/VideoGallery',
  '/studio/content/:type',
  '/studio/content/:type/:id',
  '/studio/content/:type/:id/draft',
  '/studio/content/:type/:id/versions',
  '/studio/content/:type/new',
  '/studio/media',
  '/studio/preview',
);

async function begin(studio: Studio, type: string, fields: Record<string, string>): Promise<string> {
  const created = await studio.get(`/studio/content/${type}/new`);
  const [address] = created.headers.get('location')!.split('?') as [string];
  const form = await studio.fieldsAt(`${address}?new`);
  const saved = await studio.post(address, { ...form, ...fields, intent: 'save' });
  expect(saved.status).toBe(302);
  return address;
}

const press = async (studio: Studio, address: string, intent: string, fields: Record<string, string> = {}) =>
  studio.post(address, { ...(await studio.fieldsAt(address)), ...fields, intent });

const video = { title: 'A film', videoUrl: 'https://video.example/watch?v=1' };

async function twoPeople(site: TestSite) {
  const asha = await signInAs(site, 'editor', { email: 'asha@school.example', name: 'Asha' });
  const ravi = await signInAs(site, 'editor', { email: 'ravi@school.example', name: 'Ravi' });
  return { asha: openStudio(site, asha.cookie), ravi: openStudio(site, ravi.cookie) };
}

async function sendBytes(site: TestSite, megabytes: number, cookie: string): Promise<number> {
  const response = await site.app.request('/studio/media', {
    method: 'POST',
    headers: {
      origin: site.services.config.siteUrl,
      cookie,
      'content-type': 'multipart/form-data; boundary=b',
    },
    body: new Uint8Array(megabytes * 1024 * 1024),
  });
  return response.status;
}

onAnyEngine((open) => {
  describe('two people editing one item', () => {
    test('see each other, and neither overwrites the other without a warning', async () => {
      const site = await openSite(await open());
      const { asha, ravi } = await twoPeople(site);
      const address = await begin(asha, 'videos', video);
      site.clock.now = new Date(site.clock.now.getTime() + 2 * 60_000);

      const seen = await (await ravi.get(address)).text();
      expect(seen).toContain('Asha opened this 2 minutes ago');
      const [hers, his] = [await asha.fieldsAt(address), await ravi.fieldsAt(address)];

      expect((await asha.post(address, { ...hers, title: 'Her film', intent: 'save' })).status).toBe(302);
      const autosave = await ravi.post(`${address}/draft`, { ...his, title: 'His film' });
      expect(autosave.status).toBe(409);
      const refused = await ravi.post(address, { ...his, title: 'His film', intent: 'save' });
      expect(refused.status).toBe(409);
      const both = await refused.text();
      expect(both).toContain('Asha has changed this in the meantime');
      expect(both).toContain('Her film');
      expect(both).toContain('value="His film"');
      expect((await asha.fieldsAt(address))['title']).toBe('Her film');

      // After the warning he may keep his version.
      const base = /<button(?=[^>]* name="base")[^>]* value="([^"]+)"/.exec(both)![1]!;
      expect((await ravi.post(address, { ...his, title: 'His film', base })).status).toBe(302);
      expect((await asha.fieldsAt(address))['title']).toBe('His film');
    });

    test('are told if it was published while they had it open', async () => {
      const site = await openSite(await open());
      const { asha, ravi } = await twoPeople(site);
      const address = await begin(asha, 'videos', video);
      await press(asha, address, 'publish');
      const his = await ravi.fieldsAt(address);
      await press(asha, address, 'publish', { title: 'Her film' });
      const refused = await ravi.post(address, { ...his, title: 'His film' });
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain('Asha has changed this in the meantime');
    });

    test('an autosaving form does not conflict with itself', async () => {
      const site = await openSite(await open());
      const { asha } = await twoPeople(site);
      const address = await begin(asha, 'videos', video);
      const form = await asha.fieldsAt(address);
      await asha.post(`${address}/draft`, { ...form, title: 'One' });
      expect((await asha.post(`${address}/draft`, { ...form, title: 'Two' })).status).toBe(200);
      expect((await asha.post(address, { ...form, title: 'Three', intent: 'save' })).status).toBe(302);
    });
  });

  test('two simultaneous presses do it once', async () => {
    const site = await openSite(await open());
    const { asha } = await twoPeople(site);
    const created = await asha.get('/studio/content/videos/new');
    const [address] = created.headers.get('location')!.split('?') as [string];
    const form = { ...(await asha.fieldsAt(`${address}?new`)), ...video };
    const twice = async (intent: string) => {
      const answers = await Promise.all([1, 2, 3].map(() => asha.post(address, { ...form, intent })));
      return answers.map(({ status }) => status);
    };
    expect(await twice('save')).toEqual([302, 302, 302]);
    expect(await twice('publish')).toEqual([302, 302, 302]);
    expect(await twice('duplicate')).toEqual([302, 302, 302]);
    const { database } = site.services;
    const auditEntries = await database.reads
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_type', '=', 'videos')
      .execute();
    expect(auditEntries.map(({ action }) => action).toSorted()).toEqual(['create', 'duplicate', 'publish']);
    const versions = database.reads.selectFrom('content_versions').where('item_type', '=', 'videos');
    expect(await versions.select('number').execute()).toHaveLength(1);
    const items = database.reads.selectFrom('content_items').where('type', '=', 'videos');
    expect(await items.select('id').execute()).toHaveLength(2);
  });

  describe('several at once', () => {
    test('are published, unpublished and trashed; one that is not ready is named', async () => {
      const site = await openSite(await open());
      const { asha } = await twoPeople(site);
      const ready = await begin(asha, 'videos', video);
      const unready = await begin(asha, 'videos', { title: 'No address yet' });
      const ids = [ready, unready].map((address) => address.split('/').at(-1)!);
      const send = (intent: string) => {
        const form = new FormData();
        form.set('intent', intent);
        for (const id of ids) form.append('id', id);
        return asha.post('/studio/content/videos', form);
      };

      const published = await (await send('publish')).text();
      expect(published).toContain('1 item was published.');
      expect(published).toMatch(/could not be published.*No address yet/s);
      expect(await (await site.get('/VideoGallery')).text()).toContain('A film');
      await send('unpublish');
      expect(await (await site.get('/VideoGallery')).text()).not.toContain('A film');
      expect(await (await send('trash')).text()).toContain('2 items were moved to the trash.');
      const list = await (await asha.get('/studio/content/videos')).text();
      expect(list).toContain('No video yet');
      expect((await asha.post('/studio/content/videos', { intent: 'trash' })).status).toBe(400);
    });

    test('items changed at the same instant are listed newest first, then by title, each on one page only', async () => {
      const site = await openSite(await open());
      const { asha } = await twoPeople(site);
      // Like a school filled at once: three albums per day, in no order.
      const albums = Array.from({ length: 30 }, (_, at) => ({
        title: `Album ${10 + ((at * 11) % 30)}`,
        date: `2026-01-${10 + ((at * 7) % 10)}`,
      }));
      for (const album of albums) await publishAlbum(site.services.database, album);
      const page = async (number: number) =>
        [
          ...(await (await asha.get(`/studio/content/albums?page=${number}`)).text()).matchAll(
            />(Album \d+)<\/a>/g,
          ),
        ].map(([, title]) => title);
      const expected = albums
        .toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title))
        .map(({ title }) => title);
      expect(await page(1)).toEqual(expected.slice(0, 25));
      expect(await page(2)).toEqual(expected.slice(25));

      const highlight = (number: number) => ({ title: `Line ${number}` });
      for (const number of [2, 1, 3]) {
        const address = await begin(asha, 'highlights', highlight(number));
        await press(asha, address, 'publish');
      }
      const html = await (await asha.get('/studio/content/highlights?sort=changed')).text();
      expect([...html.matchAll(/>(Line \d)<\/a>/g)].map(([, title]) => title)).toEqual([
        'Line 1',
        'Line 2',
        'Line 3',
      ]);
    });

    test('the list is searched, filtered, sorted and paged', async () => {
      const site = await openSite(await open());
      const { asha } = await twoPeople(site);
      for (let number = 10; number < 40; number++)
        await publishAlbum(site.services.database, {
          title: `Album ${number}`,
          date: `2026-01-${number - 9}`.replace(/-(\d)$/, '-0$1'),
        });
      const titles = async (query: string) =>
        [
          ...(await (await asha.get(`/studio/content/albums${query}`)).text()).matchAll(/>(Album \d+)<\/a>/g),
        ].map(([, title]) => title);
      expect(await titles('?sort=title')).toHaveLength(25);
      expect((await titles('?sort=title'))[0]).toBe('Album 10');
      expect((await titles('?sort=detail'))[0]).toBe('Album 39');
      expect(await titles('?sort=title&page=2')).toEqual(
        [35, 36, 37, 38, 39].map((number) => `Album ${number}`),
      );
      expect(await titles('?q=ALBUM+21')).toEqual(['Album 21']);
      expect(await titles('?q=%25')).toEqual([]);
      expect(await titles('?q=21+album'), 'the words in any order').toEqual(['Album 21']);
      expect(await titles('?state=draft')).toEqual([]);
      expect(await titles('?page=99999999&sort=nonsense&state=nonsense')).toHaveLength(25);
    });
  });

  test('the lists find one item by its several spellings', async () => {
    const site = await openSite(await open());
    const { asha } = await twoPeople(site);
    const all = ['Diwali evening', 'दीपावली मेला', 'Republic Day', 'Picnic'];
    for (const title of all) await publishAlbum(site.services.database, { title });
    const found = async (q: string) => {
      const html = await (await asha.get(`/studio/content/albums?q=${encodeURIComponent(q)}`)).text();
      return all.filter((title) => html.includes(`>${title}</a>`));
    };
    for (const q of ['dipawali', 'deepawali', 'Diwali', 'दिवाली', 'deepa'])
      expect(await found(q), q).toEqual(['Diwali evening', 'दीपावली मेला']);
    expect(await found('deepawali evening')).toEqual(['Diwali evening']);
    expect(await found('गणतंत्र दिवस')).toEqual(['Republic Day']);
  });

  describe('invalid input', () => {
    test('is refused with messages, and nothing that was typed is lost', async () => {
      const site = await openSite(await open());
      const { asha } = await twoPeople(site);
      const address = await begin(asha, 'news', { title: '<b>Bold</b> & "quoted"', description: 'x' });
      const page = await (await asha.get(address)).text();
      expect(page).toContain('&lt;b&gt;Bold&lt;/b&gt;');
      expect(page).not.toContain('<b>Bold</b>');

      const long = await press(asha, address, 'save', { title: 'a'.repeat(10_000) });
      expect(long.status).toBe(400);
      const answer = await long.text();
      expect(answer).toMatch(
        /id="field-title-problem"[^>]*>This is 9700 characters too long\. Please shorten it to 300 characters or fewer\./,
      );
      expect(answer, 'nothing is cut').toContain(`value="${'a'.repeat(10_000)}"`);
      expect(answer).not.toMatch(/<input[^>]*name="title"[^>]*maxlength/i);
      const wrong = await press(asha, address, 'publish', { fromDate: '31/02/2026', description: '' });
      expect(wrong.status).toBe(400);
      const html = await wrong.text();
      expect(html).toContain('Enter a real date');
      expect(html).toContain('Please fill this in.');
      const over = await press(asha, address, 'publish', {
        fromDate: '14/2/2026',
        description: 'x',
        until: '2020-01-01T10:00',
      });
      expect(await over.text()).toContain('This time has passed.');

      await press(asha, address, 'publish', { until: '', title: '<script>alert(1)</script>' });
      const live = await (await site.get(`/NewsArticle?id=${address.split('/').at(-1)}`)).text();
      expect(live).toContain('&lt;script&gt;alert(1)');
      expect(live).not.toContain('<script>alert(1)');
    });

    test('missing items are not found', async () => {
      const site = await openSite(await open());
      const { asha } = await twoPeople(site);
      for (const path of [
        '/studio/content/nonsense',
        '/studio/content/news/unknown',
        '/studio/content/news/unknown/versions',
        '/studio/preview/news/unknown',
        '/studio/preview/nonsense/unknown',
      ])
        expect((await asha.get(path)).status, path).toBe(404);
      expect((await asha.post('/studio/content/news/unknown', { intent: 'save', title: 'x' })).status).toBe(
        404,
      );
      expect(
        (await asha.post('/studio/content/news/unknown', { intent: 'publish', title: 'x' })).status,
      ).toBe(404);
    });
  });

  describe('pictures', () => {
    const upload = (studio: Studio, bytes: Uint8Array<ArrayBuffer>, name = 'photo.jpg') => {
      const form = new FormData();
      form.set('file', new File([bytes], name));
      return studio.post('/studio/media', form);
    };

    test('pass the same checks as all files, and need a confirmed text', async () => {
      const site = await openSite(await open());
      const { asha } = await twoPeople(site);
      const taken = await upload(asha, new Uint8Array(await plainPicture('green')));
      expect(taken.status).toBe(200);
      const { taken: file } = (await taken.json()) as { taken: { mediaId: string; path: string } };
      const address = await begin(asha, 'news', { title: 'With a picture', description: 'x' });
      const picture = { 'pictures.0.media': file.mediaId, 'pictures.0.alt': 'With a picture' };

      const unsure = await press(asha, address, 'publish', picture);
      expect(unsure.status).toBe(400);
      expect(await unsure.text()).toContain('check each description and tick to confirm it');
      const silent = await press(asha, address, 'publish', {
        ...picture,
        'pictures.0.alt': '',
        'pictures.0.sure': 'on',
      });
      expect(await silent.text()).toContain('Write a description or a name for each file.');
      const sure = { ...picture, 'pictures.0.sure': 'on' };
      expect((await press(asha, address, 'publish', sure)).status, 'nobody has answered').toBe(400);
      const answered = { ...sure, [consentName(file.mediaId)]: 'nobody' };
      expect((await press(asha, address, 'publish', answered)).status).toBe(302);
      const page = await (await site.get(`/NewsArticle?id=${address.split('/').at(-1)}`)).text();
      expect(page).toContain(file.path);
      expect(page).toContain('alt="With a picture"');

      // Removed from the form, it stays live until that is published.
      await press(asha, address, 'save', { 'pictures.0.remove': 'on' });
      expect(await (await site.get(`/NewsArticle?id=${address.split('/').at(-1)}`)).text()).toContain(
        file.path,
      );
      await press(asha, address, 'publish');
      expect(await (await site.get(`/NewsArticle?id=${address.split('/').at(-1)}`)).text()).not.toContain(
        file.path,
      );
    });

    test('with invalid content are refused, and so are uploads without signing in', async () => {
      const site = await openSite(await open());
      const { cookie } = await signInAs(site, 'editor');
      const asha = openStudio(site, cookie);
      const svg = new TextEncoder().encode(
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      );
      expect(await (await upload(asha, svg, 'a.jpg')).json()).toEqual({ refused: 'unknown-type' });
      expect(await (await upload(asha, new Uint8Array(0))).json()).toEqual({ refused: 'empty' });
      expect(await sendBytes(site, 21, cookie)).toBe(413);
      const nobody = openStudio(site, '');
      expect((await upload(nobody, svg)).status).toBe(302);
      // Uploads by strangers are not read: an expired session is redirected to sign-in, however large the
      // file.
      expect(await sendBytes(site, 2, '')).toBe(302);
      const foreign = await site.app.request('/studio/media', {
        method: 'POST',
        headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        body: new FormData(),
      });
      expect(foreign.status).toBe(403);
    });

    test('include no disguised document, whatever type is declared', async () => {
      const site = await openSite(await open());
      const { asha } = await twoPeople(site);
      const form = new FormData();
      const paper = await readFile('db/demo/documents/winter-timings-circular.pdf');
      form.set('file', new File([new Uint8Array(paper)], 'photo.jpg', { type: 'image/jpeg' }));
      const send = async (only?: string) => {
        if (only) form.set('only', only);
        return (await asha.post('/studio/media', form)).json();
      };
      const { taken } = (await send()) as { taken: { mediaId: string; path: string; kind: string } };
      expect(taken).toMatchObject({ kind: 'document', path: expect.stringMatching(/\.pdf$/) });
      expect(await send('image'), 'as a picture').toEqual({ refused: 'unknown-type' });
      expect(await send('document'), 'as a paper').toMatchObject({ taken });
      const address = await begin(asha, 'news', { title: 'With a paper', description: 'x' });
      const file = { media: taken.mediaId, alt: 'A photo', sure: 'on' };
      const named = (field: string) =>
        Object.fromEntries(Object.entries(file).map(([name, value]) => [`${field}.0.${name}`, value]));
      const page = async () => (await site.get(`/NewsArticle?id=${address.split('/').at(-1)}`)).text();
      await press(asha, address, 'publish', named('pictures'));
      expect(await page()).not.toContain(taken.path);
      await press(asha, address, 'publish', named('documents'));
      expect(await page()).toContain(taken.path);
    });

    test('that were withdrawn cannot come back by their name', async () => {
      const site = await openSite(await open());
      const { asha } = await twoPeople(site);
      const { mediaId, path } = await storedPicture(site.services, 'blue');
      await site.services.database.writes
        .updateTable('media_files')
        .set({ withdrawn_at: site.clock.now.toISOString() })
        .where('id', '=', mediaId)
        .execute();
      const address = await begin(asha, 'news', { title: 'Withdrawn', description: 'x' });
      const fields = { 'pictures.0.media': mediaId, 'pictures.0.alt': 'a', 'pictures.0.sure': 'on' };
      const refused = await press(asha, address, 'publish', fields);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('Picture “a”: This picture was withdrawn from the site');
      const without = await press(asha, address, 'publish');
      expect(without.status, 'the form shows it no longer').toBe(302);
      const page = await (await site.get(`/NewsArticle?id=${address.split('/').at(-1)}`)).text();
      expect(page).not.toContain(path);
    });
  });

  test('the trash is emptied after thirty days, not before', async () => {
    const site = await openSite(await open());
    const { asha } = await twoPeople(site);
    const address = await begin(asha, 'videos', video);
    await press(asha, address, 'trash');
    const after = (days: number) => new Date(site.clock.now.getTime() + days * 86_400_000 + 1);
    expect(await emptyTrash(site.services, contentTypes, { schoolCode: SCHOOL, now: after(29) })).toBe(0);
    expect((await asha.get(address)).status).toBe(200);
    expect(await emptyTrash(site.services, contentTypes, { schoolCode: SCHOOL, now: after(30) })).toBe(1);
    expect((await asha.get(address)).status).toBe(404);
  });
});
