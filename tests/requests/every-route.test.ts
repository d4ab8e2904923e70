import { expect, test } from 'vitest';
import { pages } from '#app/addresses.ts';
import { contentTypes } from '#app/content-types.ts';
import { enquiryRow, keepEnquiries } from '#tests/support/content/inbox.ts';
import { onStricterEngine } from '#tests/support/database/engines.ts';
import { goodCalls, openFilledSite } from '#tests/support/http/good-calls.ts';
import { studioPaths } from '#tests/support/http/studio-paths.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

/** One value for each parameter of an address that causes a query and not only a page. */
const SEARCHED: Record<string, string> = {
  q: 'ours छुट्टी',
  query: 'ours',
  year: '2026',
  month: '2026-02',
  page: '2',
  sort: 'title',
  state: 'live',
  born: '2021-05-01',
};

onStricterEngine((open) => {
  test('every public page answers, with all its parameters', async () => {
    const site = await openFilledSite(await open());
    const shown: Record<string, string> = {
      [pages.album.path]: site.albumId,
      [pages.event.path]: site.eventId,
      [pages.news.path]: site.storyId,
    };
    for (const { path, search } of Object.values(pages))
      for (const language of ['', '/hi']) {
        const address = `${language}${path}`;
        const ids = shown[path] ? [`${address}?id=${shown[path]}`] : [];
        const searches = search.filter((name) => SEARCHED[name]).map((name) => `${name}=${SEARCHED[name]}`);
        for (const at of [address, ...ids, ...searches.map((one) => `${address}?${one}`)])
          expect((await site.follow(at)).status, at).toBeOneOf([200, 302, 404]);
        if (shown[path]) expect((await site.follow(ids[0]!)).status, ids[0]).toBe(200);
      }
  });

  test('every endpoint answers a good call', async () => {
    const site = await openFilledSite(await open());
    for (const [name, { path, body }] of Object.entries(goodCalls(site)))
      expect((await (body ? site.post(path, body) : site.get(path))).status, name).toBeOneOf([200, 201]);
  });

  test('every screen of the studio opens, for each content type, as a list, as an item and as a new one', async () => {
    const database = await open();
    const site = await openFilledSite(database);
    const enquiry = enquiryRow();
    await keepEnquiries(database, [enquiry]);
    const studio = openStudio(site, (await signInAs(site, 'administrator')).cookie);
    const { albumId } = site;
    for (const path of studioPaths.filter((one) => one !== '/studio/sign-out')) {
      const types = path.includes('/content/:type') ? contentTypes.map(({ name }) => name) : ['albums'];
      for (const type of types) {
        const at = path
          .replace('/enquiries/:id', `/enquiries/${enquiry.id}`)
          .replace(':type', type)
          .replace(':id', albumId)
          .replace(/[:*].*$/, 'nothing');
        // One item is shown by its id, whatever other parameters there are.
        const searches = path.includes(':id') ? [''] : ['', `?${new URLSearchParams(SEARCHED)}`];
        for (const search of searches)
          expect((await studio.get(at + search)).status, at + search).toBeLessThan(500);
      }
    }
    for (const { name } of contentTypes) {
      const created = await studio.get(`/studio/content/${name}/new`);
      // For some types there are only the initial items.
      if (created.status !== 302) continue;
      const address = created.headers.get('location')!;
      const fields = { ...(await studio.fieldsAt(address)), title: 'A first draft', intent: 'save' };
      const saved = await studio.post(address.replace('?new', ''), fields);
      expect(saved.status, name).toBe(302);
      for (const intent of ['preview', 'publish', 'unpublish', 'trash', 'restore']) {
        const item = address.replace('?new', '');
        const pressed = await studio.post(item, { ...(await studio.fieldsAt(item)), intent });
        expect(pressed.status, `${name} ${intent}`).toBeLessThan(500);
      }
    }
  });
});
