import { describe, expect, test } from 'vitest';
import type { PageSection } from '#content/page-text.ts';
import { menuId } from '#app/features/pages/menu/content-type.ts';
import { findMenu } from '#app/features/pages/menu/queries.server.ts';
import { listDestinations } from '#app/studio/content/types/destinations.server.ts';
import { openNewSchool } from '#tests/support/content/new-school.ts';
import { NOW, SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import type { TestSite } from '#tests/support/http/built-site.ts';
import { openPages } from '#tests/support/staff/open-pages.ts';
import type { Studio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/:own',
  '/GettingStartedatLFIS',
  '/Sports',
  '/studio/content/:type/:id',
  '/studio/content/:type/new',
  '/studio/preview',
);

const MENU = `/studio/content/menus/${menuId(SCHOOL)}`;

async function send(
  studio: Studio,
  intent: string,
  change: (sections: PageSection[]) => unknown,
): Promise<Response> {
  const fields = await studio.fieldsAt(MENU);
  const sections = JSON.parse(fields['sections']!) as PageSection[];
  return studio.post(MENU, { ...fields, sections: JSON.stringify(change(sections)), intent });
}

const group = (id: string, to: (section: PageSection) => PageSection) => (sections: PageSection[]) =>
  sections.map((section) => (section.id === id ? to(section) : section));

async function frameOf(site: TestSite, path = '/Sports') {
  const html = await (await site.get(path)).text();
  const header = html.slice(html.indexOf('<header'), html.indexOf('<main'));
  const footer = html.slice(html.indexOf('<footer'));
  const names = (part: string) => [...part.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, name]) => name);
  return { header, footer, groups: names(header), lists: names(footer) };
}

async function publishPage(studio: Studio, title: string): Promise<string> {
  const html = await (await studio.get('/studio/content/ownpages/new')).text();
  const address = /href="(\/studio\/content\/ownpages\/[^"?]+)\?new&amp;from=blank"/.exec(html)![1]!;
  const fields = await studio.fieldsAt(`${address}?new&from=blank`);
  const { status } = await studio.post(address, {
    ...fields,
    title,
    description: 'What it is about.',
    sections: JSON.stringify([{ id: 'text', kind: 'text', values: { text: 'What it says.' }, items: [] }]),
    intent: 'publish',
  });
  expect(status).toBe(302);
  return address.split('/').at(-1)!;
}

onAnyEngine((open) => {
  test('offers each page once, with its sections', async () => {
    const { site, studio } = await openPages(await open());
    await publishPage(studio, 'Our teachers');
    const destinations = await listDestinations({
      db: site.services.database.reads,
      site: site.services.sites.of(SCHOOL),
      config: site.services.config,
      now: NOW,
      language: 'en',
    });
    expect(destinations.length).toBeLessThan(30);
    const everything = destinations.flatMap(({ label, value, parts = [] }) => [
      { label, value },
      ...parts.map((part) => ({ ...part, label: `${label}: ${part.label}` })),
    ]);
    expect(new Set(everything.map(({ value }) => value)).size).toBe(everything.length);
    expect(new Set(everything.map(({ label }) => label)).size).toBe(everything.length);
    expect(destinations.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Home', 'Photo Gallery', 'Our teachers', 'Parent Portal']),
    );
    // The default menu's entries are among them.
    const { sections } = await findMenu(site.services.database.reads, { schoolCode: SCHOOL, now: NOW });
    const used = sections!.flatMap(({ items }) => items.flatMap(({ to }) => to ?? []));
    expect(everything.map(({ value }) => value)).toEqual(expect.arrayContaining(used));
  });

  test('of a new school claims nothing; one that was the sample’s keeps its ages', async () => {
    const fresh = await open();
    await openNewSchool(fresh);
    const { sections } = await findMenu(fresh.reads, { schoolCode: SCHOOL, now: NOW });
    const texts = sections!.flatMap(({ values, items }) => [values, ...items].flatMap(Object.values));
    expect(texts).toEqual(expect.arrayContaining(['Early Learning', 'Primary', 'Middle']));
    expect(texts.join()).not.toMatch(/\d/);

    const { site } = await openPages(await open());
    expect((await frameOf(site)).header).toContain('Early Learning, ages 3–5');
  });

  describe('the menu', () => {
    test('is renamed, arranged and published like any content', async () => {
      const { site, studio } = await openPages(await open());
      expect((await frameOf(site)).groups).toEqual([
        'Overview',
        'Admission',
        'Learning',
        'Infrastructure',
        'Gallery',
      ]);
      const change = ([first, second, ...rest]: PageSection[]) => [
        second,
        { ...first!, values: { heading: 'The school' }, items: first!.items.slice(1) },
        ...rest,
      ];
      const preview = await send(studio, 'preview', change);
      const ahead = await (await studio.get(preview.headers.get('location')!)).text();
      expect(ahead).toContain('>The school</h2>');
      expect((await frameOf(site)).groups[0]).toBe('Overview');
      expect((await send(studio, 'publish', (sections) => sections)).status).toBe(302);
      const { groups, header } = await frameOf(site);
      expect(groups).toEqual(['Admission', 'The school', 'Learning', 'Infrastructure', 'Gallery']);
      expect(header).not.toContain('>About Us</a>');
      // Breadcrumbs use it, too.
      expect(await (await site.get('/GettingStartedatLFIS')).text()).toContain('<li>The school</li>');
    });

    test('links to a page of the school’s own by its title, follows it when it moves, and drops it when it is deleted', async () => {
      const { site, studio } = await openPages(await open());
      const id = await publishPage(studio, 'Fee structure');
      const put = group('admission', (section) => ({
        ...section,
        items: [...section.items, { to: `own:${id}` }],
      }));
      const form = await (await studio.get(MENU)).text();
      expect(form).toContain(`own:${id}`);
      expect((await send(studio, 'publish', put)).status).toBe(302);
      await send(
        studio,
        'publish',
        group('school-life', (section) => ({ ...section, items: [{ to: `own:${id}`, name: 'Fees' }] })),
      );
      const { header, footer } = await frameOf(site, '/FeeStructure');
      expect(header).toContain('href="/FeeStructure" aria-current="page">Fee structure</a>');
      expect(header).toMatch(/aria-current="true">Admission/);
      expect(footer).toContain('href="/FeeStructure">Fees</a>');

      const page = `/studio/content/ownpages/${id}`;
      const fields = await studio.fieldsAt(page);
      await studio.post(page, { ...fields, address: '/Fees', intent: 'publish' });
      expect((await frameOf(site)).header).toContain('href="/Fees">Fee structure</a>');
      await studio.post(page, { ...(await studio.fieldsAt(page)), intent: 'unpublish' });
      const gone = await frameOf(site);
      expect(gone.header).not.toContain('Fee structure');
      // An empty list is left out.
      expect(gone.lists).not.toContain('School life');
    });

    test('is refused if its names do not fit in one row, and says so', async () => {
      const { site, studio } = await openPages(await open());
      const long = group('overview', (section) => ({
        ...section,
        values: { heading: 'Everything about our school and its people' },
      }));
      const refused = await send(studio, 'publish', long);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('do not fit in one row');
      expect((await frameOf(site)).groups[0]).toBe('Overview');
    });

    test('accepts no unsafe address, and nothing that is not a menu', async () => {
      const { site, studio } = await openPages(await open());
      await send(studio, 'publish', (sections) => [
        ...group('overview', (section) => ({
          ...section,
          items: [
            { name: 'Script', address: 'javascript:alert(1)' },
            { name: 'Board', address: 'https://board.example/' },
            { to: '"><script>', name: 'Markup' },
            { to: 'nowhere', name: 'Nowhere' },
            { to: 'own:somebody-elses', name: 'Not ours' },
            { to: 'sports', name: '<b>खेल</b>' },
          ],
        }))(sections),
        { id: 'more', kind: 'text', values: { heading: 'No menu' }, items: [] },
      ]);
      const { header, groups } = await frameOf(site);
      expect(header).not.toMatch(/javascript:|<script|Nowhere|Not ours|>Script|Markup/);
      expect(header).toMatch(/href="https:\/\/board.example\/" target="_blank" rel="noopener"/);
      expect(header).toContain('&lt;b&gt;खेल&lt;/b&gt;');
      expect(groups).not.toContain('No menu');
    });

    test('without any entries keeps the permanent links', async () => {
      const { site, studio } = await openPages(await open());
      await send(studio, 'publish', () => []);
      const { header, footer, groups } = await frameOf(site);
      expect(groups).toEqual([]);
      expect(header).toContain('href="/ContactUs"');
      expect(footer).toContain('href="/Privacy"');
      expect(footer).toContain(`<strong>${SCHOOL}</strong>`);
      expect((await site.get('/nothing')).status).toBe(404);
    });
  });
});
