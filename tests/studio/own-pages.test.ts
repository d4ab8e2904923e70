import { describe, expect, test } from 'vitest';
import type { PageSection } from '#content/page-text.ts';
import { menuId } from '#app/features/pages/menu/content-type.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import type { TestSite } from '#tests/support/http/built-site.ts';
import { mainOf } from '#tests/support/http/page-parts.ts';
import { openPages } from '#tests/support/staff/open-pages.ts';
import { formFields, type Studio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/:own',
  '/Sports',
  '/cards',
  '/studio/content/:type/:id',
  '/studio/content/:type/new',
  '/studio/preview',
);

const LIST = '/studio/content/ownpages';

/** The form of a new page with this template. */
async function begin(studio: Studio, template: string) {
  const html = await (await studio.get(`${LIST}/new`)).text();
  const found = new RegExp(`href="(${LIST}/[^"?]+)\\?new&amp;from=${template}"`).exec(html);
  const address = found![1]!;
  const form = await (await studio.get(`${address}?new&from=${template}`)).text();
  // Where the browser would send it.
  const action = /<form[^>]* action="([^"]+)"[^>]*>(?=<input[^>]*name="base")/.exec(form)![1]!;
  return { address, action, fields: formFields(form) };
}

const FEES: PageSection[] = [
  {
    id: 'fees',
    kind: 'table',
    values: { heading: 'Fees by class', rows: 'Class | A month\nNursery | Rs. 1,000\nKG | Rs. 1,200' },
    items: [],
  },
];

async function publishFees(studio: Studio, more: Record<string, string> = {}) {
  const { address, action, fields } = await begin(studio, 'fees');
  const response = await studio.post(action, {
    ...fields,
    sections: JSON.stringify(FEES),
    ...more,
    intent: 'publish',
  });
  return { address, response };
}

const statusOf = async (site: TestSite, path: string) => (await site.get(path)).status;
const leadsTo = async (site: TestSite, path: string) => {
  const response = await site.get(path);
  return response.status === 308 ? response.headers.get('location') : response.status;
};

onAnyEngine((open) => {
  describe('a page of the school’s own', () => {
    test('is published without a description: search engines get its text', async () => {
      const { site, studio } = await openPages(await open());
      const { action, fields } = await begin(studio, 'blank');
      const text = `Our buses run from {school} to the whole town. ${'Each stop has its time. '.repeat(20)}`;
      const sections = [{ id: 'routes', kind: 'text', values: { heading: 'Routes', text }, items: [] }];
      const sent = { ...fields, title: 'Buses', description: '', sections: JSON.stringify(sections) };
      const done = await studio.post(action, { ...sent, intent: 'publish' });
      expect(done.headers.get('location')).toContain('done=published');
      const html = await (await site.get('/Buses')).text();
      const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html)!;
      expect(description).toMatch(/^Our buses run from LFIS to the whole town\. Each stop.*…$/);
      expect(description.length).toBeLessThanOrEqual(156);
      const form = await (await studio.get(action.split('?')[0]!)).text();
      expect(form).toContain('If you leave this empty, it will say: “Our buses run from LFIS');
    });

    test('leaves an empty section out of the page and its contents, and warns first', async () => {
      const { site, studio } = await openPages(await open());
      const { action, fields } = await begin(studio, 'blank');
      const sections = [
        { id: 'text', kind: 'text', values: {}, items: [] },
        { id: 'routes', kind: 'text', values: { heading: 'Routes', text: 'To the town.' }, items: [] },
        { id: 'photos', kind: 'photos', values: { arrangement: 'rows' }, items: [{}] },
      ];
      const sent = { ...fields, title: 'Buses', sections: JSON.stringify(sections), intent: 'publish' };
      const warned = await (await studio.post(action, sent)).text();
      expect(warned).toContain('Section 1 is empty, so it is not shown on the page.');
      expect(warned).toContain('Section 3 is empty');
      expect(warned).not.toContain('Section 2 is empty');
      await studio.post(action, { ...sent, known: '1' });
      const main = mainOf(await (await site.get('/Buses')).text());
      expect([...main.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(['routes']);
      expect(main).not.toMatch(/id="(?:text|photos)"/);
    });

    test('says that the menu lacks it, and is added there with one press', async () => {
      const { site, studio } = await openPages(await open());
      const { address, response } = await publishFees(studio);
      const note = 'It is not in the menu yet.';
      const published = await (await studio.get(response.headers.get('location')!)).text();
      expect(published).toContain(note);
      expect(published).toMatch(/<select[^>]*name="menuGroup".*<option value="admission"/s);
      for (let press = 0; press < 2; press++) {
        const added = await studio.post(address, { intent: 'add-to-menu', menuGroup: 'admission' });
        expect(added.headers.get('location')).toContain('done=menu-added');
      }
      const html = await (await site.get('/Sports')).text();
      const header = html.slice(html.indexOf('<header'), html.indexOf('<main'));
      expect(header.match(/href="\/FeeStructure"/g)).toHaveLength(1);
      const again = await studio.post(address, { ...(await studio.fieldsAt(address)), intent: 'publish' });
      expect(await (await studio.get(again.headers.get('location')!)).text()).not.toContain(note);
    });

    test('waits in the menu’s draft while somebody edits that, and does not publish it', async () => {
      const { site, studio } = await openPages(await open());
      const { address } = await publishFees(studio);
      const menu = `/studio/content/menus/${menuId(SCHOOL)}`;
      const fields = await studio.fieldsAt(menu);
      const sections = fields['sections']!.replace('Admission Process', 'Half a name');
      await studio.post(menu, { ...fields, sections, intent: 'save' });
      const added = await studio.post(address, { intent: 'add-to-menu', menuGroup: 'admission' });
      expect(added.headers.get('location')).toContain('done=menu-drafted');
      const html = await (await site.get('/Sports')).text();
      expect(html).not.toContain('Half a name');
      expect(html).not.toContain('/FeeStructure');
      expect((await studio.fieldsAt(menu))['sections']).toContain(address.split('/').at(-1));
      const full = await studio.post(address, { intent: 'add-to-menu', menuGroup: 'no-such-group' });
      expect(full.headers.get('location')).toMatch(/done=menu-(?:drafted|full)/);
    });

    test('is created from a template, previewed, published, listed and found by its own address', async () => {
      const { site, studio } = await openPages(await open());
      const { address, fields } = await begin(studio, 'fees');
      expect(fields['title']).toBe('Fee structure');
      expect(fields['address']).toBe('/FeeStructure');
      const filled = { ...fields, sections: JSON.stringify(FEES) };
      const preview = await studio.post(address, { ...filled, intent: 'preview' });
      const ahead = await (await studio.get(preview.headers.get('location')!)).text();
      expect(mainOf(ahead)).toContain('Rs. 1,200');
      expect(await statusOf(site, '/FeeStructure')).toBe(404);

      const form = await studio.fieldsAt(address);
      expect((await studio.post(address, { ...form, intent: 'publish' })).status).toBe(302);
      const response = await site.get('/FeeStructure');
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(mainOf(html)).toMatch(/<h1[^>]*>Fee structure<\/h1>/);
      expect(mainOf(html)).toContain('<th scope="col">A month</th>');
      expect(html).toMatch(/<link rel="canonical" href="[^"]+\/FeeStructure"/);
      expect(html).toMatch(/<meta name="description" content="The fees at /);
      const card = /property="og:image" content="https?:\/\/[^/]+(\/cards\/ownPage\/[^"]+)"/.exec(html)![1]!;
      expect((await site.get(card)).headers.get('content-type')).toBe('image/jpeg');
      expect(await (await site.get('/sitemap.xml')).text()).toContain('/FeeStructure</loc>');
      expect((await site.get('/FeeStructure')).headers.get('x-page-cache')).toBe('hit');
    });

    test('is found in any letter case, and with tracking parameters', async () => {
      const { site, studio } = await openPages(await open());
      await publishFees(studio);
      expect(await leadsTo(site, '/feestructure')).toBe('/FeeStructure');
      expect(await leadsTo(site, '/FEESTRUCTURE/')).toBe('/FeeStructure');
      expect(await statusOf(site, '/FeeStructure?fbclid=1')).toBe(200);
      expect(await leadsTo(site, '/FeeStructure?x=1')).toBe('/FeeStructure');
      expect(await statusOf(site, '/FeeStructures')).toBe(404);
      expect(await statusOf(site, '/FeeStructure/more')).toBe(404);
    });

    test('keeps its old addresses for ever, and no other page can take them', async () => {
      const { site, studio } = await openPages(await open());
      const { address } = await publishFees(studio);
      for (const next of ['fees', 'https://school.example/Fees-2027/', '/FeeStructure2']) {
        const fields = await studio.fieldsAt(address);
        const { status } = await studio.post(address, { ...fields, address: next, intent: 'publish' });
        expect(status, next).toBe(302);
      }
      expect(await statusOf(site, '/FeeStructure2')).toBe(200);
      for (const old of ['/FeeStructure', '/fees', '/Fees-2027'])
        expect(await leadsTo(site, old), old).toBe('/FeeStructure2');
      const other = await publishFees(studio, { title: 'Other fees', address: '/Fees' });
      expect(other.response.status).toBe(400);
      expect(await other.response.text()).toContain('Another page uses this address, or used it before');
      // And back again: then the former one redirects to it.
      const fields = await studio.fieldsAt(address);
      await studio.post(address, { ...fields, address: '/fees', intent: 'publish' });
      expect(await statusOf(site, '/fees')).toBe(200);
      expect(await leadsTo(site, '/FeeStructure2')).toBe('/fees');
    });

    test.each([
      ['/Sports', 'Another page uses this address'],
      ['/studio', 'Another page uses this address'],
      ['/api', 'Another page uses this address'],
      ['/404', 'Another page uses this address'],
      ['/../etc', 'only English letters'],
      ['/a/b', 'only English letters'],
      ['/शुल्क', 'only English letters'],
      ['//evil.example', 'only English letters'],
      [`/${'a'.repeat(61)}`, 'too long'],
    ])('cannot have the address %s', async (wanted, message) => {
      const { studio } = await openPages(await open());
      const { response } = await publishFees(studio, { address: wanted });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(message);
    });

    test('gets an address from its title, or asks for one if the title has no usable letters', async () => {
      const { site, studio } = await openPages(await open());
      const words = { description: 'What it is about.', layout: 'sheet', address: '' };
      await publishFees(studio, { ...words, title: 'Our teachers & helpers' });
      expect(await statusOf(site, '/OurTeachersHelpers')).toBe(200);
      const { response } = await publishFees(studio, { ...words, title: 'हमारे शिक्षक' });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('Please fill this in.');
    });

    test('is gone when unpublished, and its copy does not take its address', async () => {
      const { site, studio } = await openPages(await open());
      const { address } = await publishFees(studio);
      const doubled = await studio.post(address, {
        ...(await studio.fieldsAt(address)),
        copyId: 'the-double',
        intent: 'duplicate',
      });
      expect(doubled.status).toBe(302);
      expect((await studio.fieldsAt(`${LIST}/the-double`))['address']).toBe('');
      await studio.post(address, { ...(await studio.fieldsAt(address)), intent: 'unpublish' });
      expect(await statusOf(site, '/FeeStructure')).toBe(404);
      expect(await (await site.get('/sitemap.xml')).text()).not.toContain('/FeeStructure');
    });
  });
});
