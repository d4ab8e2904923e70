import { describe, expect, test } from 'vitest';
import type { PageSection } from '#content/page-text.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import type { TestSite } from '#tests/support/http/built-site.ts';
import { mainOf } from '#tests/support/http/page-parts.ts';
import { openPages } from '#tests/support/staff/open-pages.ts';
import { formFields, type Studio } from '#tests/support/staff/studio-forms.ts';

const LIST = '/studio/content/ownpages';

/** The form of a new page that begins with this template. */
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

onEachEngine((open) => {
  describe('a page of the school’s own', () => {
    test('is made from a template, looked at beforehand, published, listed and found by its own address', async () => {
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

    test('is found in any letter case, and with what chats hang on a link', async () => {
      const { site, studio } = await openPages(await open());
      await publishFees(studio);
      expect(await leadsTo(site, '/feestructure')).toBe('/FeeStructure');
      expect(await leadsTo(site, '/FEESTRUCTURE/')).toBe('/FeeStructure');
      expect(await statusOf(site, '/FeeStructure?fbclid=1')).toBe(200);
      expect(await leadsTo(site, '/FeeStructure?x=1')).toBe('/FeeStructure');
      expect(await statusOf(site, '/FeeStructures')).toBe(404);
      expect(await statusOf(site, '/FeeStructure/more')).toBe(404);
    });

    test('keeps its old addresses for ever, and gives them to no other page', async () => {
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
      expect(await other.response.text()).toContain('belongs to another page, or did once');
      // And back again: then the former leads to it.
      const fields = await studio.fieldsAt(address);
      await studio.post(address, { ...fields, address: '/fees', intent: 'publish' });
      expect(await statusOf(site, '/fees')).toBe(200);
      expect(await leadsTo(site, '/FeeStructure2')).toBe('/fees');
    });

    test.each([
      ['/Sports', 'belongs to another page'],
      ['/studio', 'belongs to another page'],
      ['/api', 'belongs to another page'],
      ['/404', 'belongs to another page'],
      ['/../etc', 'Latin letters'],
      ['/a/b', 'Latin letters'],
      ['/शुल्क', 'Latin letters'],
      ['//evil.example', 'Latin letters'],
      [`/${'a'.repeat(61)}`, 'too long'],
    ])('cannot stand at %s', async (wanted, said) => {
      const { studio } = await openPages(await open());
      const { response } = await publishFees(studio, { address: wanted });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(said);
    });

    test('has an address from its title, or is asked for one where no letter can stand in it', async () => {
      const { site, studio } = await openPages(await open());
      const words = { description: 'What it is about.', layout: 'sheet', address: '' };
      await publishFees(studio, { ...words, title: 'Our teachers & helpers' });
      expect(await statusOf(site, '/OurTeachersHelpers')).toBe(200);
      const { response } = await publishFees(studio, { ...words, title: 'हमारे शिक्षक' });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('Please fill this in.');
    });

    test('taken off the site it is gone, and its double does not take its address', async () => {
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
