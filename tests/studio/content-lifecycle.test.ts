import { describe, expect, test } from 'vitest';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio, type Studio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/',
  '/DirectorWelcome',
  '/NewsArticle',
  '/VideoGallery',
  '/studio/content/:type',
  '/studio/content/:type/:id',
  '/studio/content/:type/:id/draft',
  '/studio/content/:type/:id/versions',
  '/studio/content/:type/new',
  '/studio/preview',
);

const later = (site: TestSite, minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
};

/** Writes a first draft and returns its address in the studio. */
async function begin(studio: Studio, fields: Record<string, string>, type = 'news'): Promise<string> {
  const created = await studio.get(`/studio/content/${type}/new`);
  const address = created.headers.get('location')!;
  const form = await studio.fieldsAt(address);
  const saved = await studio.post(address.replace('?new', ''), { ...form, ...fields, intent: 'save' });
  expect(saved.status).toBe(302);
  return address.replace('?new', '');
}

const press = async (studio: Studio, address: string, intent: string, fields: Record<string, string> = {}) =>
  studio.post(address, { ...(await studio.fieldsAt(address)), ...fields, intent });

onEachEngine((open) => {
  describe('the life of a news item', () => {
    test('nothing links to its preview before it is saved', async () => {
      const site = await openSite(await open());
      const studio = openStudio(site, (await signInAs(site, 'editor')).cookie);
      const { headers } = await studio.get('/studio/content/news/new');
      const address = headers.get('location')!;
      const previewLinks = async (at: string) =>
        (await (await studio.get(at)).text()).match(/ href="\/studio\/preview\/[^"]*"/g) ?? [];
      expect(await previewLinks(address)).toEqual([]);
      await studio.post(address.replace('?new', ''), {
        ...(await studio.fieldsAt(address)),
        title: 'Sports day',
        intent: 'save',
      });
      expect(await previewLinks(address.replace('?new', ''))).not.toEqual([]);
    });

    test('from the first word to the trash and back', async () => {
      const site = await openSite(await open());
      const studio = openStudio(site, (await signInAs(site, 'editor')).cookie);
      const title = 'खेल दिवस 2026';
      const address = await begin(studio, { title, description: 'On the field.' });
      const id = address.split('/').at(-1)!;
      const page = `/NewsArticle?id=${id}`;
      const shown = async () => {
        const response = await site.get(page);
        return response.status === 200 ? await response.text() : '';
      };

      // It saves itself while somebody writes.
      const form = await studio.fieldsAt(address);
      const autosaved = await studio.post(`${address}/draft`, {
        ...form,
        description: 'On the green field.',
      });
      expect(await autosaved.json()).toEqual({ saved: { base: '2.0', at: '11:30' } });

      // The office sees the real page, families nothing.
      expect((await site.get(page)).status).toBe(404);
      const preview = await studio.get(`/studio/preview/news/${id}`);
      expect(preview.status).toBe(200);
      expect(preview.headers.get('x-robots-tag')).toContain('noindex');
      expect(preview.headers.get('cache-control')).toBe('no-store');
      const previewed = await preview.text();
      expect(previewed).toContain('On the green field.');
      expect(previewed).toContain('Preview. Only the office can see this.');
      expect((await site.get(page)).status).toBe(404);
      expect((await site.get(`/studio/preview/news/${id}`)).status).toBe(302);

      // Published, it is on the page and in the list at once, with the page cache on.
      expect(await (await site.get('/NewsArticle')).text()).not.toContain(title);
      const published = await press(studio, address, 'publish');
      expect(published.headers.get('location')).toBe(`${address}?done=published`);
      expect(await shown()).toContain('On the green field.');
      expect(await (await site.get('/NewsArticle')).text()).toContain(title);
      expect((await site.get(page)).headers.get('x-page-cache')).toBe('hit');

      // A second press changes nothing.
      expect((await press(studio, address, 'publish')).status).toBe(302);
      const versions = () =>
        site.services.database.reads
          .selectFrom('content_versions')
          .select(['number', 'reason'])
          .where('item_id', '=', id)
          .orderBy('number')
          .execute();
      expect(await versions()).toEqual([{ number: 1, reason: 'publish' }]);

      // Editing does not touch what is live until it is published.
      later(site, 5);
      await press(studio, address, 'save', { description: 'On the wet field.' });
      expect(await shown()).toContain('On the green field.');
      expect(await (await studio.get(`/studio/preview/news/${id}`)).text()).toContain('On the wet field.');
      expect(await (await studio.get('/studio/content/news')).text()).toContain('Unpublished changes');
      await press(studio, address, 'publish');
      expect(await shown()).toContain('On the wet field.');

      // An older version is restored into the form, and compared with it.
      const history = await (await studio.get(`${address}/versions?compare=1`)).text();
      expect(history).toMatch(
        /<del><span class="unseen">removed: <\/span>green<\/del> <ins><span class="unseen">added: <\/span>wet<\/ins> /,
      );
      await studio.post(`${address}/versions`, { number: '1' });
      expect((await studio.fieldsAt(address))['description']).toBe('On the green field.');
      expect(await shown()).toContain('On the wet field.');
      await press(studio, address, 'publish');
      expect(await shown()).toContain('On the green field.');

      // Scheduled, it appears and disappears by itself: 12:00 to 13:00 in India.
      await press(studio, address, 'publish', { from: '2026-11-15T12:00', until: '2026-11-15T13:00' });
      expect(await shown()).toBe('');
      expect(await (await studio.get('/studio/content/news?state=scheduled')).text()).toContain(title);
      site.clock.now = new Date('2026-11-15T06:30:00.500Z');
      await site.services.revisions.refresh();
      expect(await shown()).toContain(title);
      site.clock.now = new Date('2026-11-15T07:30:01.000Z');
      await site.services.revisions.refresh();
      expect(await shown()).toBe('');
      expect(await (await studio.get('/studio/content/news?state=ended')).text()).toContain(title);

      // Into the trash and out again: a draft, with all its texts.
      const trashed = await press(studio, address, 'trash', { until: '' });
      expect(trashed.headers.get('location')).toBe(`/studio/content/news?done=trashed&undo=${id}`);
      expect(await (await studio.get('/studio/content/news')).text()).not.toContain(`${address}"`);
      expect(await (await studio.get('/studio/content/news?state=trash')).text()).toContain(
        `${address}?list=state%3Dtrash"`,
      );
      expect((await studio.post(address, { intent: 'delete' })).status).toBe(403);
      await studio.post(address, { intent: 'restore' });
      expect(await shown()).toBe('');
      await press(studio, address, 'publish', { from: '', until: '' });
      expect(await shown()).toContain(title);

      // A copy is a separate draft; pressing twice makes one.
      const pressed = { ...(await studio.fieldsAt(address)), intent: 'duplicate' };
      const copied = await studio.post(address, pressed);
      const again = await studio.post(address, pressed);
      const copy = copied.headers.get('location')!;
      expect(again.headers.get('location')).toBe(copy);
      expect((await studio.fieldsAt(copy.replace(/\?.*/, '')))['title']).toBe(`${title} (copy)`);

      // Unpublished, it is a draft.
      await press(studio, address, 'unpublish');
      expect(await shown()).toBe('');
      // Sorted: several happened within one of the test's moments.
      expect(await auditActions(site, id)).toEqual(
        'create publish edit publish restore-version publish schedule trash restore publish unpublish'
          .split(' ')
          .toSorted(),
      );
    });

    test('only an administrator deletes for good, and only from the trash', async () => {
      const site = await openSite(await open());
      const studio = openStudio(site, (await signInAs(site, 'administrator')).cookie);
      const address = await begin(studio, { title: 'Gone', description: 'Soon.' });
      const id = address.split('/').at(-1)!;
      await press(studio, address, 'publish');
      await studio.post(address, { intent: 'delete' });
      expect((await site.get(`/NewsArticle?id=${id}`)).status).toBe(200);
      await press(studio, address, 'trash');
      await studio.post(address, { intent: 'delete' });
      expect((await studio.get(address)).status).toBe(404);
      const found = await (await site.get('/NewsArticle?q=gone')).text();
      expect(found).not.toContain(id);
      const kept = await site.services.database.reads
        .selectFrom('content_versions')
        .selectAll()
        .where('item_id', '=', id)
        .execute();
      expect(kept).toEqual([]);
    });
  });
});

/** The minimum with which each type can be published. */
const contentTypeCases: [type: string, fields: Record<string, string>, page: (id: string) => string][] = [
  ['news', { title: 'Shown here', description: 'x' }, (id) => `/NewsArticle?id=${id}`],
  // An album begins with its photos and is published with them: `photos-publish.test.ts`.
  ['videos', { title: 'Shown here', videoUrl: 'video.example/1' }, () => '/VideoGallery'],
  ['highlights', { title: 'Shown here' }, () => '/'],
  ['notifications', { title: 'Shown here', description: 'x', url: '/Gallery' }, () => '/'],
  ['registrations', { title: 'A name', url: 'https://shown.example/Shown here' }, () => '/'],
  [
    'leadership',
    { category: 'Director', name: 'Shown here', designation: 'Director', message: 'Welcome.' },
    () => '/DirectorWelcome',
  ],
];

onEachEngine((open) => {
  test.each(contentTypeCases)(
    '%s is previewed, published, found in the list and unpublished',
    async (type, fields, pageOf) => {
      const site = await openSite(await open());
      const studio = openStudio(site, (await signInAs(site, 'editor')).cookie);
      const address = await begin(studio, fields, type);
      const id = address.split('/').at(-1)!;
      const page = pageOf(id);
      const isShown = async () => /Shown(%20| )here/.test(await (await site.get(page)).text());
      expect(await isShown()).toBe(false);
      const preview = await studio.get(`/studio/preview/${type}/${id}`);
      expect(preview.status).toBe(200);
      expect(await preview.text()).toMatch(/Shown(%20| )here/);
      expect(await isShown()).toBe(false);
      expect((await press(studio, address, 'publish')).status).toBe(302);
      expect(await isShown()).toBe(true);
      expect(await (await studio.get(`/studio/content/${type}?state=live`)).text()).toContain(
        `${address}?list=state%3Dlive"`,
      );
      await press(studio, address, 'unpublish');
      expect(await isShown()).toBe(false);
    },
  );
});

async function auditActions(site: TestSite, id: string) {
  const entries = await site.services.database.reads
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', id)
    .execute();
  return entries.map(({ action }) => action).toSorted();
}
