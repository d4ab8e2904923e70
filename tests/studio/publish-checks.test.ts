import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { consentName } from '#app/media/consent/consent.ts';
import { ingestFile } from '#app/media/ingest/ingest.server.ts';
import { findOrMakeRendition } from '#app/media/renditions/renditions.server.ts';
import { originalKey } from '#app/media/renditions/storage-keys.ts';
import { SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { publishOneOfEverything } from '#tests/support/content/one-of-everything.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openPages } from '#tests/support/staff/open-pages.ts';
import type { Studio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/NewsArticle', '/studio/content/:type', '/studio/content/:type/:id');

/** A scanned page: one picture, and no text. */
const scannedPdf = () =>
  Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj',
      '<< /Type /XObject /Subtype /Image /Filter /DCTDecode /Length 4 >>',
      'stream',
      'scan',
      'endstream',
      'endobj',
      '%%EOF',
    ].join('\n'),
  );

/** Random noise, so that no format can compress it. */
function noisyPicture(width: number, height: number): Promise<Buffer> {
  let state = 1;
  const noise = Buffer.from(
    Array.from({ length: width * height * 3 }, () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return state & 0xff;
    }),
  );
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

const publishWarningsIn = (html: string) =>
  /<div[^>]*role="group"[^>]*aria-labelledby[^>]*>[^]*?<\/ul>[^]*?<\/div>/.exec(html)?.[0] ?? '';

const story = (more: Record<string, string> = {}) => ({
  title: 'Sports day',
  description: '<p>It was a fine day.</p>',
  fromDate: '2026-11-14',
  ...more,
});

onAnyEngine((open) => {
  describe('before publishing', () => {
    async function begin() {
      const database = await open();
      const opened = await openPages(database);
      const send = async (
        studio: Studio,
        address: string,
        more: Record<string, string>,
        intent = 'publish',
      ) => {
        const fields = await studio.fieldsAt(address);
        return studio.post(address, { ...fields, ...more, intent });
      };
      return { database, ...opened, send };
    }
    const news = (id: string) => `/studio/content/news/${id}?new`;

    test('warnings are shown, and it is published once somebody has acknowledged them', async () => {
      const { site, studio, send } = await begin();
      const shouted = story({ title: 'ANNUAL SPORTS DAY RESULTS' });
      const refused = await send(studio, news('shouted'), shouted);
      expect(refused.status).toBe(400);
      const html = await refused.text();
      expect(publishWarningsIn(html)).toContain('Do not write the whole title in capital letters');
      expect(publishWarningsIn(html)).toContain('href="#field-title"');
      expect(html).toContain('Not published yet');
      expect(await (await site.get('/NewsArticle')).text()).not.toContain('ANNUAL SPORTS DAY RESULTS');

      // Acknowledgements are stored, and the warning is not shown again.
      const address = '/studio/content/news/shouted';
      expect((await studio.fieldsAt(address))['title']).toBe('ANNUAL SPORTS DAY RESULTS');
      expect((await send(studio, address, { known: '1' })).status).toBe(302);
      expect(await (await site.get('/NewsArticle')).text()).toContain('ANNUAL SPORTS DAY RESULTS');
      expect((await send(studio, address, { description: '<p>A word more.</p>' })).status).toBe(302);
      // Another title in capitals is another warning.
      expect((await send(studio, address, { title: 'PRIZE GIVING ON MONDAY' })).status).toBe(400);
      expect((await send(studio, address, { title: 'Prize giving on Monday' })).status).toBe(302);
    });

    test('links to this site are followed: to items, pages of our own and parts of pages', async () => {
      const { database, studio, send } = await begin();
      const ids = await publishOneOfEverything(database, 'ours');
      const link = (to: string) => `<a href="${to}">there</a>`;
      const fine = [
        '/Gallery?year=2026',
        `/SubGallery?id=${ids.albums}`,
        `/NewsArticle?id=${ids.news}`,
        `/Event?id=${ids.events}`,
        '/Facilities#smart-classes',
        'https://school.example/ContactUs',
        'https://elsewhere.example/anything',
        'mailto:office@school.example',
        '/news/rss.xml',
      ];
      const dead = [
        '/SubGallery?id=long-gone',
        '/SubGallery',
        '/Faciliteis',
        '/studio/content/news',
        'https://school.example/NewsArticle?id=none',
      ];
      const body = `<p>${[...fine, ...dead].map(link).join(' ')}</p>`;
      const warnings = publishWarningsIn(
        await (await send(studio, news('links'), story({ description: body }))).text(),
      );
      for (const to of dead) expect(warnings, to).toContain(`“${to}” goes to a page that does not exist`);
      for (const to of fine) expect(warnings, to).not.toContain(`“${to}”`);
    });

    test('problems that prevent publishing come first, with the warnings below', async () => {
      const { studio, send } = await begin();
      const refused = await send(
        studio,
        news('both'),
        story({ title: '', description: '<p><a href="/Nowhere">x</a></p>' }),
      );
      const html = await refused.text();
      expect(html).toContain('href="#field-title"');
      expect(publishWarningsIn(html)).toContain('“/Nowhere” goes to a page that does not exist');
      expect(publishWarningsIn(html)).not.toContain('name="known"');
    });

    test('a scanned document causes a warning; an unreadable file prevents nothing', async () => {
      const { site, studio, send } = await begin();
      const { storage } = site.services;
      const taken = await ingestFile(site.services, SCHOOL, scannedPdf());
      if ('refused' in taken) throw new Error(taken.refused);
      const paper = {
        'documents.0.media': taken.mediaId,
        'documents.0.alt': 'Circular',
        'documents.0.sure': 'on',
      };
      const warnings = publishWarningsIn(await (await send(studio, news('scan'), story(paper))).text());
      expect(warnings).toContain('is a scanned document');
      // The result from its upload is stored: the file is not read again.
      await storage.remove(originalKey(taken.path));
      const again = await send(studio, '/studio/content/news/scan', {});
      expect(publishWarningsIn(await again.text())).toContain('is a scanned document');

      // A file from before results were stored is checked once.
      const forget = () =>
        site.services.database.writes.updateTable('media_files').set({ has_text: null }).execute();
      await forget();
      await storage.write(originalKey(taken.path), scannedPdf());
      for (const isThere of [true, false]) {
        if (!isThere) await storage.remove(originalKey(taken.path));
        const refused = await send(studio, '/studio/content/news/scan', {});
        expect(publishWarningsIn(await refused.text()), String(isThere)).toContain('is a scanned document');
      }
      await forget();
      expect((await send(studio, '/studio/content/news/scan', {})).status).toBe(302);
    });

    test('a page that would be slow shows its weight and its largest picture', async () => {
      const { site, studio, send } = await begin();
      const taken = await ingestFile(site.services, SCHOOL, await noisyPicture(720, 540), {
        sent: { name: 'heavy.jpg', by: 'Asha' },
      });
      if ('refused' in taken) throw new Error(taken.refused);
      const heavy = taken.mediaId;
      // Rendered in advance: the check does not wait long for it, and this machine may be busy.
      await findOrMakeRendition(site.services.storage, { path: taken.path, width: 720 }, 720, 'webp');
      const shown = (ids: string[]) =>
        Object.fromEntries(
          ids.flatMap((id, index) => [
            [`pictures.${index}.media`, id],
            [`pictures.${index}.alt`, `Picture ${index}`],
            [`pictures.${index}.sure`, 'on'],
            [consentName(id), 'nobody'],
          ]),
        );
      const light = (await storedPicture(site.services)).mediaId;
      expect((await send(studio, news('light'), story(shown([light])))).status).toBe(302);
      const refused = await send(studio, news('heavy'), story(shown([light, heavy])));
      expect(refused.status).toBe(400);
      const warnings = publishWarningsIn(await refused.text());
      expect(warnings).toMatch(/this page is about \d{3,4} KB\. It should be at most 300 KB/);
      expect(warnings).toMatch(/Its largest picture is “heavy.jpg” \(\d{3} KB\)/);
      expect(warnings).toContain('href="#field-pictures"');
      // The same page with another word is acknowledged; the warning is not shown in a form that cannot fix
      // it.
      expect((await send(studio, '/studio/content/news/heavy', { known: '1' })).status).toBe(302);
      expect((await send(studio, '/studio/content/news/heavy', { title: 'A day of sports' })).status).toBe(
        302,
      );
    });

    test('several at once: items with warnings are left for their own form', async () => {
      const { site, studio, send } = await begin();
      for (const [id, title] of [
        ['quiet', 'A quiet title'],
        ['loud', 'A VERY LOUD TITLE'],
      ] as const)
        await send(studio, news(id), story({ title }), 'save');
      const chosen = new FormData();
      for (const [name, value] of [
        ['intent', 'publish'],
        ['id', 'quiet'],
        ['id', 'loud'],
      ] as const)
        chosen.append(name, value);
      const answer = await studio.post('/studio/content/news', chosen);
      expect(await answer.text()).toContain('A VERY LOUD TITLE');
      const list = await (await site.get('/NewsArticle')).text();
      expect(list).toContain('A quiet title');
      expect(list).not.toContain('A VERY LOUD TITLE');
    });
  });
});
