import { describe, expect, test } from 'vitest';
import { pageAddress } from '#app/addresses.ts';
import { seedPages } from '#app/features/pages/seed-pages.server.ts';
import { pageId } from '#app/features/pages/page-id.ts';
import { setPageFile } from '#app/media/files/page-files.server.ts';
import { LIST_NAMES, type ListName } from '#app/platform/http/list-words.ts';
import { publishOneOfEverything } from '#tests/support/content/one-of-everything.ts';
import { publish, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { mainOf } from '#tests/support/http/page-parts.ts';
import { STARTER_OPTIONS, openPages } from '#tests/support/staff/open-pages.ts';
import type { Studio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/Calendar',
  '/Event',
  '/Gallery',
  '/NewsArticle',
  '/SubGallery',
  '/VideoGallery',
  '/api/image',
  '/cards',
  '/studio/content/:type/:id',
  '/studio/preview',
);

const formOf = (name: ListName) => `/studio/content/pages/${pageId(SCHOOL, name)}`;
const read = async (site: TestSite, path: string) => (await site.get(path)).text();

async function change(studio: Studio, name: ListName, texts: Record<string, string>, intent = 'publish') {
  const fields = await studio.fieldsAt(formOf(name));
  return studio.post(formOf(name), { ...fields, ...texts, intent });
}

onAnyEngine((open) => {
  describe('the heading above a list', () => {
    test.each(LIST_NAMES)('is the school’s own: %s', async (name) => {
      const { site, studio } = await openPages(await open());
      const texts = {
        title: 'आज और कल {school}',
        lead: 'Written by the office of {school}.',
        description: 'What {school} says of this list to those who search.',
      };
      expect((await change(studio, name, texts)).status).toBe(302);
      const html = await read(site, pageAddress(name));
      expect(mainOf(html)).toMatch(/<h1[^>]*>आज और कल LFIS/);
      expect(mainOf(html)).toContain('Written by the office of LFIS');
      expect(html).toMatch(/<meta name="description" content="What LFIS[^"]* says of this list/);
      expect(html).toMatch(/<meta property="og:title" content="आज और कल LFIS/);
      const card = /\/cards\/[^"]+\.jpg/.exec(html)![0];
      expect((await site.get(card)).status).toBe(200);
    });

    test('is previewed, and has neither a layout nor sections', async () => {
      const { site, studio } = await openPages(await open());
      const form = await (await studio.get(formOf('news'))).text();
      expect(form).not.toContain('Page layout');
      expect(form).not.toContain('>Sections<');
      expect(await (await studio.get(`/studio/content/pages/${pageId(SCHOOL, 'sports')}`)).text()).toContain(
        'Page layout',
      );
      const preview = await change(studio, 'news', { title: 'Heard at school' }, 'preview');
      const ahead = await (await studio.get(preview.headers.get('location')!)).text();
      expect(mainOf(ahead)).toMatch(/<h1[^>]*>Heard at school/);
      expect(await read(site, pageAddress('news'))).not.toContain('Heard at school');
    });

    test('is the parent of its albums, stories and events', async () => {
      const database = await open();
      const { site, studio } = await openPages(database);
      const ids = await publishOneOfEverything(database, 'ours');
      for (const name of ['gallery', 'news', 'calendar'] as const)
        await change(studio, name, { title: `Our ${name}` });
      const within: [ListName, string][] = [
        ['gallery', pageAddress('album', { id: ids.albums })],
        ['news', pageAddress('news', { id: ids.news })],
        ['calendar', pageAddress('event', { id: ids.events })],
      ];
      for (const [name, address] of within) {
        const html = await read(site, address);
        expect(mainOf(html)).toContain(`<a href="${pageAddress(name)}">Our ${name}</a>`);
        expect(html).toMatch(new RegExp(`"name":"Our ${name}"`));
        const card = /\/cards\/[^"]+\.jpg/.exec(html)![0];
        expect((await site.get(card)).status, card).toBe(200);
      }
    });

    test('keeps the picture that the gallery had before, until the office removes it', async () => {
      const database = await open();
      const site = await openSite(database);
      // A school from before: it has its pages, but none for the lists.
      await seedPages(database.writes, STARTER_OPTIONS);
      await database.writes
        .deleteFrom('content_items')
        .where(
          'id',
          'in',
          LIST_NAMES.map((name) => pageId(SCHOOL, name)),
        )
        .execute();
      const { mediaId, path } = await storedPicture(site.services);
      await publish(database, (of) =>
        setPageFile(of, SCHOOL, 'gallery-banner', { mediaId, alt: 'A lamp at the gate' }),
      );
      const { studio } = await openPages(database);
      await site.services.revisions.refresh();
      expect(mainOf(await read(site, pageAddress('gallery')))).toContain('alt="A lamp at the gate"');
      expect(mainOf(await read(site, pageAddress('gallery', { year: 2020 })))).not.toContain(
        'A lamp at the gate',
      );
      const fields = Object.entries(await studio.fieldsAt(formOf('gallery')));
      const without = Object.fromEntries(fields.filter(([field]) => !field.startsWith('files.')));
      await studio.post(formOf('gallery'), { ...without, banner: '', intent: 'publish' });
      await site.services.revisions.refresh();
      expect(mainOf(await read(site, pageAddress('gallery')))).not.toContain('A lamp at the gate');
      expect((await site.get(`/api/image/${path}`)).status).toBe(404);
    });
  });
});
