import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ingestFile } from '#app/media/ingest/ingest.server.ts';
import type { OfferedLinks } from '#app/studio/content/links/links-page.tsx';
import { publishStory } from '#tests/support/content/browsing.ts';
import { publishAlbum, SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { expectWellFormed } from '#tests/support/http/xml.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/',
  '/NewsArticle',
  '/api/image',
  '/api/news',
  '/news/rss.xml',
  '/studio/content/:type/:id',
  '/studio/content/:type/:id/versions',
  '/studio/content/:type/new',
  '/studio/languages/:type/:id',
  '/studio/links',
);

const TABLE =
  '<table><thead><tr><th scope="col">Class</th><th scope="col">Day</th></tr></thead><tbody><tr><td>III</td><td>Monday</td></tr></tbody></table>';
const RICH = `<h2>Half-yearly tests</h2><p>They begin soon. See <a href="/Calendar">the calendar</a>.</p><h3>Dates</h3>${TABLE}<blockquote><p>Be calm.</p></blockquote>`;

onAnyEngine((open) => {
  async function begin() {
    const site = await openSite(await open());
    const studio = openStudio(site, (await signInAs(site, 'editor')).cookie);
    /** As somebody's form sends it. */
    const send = async (type: string, fields: Record<string, string>, intent = 'publish') => {
      const at = (await studio.get(`/studio/content/${type}/new`)).headers.get('location')!;
      const form = { ...(await studio.fieldsAt(at)), title: 'Tests', ...fields, intent };
      const response = await studio.post(at, form);
      await site.services.revisions.refresh();
      const id = new RegExp(`${type}/([\\w-]+)`).exec(at)![1]!;
      return { response, id, address: `/studio/content/${type}/${id}` };
    };
    const page = async (path: string) => (await site.get(path)).text();
    const links = async (search: string) =>
      ((await (await studio.get(`/studio/links${search}`)).json()) as OfferedLinks).links;
    return { site, studio, send, page, links };
  }

  describe('a story with headings, a quotation and a table', () => {
    test('is shown so, with a table that scrolls by keyboard and has a name', async () => {
      const { send, page } = await begin();
      const { response, id } = await send('news', { description: RICH });
      expect(response.status).toBe(302);
      const html = await page(`/NewsArticle?id=${id}`);
      expect(html).toContain('<h2>Half-yearly tests</h2><p>They begin soon.');
      expect(html).toContain('<h3>Dates</h3>');
      expect(html).toMatch(
        /<div class="[^"]+" role="group" tabindex="0" aria-label="Table: Class, Day"><table>/,
      );
      expect(html).toContain('<blockquote><p>Be calm.</p></blockquote>');
      expect(html).not.toContain('style="');
    });

    test('is plain text in lists, excerpts and the API, is found by its words, and HTML in feeds', async () => {
      const { send, page } = await begin();
      const { id } = await send('news', { description: RICH });
      expect(await page(`/NewsArticle?id=${id}`)).toContain(
        '<meta name="description" content="They begin soon. See the calendar."',
      );
      const list = await page('/NewsArticle?q=monday+calm');
      expect(list).toContain('They begin soon. See the calendar.');
      expect(list).not.toContain('&lt;');
      expect(await page('/NewsArticle?q=blockquote')).not.toContain('They begin soon');
      const [item] = JSON.parse(await page(`/api/news/${SCHOOL}`)) as { description: string }[];
      expect(item!.description).toBe(
        'Half-yearly tests\n\nThey begin soon. See the calendar.\n\nDates\n\nClass | Day\nIII | Monday\n\nBe calm.',
      );
      for (const feed of ['/news/rss.xml', '/news/atom.xml']) {
        const xml = await page(feed);
        expectWellFormed(xml);
        expect(xml).toContain('&lt;th scope=&quot;col&quot;&gt;Class');
        expect(xml).toContain('https://school.example/Calendar');
      }
    });

    test('is compared word by word, tables and links too', async () => {
      const { send, studio } = await begin();
      const { address } = await send('news', { description: RICH });
      const changed = RICH.replace('Monday', 'Tuesday').replace('/Calendar', '/Gallery');
      const form = { ...(await studio.fieldsAt(address)), description: changed, intent: 'publish' };
      expect((await studio.post(address, form)).status).toBe(302);
      const html = await (await studio.get(`${address}/versions?compare=1`)).text();
      expect(html).toMatch(
        /removed: <\/span>Monday<\/del>\s*<ins><span class="unseen">added: <\/span>Tuesday<\/ins>/,
      );
      expect(html).toMatch(
        /<\/span>\(\/Calendar\)\.<\/del>\s*<ins><span class="unseen">added: <\/span>\(\/Gallery\)\.<\/ins>/,
      );
      expect(html).not.toContain('&lt;td');
    });

    test('is written with signs without scripts, and opened with them again', async () => {
      const { send, studio, page } = await begin();
      const signs =
        '## Half-yearly tests\n\nThey begin *soon*. See [the calendar](/Calendar).\n\n- Sleep\n- Eat\n\n| Class | Day |\n| III | Monday |';
      const { address, id } = await send('news', { description: signs });
      expect(await page(`/NewsArticle?id=${id}`)).toContain(
        '<h2>Half-yearly tests</h2><p>They begin <strong>soon</strong>. See <a href="/Calendar">the calendar</a>.</p><ul><li><p>Sleep</p></li><li><p>Eat</p></li></ul>',
      );
      const fields = await studio.fieldsAt(address);
      expect(fields['description']).toBe(signs);
      await studio.post(address, { ...fields, intent: 'save' });
      expect(await (await studio.get(address)).text()).not.toContain('Unpublished changes');
    });

    test('of ten thousand rows is too long, and nothing harmful gets through', async () => {
      const { send, page } = await begin();
      const many = `<table>${'<tr><td>a</td></tr>'.repeat(3000)}</table>`;
      expect((await send('news', { description: many })).response.status).toBe(400);
      const hostile =
        '<h2 onclick="alert(1)">a</h2><table style="x"><tr><td><table><tr><td>b</td></tr></table><a href="javascript:alert(1)">c</a></td><td><script>alert(1)</script></td></tr></table>';
      const { response, id } = await send('news', {
        description: `<p>x</p>${hostile}`,
        // A table of one row has no header.
        known: '1',
      });
      expect(response.status).toBe(302);
      const html = await page(`/NewsArticle?id=${id}`);
      expect(html).not.toContain('alert(1)');
      expect(html.match(/<table>/g)).toHaveLength(1);
    });

    test('with a table that is too large is refused with a message, saved or published, however it was written', async () => {
      const { send, studio, site } = await begin();
      // 9 kB that expand to 105,000 cells.
      const byColspan = `<table>${`<tr>${'<td colspan="20">'.repeat(2)}</tr>`.repeat(150)}<tr>${'<td colspan="20">a'.repeat(35)}</table>`;
      const withSigns = `| ${'a | '.repeat(31)}\n`.repeat(2);
      const grown = `<table><tr>${'<td>a</td>'.repeat(30)}</tr>${'<tr><td>b</td></tr>'.repeat(250)}</table>`;
      for (const intent of ['save', 'publish']) {
        const written: Record<string, string>[] = [
          { description: byColspan },
          { description: withSigns, 'description.signs': '1' },
        ];
        for (const fields of written) {
          const { response } = await send('news', fields, intent);
          expect(response.status).toBe(400);
          expect(await response.text()).toContain('A table can have at most 30 columns and 300 rows');
        }
        // Within the limits as typed, but not in the stored form.
        expect(grown.length).toBeLessThan(40_000);
        expect((await send('news', { description: grown }, intent)).response.status).toBe(400);
      }
      const kept = await site.services.database.reads.selectFrom('content_drafts').selectAll().execute();
      expect(kept).toEqual([]);

      const { id, response } = await send('news', { description: '<p>a</p>' });
      expect(response.status).toBe(302);
      const translation = `/studio/languages/news/${id}`;
      const form = await studio.fieldsAt(translation);
      const sent = await studio.post(translation, { ...form, 'said.description': byColspan, intent: 'save' });
      expect(sent.status).toBe(400);
      expect(await sent.text()).toContain('A table can have at most 30 columns and 300 rows');
    });

    test('is cleaned again when it is read, whoever wrote the row', async () => {
      const { send, site, page } = await begin();
      const { id } = await send('news', { description: '<p>a</p>' });
      const { writes } = site.services.database;
      const row = await writes
        .selectFrom('content_items')
        .select('fields')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const fields = row.fields.replace('<p>a</p>', '<p>a<img src=x onerror=alert(1)></p><h2>b</h2>');
      await writes.updateTable('content_items').set({ fields }).where('id', '=', id).execute();
      const html = await page(`/NewsArticle?id=${id}`);
      expect(html).toContain('<h2>b</h2>');
      expect(html).not.toContain('alert(1)');
    });
  });

  test('the headings of a notice are a level below its own, on the page and in the dialog', async () => {
    const { send, page } = await begin();
    await send('notifications', { description: RICH });
    const html = await page('/');
    expect(html).toMatch(/<h3[^>]*>Tests<\/h3><div[^>]*><div[^>]*><h4>Half-yearly tests<\/h4>/);
    expect(html).toContain('<h5>Dates</h5>');
    expect(html).toMatch(/<div[^>]*data-place="text"><div[^>]*><h3>Half-yearly tests<\/h3>/);
  });

  describe('a link', () => {
    test('to a document leads to its address, while the item has it', async () => {
      const { site, send, studio, page } = await begin();
      const bytes = await readFile('db/demo/documents/winter-timings-circular.pdf');
      const taken = await ingestFile(site.services, 'LFIS', bytes, { sent: { name: 'c.pdf', by: 'Anita' } });
      if ('refused' in taken) throw new Error(taken.refused);
      const description = `<p>See <a href="paper:${taken.mediaId}">the circular</a>.</p>`;
      const missing = await send('news', { description });
      expect(missing.response.status).toBe(400);
      expect(await missing.response.text()).toContain('no longer in the list of documents below');
      const paper = {
        'documents.0.media': taken.mediaId,
        'documents.0.alt': 'The circular',
        'documents.0.sure': 'on',
      };
      const { id, address } = await send('news', { description, ...paper });
      const href = /<a href="(\/api\/image\/[^"]+)">the circular<\/a>/.exec(
        await page(`/NewsArticle?id=${id}`),
      )![1]!;
      expect((await site.get(href)).status).toBe(200);
      expect((await studio.fieldsAt(address))['description']).toContain(`(paper:${taken.mediaId})`);
    });

    test('suggests the pages of the site and published items, by words of their names', async () => {
      const { site, links, send } = await begin();
      const { database } = site.services;
      await publishStory(database, { id: 'winter', title: 'Winter timings' });
      await publishAlbum(database, { id: 'kites', title: 'Kite Day' });
      await send('events', { title: 'Winter fair', kind: 'event', fromDate: '2026-12-01', toDate: '' });
      await send('news', { title: 'Winter draft', description: 'x' }, 'save');
      expect((await links('?of=items&q=winter')).map(({ href, about }) => [href, about]).toSorted()).toEqual([
        [expect.stringMatching(/^\/Event\?id=/), 'event, 1 Dec 2026'],
        ['/NewsArticle?id=winter', 'news item, 14 Feb 2026'],
      ]);
      expect((await links('?of=items&q=KITE'))[0]).toMatchObject({
        href: '/SubGallery?id=kites',
        state: 'live',
      });
      expect(await links('?of=items&q=100%25')).toEqual([]);
      expect((await links('?of=pages&q=gallery')).map(({ href }) => href)).toContain('/Gallery');
      expect((await links('')).length).toBeGreaterThan(3);
    });

    test('suggestions are for staff only', async () => {
      const { site } = await begin();
      expect((await site.get('/studio/links?of=items')).status).toBe(302);
    });
  });
});
