import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newId } from '#app/core/ids.ts';
import { consentName } from '#app/media/consent/consent.ts';
import { type CardLanguage, cardLanguages } from '#app/words/card-languages.ts';
import { locales } from '#app/words/locales.ts';
import { cardWords } from '#app/words/notice-card.ts';
import { addEvent } from '#tests/support/content/add-content.ts';
import { publishOneOfEverything } from '#tests/support/content/one-of-everything.ts';
import { createTestSchool, publish, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { decoded, pictureOfPdf } from '#tests/support/cards/cards.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/studio/content/:type/:id',
  '/studio/content/:type/:id/share',
  '/studio/content/:type/:id/share/:file',
);

onAnyEngine((open) => {
  async function begin(settings: Record<string, string> = {}) {
    const site = await openSite(await open(), settings);
    const { services } = site;
    const { mediaId } = await storedPicture(services);
    const ids = await publishOneOfEverything(services.database, 'ours', { mediaId });
    await services.revisions.refresh();
    const { cookie } = await signInAs(site, 'editor');
    const studio = openStudio(site, cookie);
    const bytesAt = async (path: string) => {
      const response = await studio.get(path);
      expect(response.status, path).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    };
    return { site, ids, mediaId, studio, bytesAt };
  }

  const shareOf = (type: string, id: string) => `/studio/content/${type}/${id}/share`;

  test('a story, an event and a notice have pictures, a sheet and a text that link to the page', async () => {
    const { ids, studio, bytesAt } = await begin();
    const pages = {
      news: `https://school.example/NewsArticle?id=${ids.news}`,
      events: `https://school.example/Event?id=${ids.events}`,
      notifications: 'https://school.example/#notifications',
    };
    for (const [type, address] of Object.entries(pages)) {
      const share = shareOf(type, ids[type as keyof typeof pages]);
      const html = await (await studio.get(share)).text();
      expect(html, type).toContain(`Read it on our website: ${address}`);
      for (const file of ['tall-en.jpg', 'square-en.jpg', 'a4-en.jpg'])
        expect(html, type).toContain(`"${share}/${file}"`);
      for (const file of ['tall-en.jpg', 'square-en.jpg', 'a4-en.pdf', 'a4-black-en.pdf'])
        expect(html, type).toContain(`"${share}/${file}?save=`);
    }
    const notice = shareOf('notifications', ids.notifications);
    expect(await decoded(await bytesAt(`${notice}/square-en.jpg`))).toBe(pages.notifications);
    const { image } = pictureOfPdf(await bytesAt(`${shareOf('news', ids.news)}/a4-hi.pdf`));
    // A Hindi sheet links to the Hindi page.
    expect(await decoded(image.resize({ width: 1191 }))).toBe(
      pages.news.replace('/NewsArticle', '/hi/NewsArticle'),
    );
  });

  test('an album has a card with its cover, which links to its photos; a photo without consent is not on it', async () => {
    const { site, ids, studio, bytesAt } = await begin();
    const { database, revisions } = site.services;
    const share = shareOf('albums', ids.albums);
    const page = `https://school.example/SubGallery?id=${ids.albums}`;
    expect(await (await studio.get(share)).text()).toContain(`See the photos: ${page}`);
    const released = await bytesAt(`${share}/square-en.jpg`);
    expect(await decoded(released)).toBe(page);
    const photos = database.writes.updateTable('attachments').set({ hidden: 1 });
    await photos.where('item_type', '=', 'albums').where('item_id', '=', ids.albums).execute();
    await revisions.refresh();
    const without = await bytesAt(`${share}/square-en.jpg`);
    expect(without.equals(released)).toBe(false);
    expect(await decoded(without)).toBe(page);
  });

  test('a just published item links to its card page', async () => {
    const { ids, studio } = await begin();
    const pages = {
      news: `/NewsArticle?id=${ids.news}`,
      events: `/Event?id=${ids.events}`,
      albums: `/SubGallery?id=${ids.albums}`,
    };
    for (const [type, address] of Object.entries(pages)) {
      const item = `/studio/content/${type}/${ids[type as keyof typeof pages]}`;
      const html = await (await studio.get(`${item}?done=published`)).text();
      const answer = /<div[^>]* id="said".*/s.exec(html)![0];
      const links = [
        ...answer.slice(0, 900).matchAll(/<a [^>]*href="([^"]+)"[^>]*>See it on the site<\/a>/g),
      ];
      expect(
        links.map(([, to]) => to),
        type,
      ).toEqual([address]);
    }
  });

  test('a card is a file of the declared size, which no cache keeps', async () => {
    const { ids, studio } = await begin();
    const share = shareOf('events', ids.events);
    const picture = await studio.get(`${share}/tall-en.jpg`);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(picture.headers.get('cache-control')).toBe('no-store');
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 1080, height: 1350 });
    const sheet = await studio.get(`${share}/a4-en.pdf`);
    expect(sheet.headers.get('content-type')).toBe('application/pdf');
    expect(sheet.headers.get('cache-control')).toBe('no-store');
    expect(sheet.headers.has('content-disposition')).toBe(false);
    const nameOf = async (save: string) =>
      (await studio.get(`${share}/a4-en.pdf?save=${save}`)).headers.get('content-disposition');
    expect(await nameOf('SportsDay')).toBe('attachment; filename="SportsDay-a4.pdf"');
    expect(await nameOf(encodeURIComponent('a"; filename="b.exe'))).toBe(
      'attachment; filename="card-a4.pdf"',
    );
  });

  test('a signed-out person, or a card that is gone, gets a page instead of a file', async () => {
    const { site, ids, studio } = await begin();
    const save = `${shareOf('news', ids.news)}/tall-en.jpg?save=News`;
    const signedOut = await site.get(save);
    expect(signedOut.headers.get('location')).toMatch(/^\/studio\/sign-in/);
    const row = site.services.database.writes.updateTable('content_items').set({ status: 'draft' });
    await row.where('id', '=', ids.news).execute();
    await site.services.revisions.refresh();
    const gone = await studio.get(save);
    expect(gone.headers.get('location')).toBe(`${shareOf('news', ids.news)}?language=en`);
  });

  test('the surrounding text is in the chosen language, by default in that of the title', async () => {
    const { site, studio } = await begin();
    const { database, revisions } = site.services;
    const id = newId();
    const event = {
      schoolCode: SCHOOL,
      id,
      now: site.clock.now,
      publishFrom: new Date('2020-01-01T00:00:00Z'),
      title: 'अभिभावक–शिक्षक बैठक',
      kind: 'test' as const,
      fromDate: '2026-11-28',
      toDate: '',
      begins: '09:00',
      ends: '12:00',
      place: 'Main hall',
      classes: '1,2,3',
      audience: '',
      text: '',
    };
    await publish(database, (change) => addEvent(change, event));
    await revisions.refresh();
    const textAt = async (path: string) =>
      /<textarea[^>]*>([^<]*)/
        .exec(await (await studio.get(path)).text())![1]!
        .trim()
        .split('\n');
    const share = shareOf('events', id);
    expect((await textAt(share)).slice(0, 6)).toEqual([
      'अभिभावक–शिक्षक बैठक',
      '',
      'शनिवार, 28 नवंबर 2026',
      'परीक्षा · सुबह 9 से दोपहर 12 बजे तक',
      'Main hall',
      'कक्षा 1 से 3',
    ]);
    expect((await textAt(`${share}?language=en`)).slice(2, 6)).toEqual([
      'Saturday, 28 November 2026',
      'Test · 9:00 AM to 12:00 PM',
      'Main hall',
      'Classes 1 to 3',
    ]);
  });

  const cardsOf: {
    LANGUAGES: string;
    offered: string[];
    addresses: Partial<Record<CardLanguage, string>>;
  }[] = [
    { LANGUAGES: 'en,hi', offered: ['en', 'hi'], addresses: { en: '', hi: '/hi' } },
    { LANGUAGES: 'pa,hi', offered: [], addresses: { hi: '/hi' } },
    { LANGUAGES: 'hi', offered: [], addresses: { hi: '' } },
    { LANGUAGES: 'en,pa', offered: [], addresses: { en: '' } },
    // Its fonts have no Gurmukhi: the words of the card are English, its page is Punjabi.
    { LANGUAGES: 'pa', offered: [], addresses: { en: '' } },
  ];
  test.each(cardsOf)(
    'with $LANGUAGES cards are in languages of the school, and lead to pages of it',
    async (school) => {
      const { site, ids, studio, bytesAt } = await begin({ LANGUAGES: school.LANGUAGES });
      const share = shareOf('news', ids.news);
      const languages = cardLanguages.filter((each) => each in school.addresses);
      for (const language of languages) {
        const prefix = school.addresses[language]!;
        const path = `${prefix}/NewsArticle?id=${ids.news}`;
        const html = await (await studio.get(`${share}?language=${language}`)).text();
        expect(html).toContain(`${cardWords[language].readOn}: https://school.example${path}\n`);
        expect((await site.get(path)).status, path).toBe(200);
        expect(await decoded(await bytesAt(`${share}/square-${language}.jpg`))).toBe(
          `https://school.example${path}`,
        );
        const offered = [...html.matchAll(/<a [^>]*share\?language=(\w+)"/g)].map(([, each]) => each);
        expect(offered, language).toEqual(school.offered);
      }
      for (const language of locales.filter((each) => !(each in school.addresses))) {
        expect((await studio.get(`${share}/square-${language}.jpg`)).status, language).toBe(404);
        const html = await (await studio.get(`${share}?language=${language}`)).text();
        expect(html, language).toContain(`"${share}/square-${languages[0]}.jpg"`);
      }
    },
  );

  test('an item that is not public has no card: the page says why, and the file is gone', async () => {
    const { site, ids, studio, bytesAt } = await begin();
    const { database, revisions } = site.services;
    const share = shareOf('news', ids.news);
    await bytesAt(`${share}/tall-en.jpg`);
    const set = async (changed: { status?: 'draft'; expire_at?: string; deleted_at?: string }) => {
      const row = database.writes.updateTable('content_items').set(changed);
      await row.where('id', '=', ids.news).execute();
      await revisions.refresh();
    };
    const past = new Date(site.clock.now.getTime() - 1000).toISOString();
    for (const [changed, message] of [
      [{ expire_at: past }, 'because it is no longer on the site'],
      [{ status: 'draft' as const }, 'only the office can see this. Publish it first.'],
      [{ deleted_at: past }, 'because it is in the trash'],
    ] as const) {
      await set(changed);
      const page = await studio.get(share);
      expect(page.status, message).toBe(200);
      const html = await page.text();
      expect(html).toContain(message);
      expect(html, message).not.toContain('tall-en.jpg');
      for (const file of ['tall-en.jpg', 'a4-en.pdf', 'a4-en.jpg']) {
        const gone = await studio.get(`${share}/${file}`);
        expect(gone.status, `${message} ${file}`).toBe(404);
        expect(gone.headers.get('cache-control')).toBe('no-store');
      }
    }
  });

  test('rich text becomes plain text', async () => {
    const { ids, mediaId, studio } = await begin();
    for (const type of ['news', 'notifications'] as const) {
      const item = `/studio/content/${type}/${ids[type]}`;
      const fields = await studio.fieldsAt(item);
      const description = '<h2>Bring</h2><p>A <strong>hat</strong> &amp; water.</p>';
      const written = { description, [consentName(mediaId)]: 'nobody', known: '1', intent: 'publish' };
      const sent = await studio.post(item, { ...fields, 'description.signs': '', ...written });
      expect(sent.status, type).toBe(302);
      const html = await (await studio.get(`${item}/share`)).text();
      expect(html, type).toContain('A hat &amp; water.');
      expect(html, type).not.toMatch(/&lt;(?:p|h2|strong)&gt;/);
    }
  });

  test('a changed item has another card at once', async () => {
    const { site, ids, mediaId, studio, bytesAt } = await begin();
    const share = shareOf('events', ids.events);
    const before = await bytesAt(`${share}/square-en.jpg`);
    expect((await bytesAt(`${share}/square-en.jpg`)).equals(before)).toBe(true);
    const item = `/studio/content/events/${ids.events}`;
    const fields = await studio.fieldsAt(item);
    const answer = { [consentName(mediaId)]: 'nobody' };
    const changed = { ...fields, ...answer, title: 'Moved to Friday', intent: 'publish' };
    const published = await studio.post(item, changed);
    expect(published.headers.get('location')).toBe(`${item}?done=published`);
    await site.services.revisions.refresh();
    expect((await bytesAt(`${share}/square-en.jpg`)).equals(before)).toBe(false);
  });

  test('the link to it is in the form of a public item, and in the message after publishing', async () => {
    const { ids, studio } = await begin();
    const htmlAt = async (path: string) => (await studio.get(path)).text();
    const linked = (html: string, share: string) => html.split(`href="${share}"`).length - 1;
    for (const type of ['news', 'events', 'notifications', 'albums'] as const) {
      const item = `/studio/content/${type}/${ids[type]}`;
      // At the top: beside the title on wide screens, in the menu on a phone.
      expect(linked(await htmlAt(item), `${item}/share`), type).toBe(2);
      expect(linked(await htmlAt(`${item}?done=published`), `${item}/share`), type).toBe(3);
      await studio.post(item, { ...(await studio.fieldsAt(item)), intent: 'unpublish' });
      expect(linked(await htmlAt(item), `${item}/share`), type).toBe(0);
    }
    const message = `/studio/content/leadership/${ids.leadership}`;
    expect(linked(await htmlAt(`${message}?done=published`), `${message}/share`)).toBe(0);
  });

  test('only staff of the school make cards, of shareable items, and of no other name', async () => {
    const { site, ids, studio } = await begin();
    const share = shareOf('news', ids.news);
    for (const path of [share, `${share}/tall-en.jpg`]) {
      const response = await site.get(path);
      expect([response.status, response.headers.get('location')?.split('?')[0]], path).toEqual([
        302,
        '/studio/sign-in',
      ]);
    }
    await createTestSchool(site.services.database, 'OTHER');
    const elsewhere = await publishOneOfEverything(site.services.database, 'theirs', { schoolCode: 'OTHER' });
    const strange = [
      shareOf('news', elsewhere.news),
      `${shareOf('news', elsewhere.news)}/tall-en.jpg`,
      shareOf('leadership', ids.leadership),
      `${shareOf('leadership', ids.leadership)}/tall-en.jpg`,
      `${shareOf('events', ids.news)}/tall-en.jpg`,
      ...['tall-fr.jpg', 'tall-en.pdf', 'tall-en.png', 'constructor', 'a4-en.pdf.jpg'].map(
        (file) => `${share}/${file}`,
      ),
    ];
    for (const path of strange) expect((await studio.get(path)).status, path).toBe(404);
  });
});
