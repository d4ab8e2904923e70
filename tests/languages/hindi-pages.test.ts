import { expect, test } from 'vitest';
import { inLanguage, isTranslatable, listedPages, pageAddress } from '#app/addresses.ts';
import { en as englishProse } from '#content/en/index.ts';
import { hi as hindiProse } from '#content/hi/index.ts';
import { en } from '#app/words/en.ts';
import { defaultLanguages } from '#app/words/locales.ts';
import { hi } from '#app/words/hi.ts';
import { seedTranslationsIn } from '#app/features/pages/seed-translations.server.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { PROFILE } from '#app/platform/content/school-items.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import { findSegments } from '#app/publishing/translations/item-segments.server.ts';
import { publishTranslation, setPublishedAt } from '#app/publishing/translations/translations.server.ts';
import { goodEnquiry, openFilledSite } from '#tests/support/http/good-calls.ts';
import { openPages } from '#tests/support/staff/open-pages.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { partsOf } from '#tests/support/http/page-parts.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { textsIn } from '#tests/support/http/texts-in-page.ts';
import { NOW, publishAlbum, SCHOOL } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

const SITE = 'https://school.example';
const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(
    ([, language, href]) => [language, href!.replaceAll('&amp;', '&')],
  );
const canonicalOf = (html: string) => partsOf(html).canonicals[0]?.replaceAll('&amp;', '&');
const read = async (site: TestSite, path: string) => (await site.get(path)).text();

async function publishInHindi(database: TestDatabase, id: string, texts: Record<string, string>) {
  await changeContent(database.writes, SCHOOL, NOW, async (change) => {
    const segments = (await findSegments(change, albums, { schoolCode: SCHOOL, id }))!;
    const sources = Object.fromEntries(segments.map(({ key, text }) => [key, text]));
    await publishTranslation(change, { schoolCode: SCHOOL, type: albums.name, id }, 'hi', {
      now: NOW,
      by: 'Asha',
      segments,
      translation: { texts, sources },
    });
  });
}

onAnyEngine((open) => {
  test('every page exists in both languages, and each names the other', async () => {
    const site = await openSite(await open());
    for (const path of ['', '/AdmissionProcess', '/Gallery', '/ContactUs', '/Calendar']) {
      const [english, hindi] = [await read(site, path || '/'), await read(site, `/hi${path}`)];
      expect(partsOf(english).language, path).toBe('en-IN');
      expect(partsOf(hindi).language, path).toBe('hi-IN');
      expect(canonicalOf(hindi), path).toBe(`${SITE}/hi${path}`);
      const both = [
        ['en', SITE + (path || '/')],
        ['hi', `${SITE}/hi${path}`],
        ['x-default', SITE + (path || '/')],
      ];
      expect(alternatesIn(english), path).toEqual(both);
      expect(alternatesIn(hindi), path).toEqual(both);
      expect(english, path).toMatch(
        new RegExp(`<a class="[^"]*" href="/hi${path}" hrefLang="hi" lang="hi">हिंदी</a>`),
      );
      expect(hindi, path).toMatch(
        new RegExp(`<a class="[^"]*" href="${path || '/'}" hrefLang="en" lang="en">English</a>`),
      );
      // The home page uses the school's own words.
      if (path) expect(partsOf(hindi).titles[0], path).toMatch(/\p{Script=Devanagari}/u);
      expect(partsOf(hindi).openGraph['locale'], path).toBe('hi_IN');
    }
  });

  test('no link of a Hindi page leads to an English one, except the marked one', async () => {
    const site = await openFilledSite(await open());
    const { albumId, storyId, eventId } = site;
    const album = pageAddress('album', { id: albumId });
    const [photo] = /\/SubGallery\?id=[\w-]+&amp;photo=[\w-]+/.exec(await read(site, album)) ?? [];
    const items = [
      album,
      photo!.replace('&amp;', '&'),
      pageAddress('news', { id: storyId }),
      pageAddress('event', { id: eventId }),
    ];
    const paths = [
      ...listedPages.map((name) => pageAddress(name)),
      '/Calendar?view=list',
      '/nothing-is-here',
    ];
    for (const path of [...paths, ...items]) {
      const html = await read(site, inLanguage(path, 'hi', defaultLanguages));
      const links = [...html.matchAll(/<(?:a|link|form) [^>]*(?:href|action)="(\/[^"]*)"[^>]*>/g)];
      expect(links.length, path).toBeGreaterThan(30);
      const inProps = [...html.matchAll(/ data-props="([^"]*)"/g)].flatMap(([, props]) =>
        [...props!.matchAll(/&quot;(\/[^&\s]*)/g)].map(([, address]) => ['', address!]),
      );
      const astray = [...links, ...inProps].filter(
        ([tag, href]) =>
          isTranslatable(href!.split(/[?#]/)[0]!) &&
          !/^\/hi(?:[/?#]|$)/.test(href!) &&
          !/hrefLang="en"/.test(tag!),
      );
      expect(
        astray.map(([, href]) => href),
        path,
      ).toEqual([]);
    }
  });

  test('untranslated content is the English page in a Hindi frame, marked as such', async () => {
    const database = await open();
    const site = await openSite(database);
    const id = await publishAlbum(database, { id: 'kites', title: 'Kites over the field' });
    await site.services.revisions.refresh();
    const hindi = await read(site, `/hi/SubGallery?id=${id}`);
    expect(partsOf(hindi).language).toBe('hi-IN');
    expect(canonicalOf(hindi)).toBe(`${SITE}/SubGallery?id=kites`);
    expect(alternatesIn(hindi)).toEqual([]);
    expect(hindi).toContain('सिर्फ़ अंग्रेज़ी में');
    expect(hindi).toMatch(/<h1 [^>]*lang="en">Kites over the field<\/h1>/);
    expect(await read(site, '/hi/Gallery')).toContain('सिर्फ़ अंग्रेज़ी में');
    const sitemap = await read(site, '/sitemap.xml');
    expect(sitemap).toContain('<loc>https://school.example/SubGallery?id=kites</loc>');
    expect(sitemap).not.toContain('/hi/SubGallery?id=kites');
  });

  test('translated content is in Hindi, and the English stays the same', async () => {
    const database = await open();
    const site = await openSite(database);
    const id = await publishAlbum(database, { id: 'kites', title: 'Kites over the field' });
    await site.services.revisions.refresh();
    const before = await read(site, `/SubGallery?id=${id}`);
    await publishInHindi(database, id, { title: 'मैदान पर पतंगें', description: 'हवा चली।' });
    await site.services.revisions.refresh();
    const [english, hindi] = [
      await read(site, `/SubGallery?id=${id}`),
      await read(site, `/hi/SubGallery?id=${id}`),
    ];
    expect(hindi).toMatch(/<h1 [^>]*>मैदान पर पतंगें<\/h1>/);
    expect(hindi).toContain('हवा चली।');
    expect(hindi).not.toContain('सिर्फ़ अंग्रेज़ी में');
    expect(canonicalOf(hindi)).toBe(`${SITE}/hi/SubGallery?id=kites`);
    expect(alternatesIn(english)).toHaveLength(3);
    expect(english.replaceAll(/<link rel="alternate" hrefLang[^>]*>/gi, '')).toBe(before);
    expect(await read(site, '/sitemap.xml')).toContain(
      '<xhtml:link rel="alternate" hreflang="hi" href="https://school.example/hi/SubGallery?id=kites"/>',
    );
    const albumJson = async (query: string) => (await site.get(`/api/subGallery?id=kites${query}`)).json();
    expect(await albumJson('')).toMatchObject({ title: 'Kites over the field' });
    expect(await albumJson('&lang=hi')).toMatchObject({ title: 'मैदान पर पतंगें' });
    expect(Object.keys((await albumJson('&lang=hi')) as object).sort()).toEqual(
      Object.keys((await albumJson('')) as object).sort(),
    );
    expect((await site.get('/api/gallery/LFIS?lang=fr')).status).toBe(400);

    await changeContent(database.writes, SCHOOL, NOW, (change) =>
      setPublishedAt(change, { schoolCode: SCHOOL, type: albums.name, id }, 'hi', null),
    );
    await site.services.revisions.refresh();
    expect(await read(site, `/hi/SubGallery?id=${id}`)).toContain('Kites over the field');
  });

  test('content only in Hindi is marked on an English page, and its canonical address is the Hindi one', async () => {
    const database = await open();
    const site = await openSite(database);
    await publishAlbum(database, { id: 'diwas', title: 'हिंदी दिवस', description: 'कविताएँ और नाटक।' });
    await site.services.revisions.refresh();
    const english = await read(site, '/SubGallery?id=diwas');
    expect(english).toContain('Only in Hindi');
    expect(canonicalOf(english)).toBe(`${SITE}/hi/SubGallery?id=diwas`);
    expect(await read(site, '/hi/SubGallery?id=diwas')).not.toContain('सिर्फ़');
    const sitemap = await read(site, '/sitemap.xml');
    expect(sitemap).toContain('<loc>https://school.example/hi/SubGallery?id=diwas</loc>');
    expect(sitemap).not.toContain('<loc>https://school.example/SubGallery?id=diwas</loc>');
  });

  test('on a partly translated page, each English text is marked as English', async () => {
    const database = await open();
    const { site } = await openPages(database);
    await changeContent(database.writes, SCHOOL, NOW, async (change) => {
      await seedTranslationsIn(change, {
        schoolCode: SCHOOL,
        now: NOW,
        from: { words: en, prose: englishProse },
        to: { words: hi, prose: hindiProse, language: 'hi' },
      });
      for (const { item_id: id, said } of await change
        .selectFrom('content_translations')
        .select(['item_id', 'texts as said'])
        .where('item_type', '=', 'pages')
        .execute()) {
        const segments = Object.entries(JSON.parse(said) as Record<string, string>);
        const half = Object.fromEntries(segments.filter((_, index) => index % 2 === 0));
        await change
          .updateTable('content_translations')
          .set({ texts: JSON.stringify(half) })
          .where('item_type', '=', 'pages')
          .where('item_id', '=', id)
          .execute();
      }
    });
    await site.services.revisions.refresh();
    let english = 0;
    for (const path of [
      '',
      '/AdmissionProcess',
      '/EarlyLearningAges',
      '/GettingStartedatLFIS',
      '/Facilities',
    ]) {
      const texts = textsIn(await read(site, `/hi${path}`)).filter(({ text }) =>
        /[a-z]{3,} [a-z]{2,}/.test(text),
      );
      const isHindi = ({ text }: { text: string }) => /\p{Script=Devanagari}/u.test(text);
      const unmarked = texts.filter((each) => !isHindi(each) && !each.language?.startsWith('en'));
      expect(unmarked, path).toEqual([]);
      english += texts.length;
    }
    expect(english).toBeGreaterThan(30);
  });

  test('the school’s own words, the feed, the calendar, the manifest and the not-found page are in Hindi', async () => {
    const database = await open();
    const site = await openSite(database);
    const mission = { mission: 'ज्ञान और विवेक का द्वार' };
    await changeContent(database.writes, SCHOOL, NOW, (change) =>
      publishTranslation(change, { schoolCode: SCHOOL, type: PROFILE, id: PROFILE }, 'hi', {
        now: NOW,
        by: '',
        segments: [],
        translation: { texts: mission, sources: mission },
      }),
    );
    await site.services.revisions.refresh();
    expect(await read(site, '/hi')).toContain('ज्ञान');
    expect(await read(site, '/')).toContain('A Gateway for Knowledge');
    expect(await read(site, '/hi/news/rss.xml')).toContain('<language>hi-IN</language>');
    expect(await read(site, '/hi/calendar/all.ics')).toMatch(/X-WR-CALNAME:.*\p{Script=Devanagari}/u);
    expect(JSON.parse(await read(site, '/hi/manifest.webmanifest'))).toMatchObject({
      lang: 'hi-IN',
      start_url: '/hi',
      id: '/',
    });
    const missing = await site.get('/hi/nothing-is-here');
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('lang="hi-IN"');
    for (const path of [
      '/hi/studio',
      '/hi/api/news/LFIS',
      '/hi/robots.txt',
      '/hi/sitemap.xml',
      '/hi/healthz',
    ])
      expect((await site.get(path)).status, path).toBe(404);
    expect((await site.get('/HI/gallery')).headers.get('location')).toBe('/hi/Gallery');
    const card = partsOf(await read(site, '/hi/Gallery')).openGraph['image']!.slice(SITE.length);
    expect(card).toMatch(/^\/hi\/cards\/gallery\//);
    expect((await site.get(card)).status).toBe(200);
  });

  test('a form sent from a Hindi page redirects in Hindi, and its sender gets a Hindi mail', async () => {
    const database = await open();
    const site = await openSite(database, { ENQUIRY_ACKNOWLEDGE: 'on' });
    const { port } = await listen(site);
    const stamp = /name="stamp" value="([^"]*)"/.exec(await read(site, '/hi/ContactUs'))?.[1] ?? '';
    const send = (fields: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}/hi/ContactUs`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          origin: SITE,
          host: 'school.example',
          'user-agent': 'Mozilla/5.0 (Linux; Android 13) Chrome/120',
        },
        body: new URLSearchParams(fields),
      });
    const refused = await send({ ...goodEnquiry, message: '' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('lang="hi-IN"');
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    const sent = await send({ ...goodEnquiry, stamp });
    expect([sent.status, sent.headers.get('location')?.split('?')[0]]).toEqual([303, '/hi/ThankYou']);
    const jobs = (await allRows(database))['jobs'] as { kind: string; payload: string }[];
    const acknowledgement = jobs.find(({ kind }) => kind === 'acknowledge-enquiry');
    expect(JSON.parse(acknowledgement!.payload)).toMatchObject({ language: 'hi' });
  });
});
