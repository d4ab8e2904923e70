import { expect, test } from 'vitest';
import { news } from '#app/features/news/content-type.ts';
import { pageId } from '#app/features/pages/page-id.ts';
import { openNewSchool } from '#tests/support/content/new-school.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { publishAlbum, SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/Sports', '/studio/content/:type/:id', '/studio/content/:type/new', '/studio/edit');

const WORKER = '/studio/edit-worker.js';

onAnyEngine((open) => {
  test('an address of the site leads to its editor', async () => {
    const database = await open();
    const site = await openSite(database);
    const { cookie } = await signInAs(site, 'editor');
    const studio = openStudio(site, cookie);
    const album = await publishAlbum(database, { title: 'Kites', date: '2026-01-14' });
    const editing = async (path: string) => {
      const response = await studio.get(`/studio/edit?path=${encodeURIComponent(path)}`);
      return response.headers.get('location') ?? response.status;
    };
    expect(await editing(`/SubGallery?id=${album}`)).toBe(`/studio/content/albums/${album}`);
    expect(await editing(`/subgallery/?utm_source=x&id=${album}&photo=01jcb3x0000000000000000001`)).toBe(
      `/studio/content/albums/${album}`,
    );
    expect(await editing(`/hi/SubGallery?id=${album}`)).toBe(`/studio/content/albums/${album}`);
    expect(await editing('/Gallery?year=2026')).toBe('/studio/content/albums');
    expect(await editing('/NewsArticle')).toBe(`/studio/content/${news.name}`);
    expect(await editing('/Calendar?view=list')).toBe('/studio/content/events');
    // Missing items, pages without an editor, and addresses of other sites.
    expect(await editing('/SubGallery?id=01jcb3x0000000000000000009')).toBe(200);
    for (const path of [
      '/styleguide',
      '/NoSuchPage',
      '//elsewhere.example',
      'https://elsewhere.example/',
      '',
    ])
      expect(await editing(path), path).toBe(200);
    const nothing = await studio.get('/studio/edit?path=/styleguide');
    expect(await nothing.text()).toContain('Nothing to edit here');
  });

  test('the pages of every school lead to their text', async () => {
    const site = await openNewSchool(await open());
    const { cookie } = await signInAs(site, 'editor');
    const response = await site.get('/studio/edit?path=%2F', { cookie });
    expect(response.headers.get('location')).toBe(`/studio/content/pages/${pageId(SCHOOL, 'home')}`);

    // And one that the school added, by its current and its former address.
    const studio = openStudio(site, cookie);
    const choices = await (await studio.get('/studio/content/ownpages/new')).text();
    const [, own] = /href="(\/studio\/content\/ownpages\/[^"?]+)\?new&amp;from=blank"/.exec(choices)!;
    const publishAs = async (address: string) => {
      const fields = await studio.fieldsAt(`${own}?new&from=blank`);
      const sections = [{ id: 'text', kind: 'text', values: { text: 'Where they stop.' }, items: [] }];
      const written = {
        title: 'Our buses',
        address,
        sections: JSON.stringify(sections),
        intent: 'publish',
      };
      expect((await studio.post(own!, { ...fields, ...written })).status).toBe(302);
      await site.services.revisions.refresh();
    };
    await publishAs('/OurBuses');
    await publishAs('/Buses');
    for (const path of ['/Buses', '/OurBuses?x=1', '/hi/Buses']) {
      const { headers } = await studio.get(`/studio/edit?path=${encodeURIComponent(path)}`);
      expect(headers.get('location'), path).toBe(own);
    }
  });

  test('the link is for staff browsers only: families get the same bytes, with or without a session', async () => {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'editor');
    const stranger = await (await site.get('/Sports')).text();
    expect(await (await site.get('/Sports', { cookie })).text()).toBe(stranger);
    expect(stranger).not.toMatch(/edit-this|edit-worker|serviceWorker/);

    const worker = await site.get(WORKER, { cookie });
    expect(worker.headers.get('content-type')).toMatch('text/javascript');
    expect(worker.headers.get('service-worker-allowed')).toBe('/');
    expect(worker.headers.get('cache-control')).toBe('no-store');
    const script = await worker.text();
    expect(script).toContain('Edit this');
    expect(script).not.toContain('unregister');
    // After signing out it is gone on the next page.
    const leaving = await (await site.get(WORKER)).text();
    expect(leaving).toContain('registration.unregister()');
    expect(leaving).not.toContain('respondWith');
  });
});
