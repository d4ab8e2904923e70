import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { queryWords } from '#app/core/text/search-text.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import type { Db } from '#app/platform/db/database.ts';
import { changeContent, type ContentChange } from '#app/platform/content/content-change.ts';
import { listDue } from '#app/publishing/drafts/due.server.ts';
import { publishDueChanges } from '#app/publishing/commands/publish-due.server.ts';
import { rebuildSearch } from '#app/publishing/search/search-rebuild.ts';
import { findByWords } from '#app/publishing/search/text-search.ts';
import { addAlbum, addStory } from '#tests/support/content/add-content.ts';
import { NOW, publish, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openPages } from '#tests/support/staff/open-pages.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio, type Studio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/SubGallery',
  '/studio/content/:type/:id',
  '/studio/languages',
  '/studio/languages/:type/:id',
  '/studio/languages/:type/:id/draft',
  '/studio/languages/:type/:id/versions',
  '/studio/preview',
);

const AT = '/studio/languages/albums/lamps';

/** Everything that is stored of the item, in any language. */
async function kept(db: Db) {
  const all = async (table: string, condition: string) =>
    (await sql`select * from ${sql.table(table)} where ${sql.raw(condition)} order by 1, 2, 3, 4`.execute(db))
      .rows;
  const [{ search: _search, search_key: _key, ...item } = {}] = (await all(
    'content_items',
    `type = 'albums' and id = 'lamps'`,
  )) as Record<string, unknown>[];
  const of = `item_type = 'albums' and item_id = 'lamps'`;
  return {
    item,
    versions: await all('content_versions', `${of} and language = ''`),
    drafts: await all('content_drafts', `${of} and language = ''`),
    files: await all('attachments', of),
  };
}

onAnyEngine((open) => {
  describe('languages', () => {
    async function begin() {
      const database = await open();
      const opened = await openPages(database);
      const { mediaId: picture } = await storedPicture(opened.site.services);
      await publish(database, (change) =>
        addAlbum(change, {
          id: 'lamps',
          schoolCode: SCHOOL,
          now: NOW,
          title: 'Lamps before the holidays',
          description: 'A week of clay.',
          date: '2026-11-06',
          photos: [{ mediaId: picture, alt: 'A row of lamps', caption: 'By Grade III' }],
        }),
      );
      await opened.site.services.revisions.refresh();
      return { database, picture, ...opened };
    }

    const hindiOf = (picture: string) => ({
      'said.title': 'छुट्टियों से पहले दीये',
      'said.description': 'मिट्टी का एक हफ़्ता।',
      [`said.files/${picture}/alt`]: 'दीयों की कतार',
      [`said.files/${picture}/caption`]: 'कक्षा 3 के बच्चे',
    });

    const send = async (studio: Studio, more: Record<string, string>, intent = 'publish', at = AT) =>
      studio.post(at, { ...(await studio.fieldsAt(at)), ...more, intent });

    test('a language is published without touching the other: texts, files, times and versions', async () => {
      const { database, picture, site, studio } = await begin();
      const before = await kept(database.reads);
      const page = () => site.get('/SubGallery?id=lamps').then((answer) => answer.text());
      const english = await page();

      const saved = await send(studio, hindiOf(picture), 'save');
      expect(saved.headers.get('location')).toBe(`${AT}?done=saved#said`);
      await site.services.revisions.refresh();
      expect(await (await site.get('/hi/SubGallery?id=lamps')).text()).not.toContain(
        'छुट्टियों से पहले दीये',
      );

      expect((await send(studio, {})).headers.get('location')).toBe(`${AT}?done=published#said`);
      await site.services.revisions.refresh();
      const hindi = await (await site.get('/hi/SubGallery?id=lamps')).text();
      for (const text of Object.values(hindiOf(picture))) expect(hindi).toContain(text);
      expect(await kept(database.reads)).toEqual(before);
      const withoutAlternates = (html: string) => html.replaceAll(/<link rel="alternate"[^>]*>/g, '');
      expect(withoutAlternates(await page()).length).toBe(withoutAlternates(english).length);

      expect((await send(studio, {}, 'withdraw')).status).toBe(302);
      await site.services.revisions.refresh();
      expect(await (await site.get('/hi/SubGallery?id=lamps')).text()).toContain('Lamps before the holidays');
      expect(await kept(database.reads)).toEqual(before);
      await studio.post(AT, { intent: 'undo-withdraw' });
      await site.services.revisions.refresh();
      expect(await (await site.get('/hi/SubGallery?id=lamps')).text()).toContain('छुट्टियों से पहले दीये');
    });

    test('a changed source makes a translation outdated and marks its texts, and “still right” settles it', async () => {
      const { database, picture, studio } = await begin();
      await send(studio, hindiOf(picture));
      const item = '/studio/content/albums/lamps';
      const fields = await studio.fieldsAt(item);
      const changed = { ...fields, description: 'Two weeks of clay.', intent: 'publish', known: '1' };
      const published = await studio.post(item, changed);
      expect(published.status).toBe(302);
      const answer = await (await studio.get(published.headers.get('location')!)).text();
      const plain = (html: string) => html.replaceAll('<!-- -->', '');
      expect(plain(answer)).toContain('The Hindi version is outdated: 1 change.');
      expect(answer).toContain(`href="${AT}#first-change"`);
      const start = await (await studio.get('/studio')).text();
      expect(plain(start)).toContain('The Hindi version is outdated: 1 change.');
      expect(start).toContain(`href="${AT}#first-change"`);

      const row = () =>
        database.reads
          .selectFrom('content_translations')
          .select(['older', 'missing'])
          .where('item_id', '=', 'lamps')
          .executeTakeFirstOrThrow();
      expect(await row()).toMatchObject({ older: 1, missing: 0 });
      const list = await (await studio.get('/studio/languages?show=older')).text();
      expect(list).toContain('/studio/languages/albums/lamps');
      expect(list).toContain('1 change');
      const screen = await (await studio.get(AT)).text();
      expect(screen).toMatch(/<del>.*A week/);
      expect(screen).toMatch(/<ins>.*Two weeks/);
      expect(screen).toContain('0 of 1 change translated');
      expect(screen.split('id="first-change"')).toHaveLength(2);

      // Published as it is, it stays outdated; confirmed, it refers to the current source.
      await send(studio, {});
      expect(await row()).toMatchObject({ older: 1 });
      await send(studio, { 'right.description': '1' }, 'save');
      expect(await (await studio.get(AT)).text()).toContain('1 of 1 change translated');
      await send(studio, { 'right.description': '1' });
      expect(await row()).toMatchObject({ older: 0 });
    });

    test('two people do not overwrite one another silently', async () => {
      const { studio, site, picture } = await begin();
      const { cookie } = await signInAs(site, 'editor', { email: 'ravi@school.example', name: 'Ravi' });
      const ravi = openStudio(site, cookie);
      const [mine, theirs] = [await studio.fieldsAt(AT), await ravi.fieldsAt(AT)];
      expect((await ravi.post(AT, { ...theirs, 'said.title': 'दीये', intent: 'save' })).status).toBe(302);
      const answer = await studio.post(AT, { ...mine, ...hindiOf(picture), intent: 'publish' });
      expect(answer.status).toBe(409);
      const html = await answer.text();
      expect(html).toContain('Ravi');
      const draft = await studio.post(`${AT}/draft`, { ...mine, ...hindiOf(picture) });
      expect([draft.status, await draft.json()]).toEqual([409, { conflict: true }]);
      // A person who has seen both and sends again keeps theirs.
      const base = /value="([\d.]+)"[^>]* name="base"[^>]*>Keep/.exec(html)?.[1] ?? '1';
      expect((await studio.post(AT, { ...mine, ...hindiOf(picture), base, intent: 'save' })).status).toBe(
        302,
      );
      expect((await studio.fieldsAt(AT))['said.title']).toBe('छुट्टियों से पहले दीये');
    });

    test('a translation has versions: two are compared, an older one is restored, a change is discarded', async () => {
      const { database, studio, site, picture } = await begin();
      await send(studio, hindiOf(picture));
      await send(studio, { 'said.title': 'दीपमाला' });
      await send(studio, { 'said.title': 'दीप' }, 'save');
      const history = await (await studio.get(`${AT}/versions?compare=1`)).text();
      expect(history).toMatch(/<del>.*छुट्टियों/);
      expect(history).toMatch(/<ins>.*दीप/);
      await send(studio, { [`said.files/${picture}/alt`]: 'दीये' }, 'save');
      const ofPictures = await (await studio.get(`${AT}/versions?compare=1`)).text();
      expect(ofPictures).toContain('Description of picture 1');

      const restored = await studio.post(`${AT}/versions`, { number: '1' });
      expect(restored.headers.get('location')).toBe(`${AT}?done=version`);
      expect((await studio.fieldsAt(AT))['said.title']).toBe('छुट्टियों से पहले दीये');
      await site.services.revisions.refresh();
      expect(await (await site.get('/hi/SubGallery?id=lamps')).text()).toContain('दीपमाला');

      expect((await send(studio, {}, 'discard')).headers.get('location')).toContain('done=discarded');
      expect((await studio.fieldsAt(AT))['said.title']).toBe('दीपमाला');
      const versions = await database.reads
        .selectFrom('content_versions')
        .select(['number', 'reason'])
        .where('item_id', '=', 'lamps')
        .where('language', '=', 'hi')
        .orderBy('number')
        .execute();
      expect(versions.map(({ reason }) => reason)).toEqual(['publish', 'publish', 'kept', 'kept']);
    });

    test('a page’s script reads and restores the versions of the translation, and not of the item', async () => {
      const { database, studio, picture } = await begin();
      await send(studio, hindiOf(picture));
      await send(studio, { 'said.title': 'दीपमाला' });
      const before = await kept(database.reads);
      const history = await studio.get(`${AT}/versions.data?language=hi&compare=1`);
      expect(history.status).toBe(200);
      const read = await history.text();
      expect(read).toContain('छुट्टियों से पहले दीये');
      expect(read).toContain(`${AT}?language=hi`);
      expect(read).not.toContain('/studio/content/albums/lamps');

      const restored = await studio.post(`${AT}/versions.data?language=hi`, { number: '1' });
      expect(await restored.text()).toContain(`${AT}?language=hi&done=version`);
      expect((await studio.fieldsAt(AT))['said.title']).toBe('छुट्टियों से पहले दीये');
      const drafts = await database.reads
        .selectFrom('content_drafts')
        .select(['item_type', 'item_id', 'language'])
        .execute();
      expect(drafts).toEqual([{ item_type: 'albums', item_id: 'lamps', language: 'hi' }]);
      expect(await kept(database.reads)).toEqual(before);
    });

    test('the language of the address stays the same in the history, the preview and the way back', async () => {
      const { studio, picture } = await begin();
      await send(studio, hindiOf(picture));
      const at = `${AT}?language=hi`;
      const form = await (await studio.get(at)).text();
      expect(form).toContain(`action="${at}"`);
      expect(form).toContain(`href="${AT}/versions?language=hi"`);
      const history = await (await studio.get(`${AT}/versions?language=hi`)).text();
      expect(history).toContain(`href="${at}"`);
      expect(history).toContain(`href="${AT}/versions?language=hi&amp;compare=1"`);
      const restored = await studio.post(`${AT}/versions?language=hi`, { number: '1' });
      expect(restored.headers.get('location')).toBe(`${at}&done=version`);
      const preview = await send(studio, {}, 'preview', at);
      const page = await studio.get(preview.headers.get('location')!);
      expect(await page.text()).toContain(`href="${at}"`);
    });

    test('a translation becomes public on schedule, and the item stays as it was', async () => {
      const { database, studio, site, picture } = await begin();
      const before = await kept(database.reads);
      const without = await send(studio, { ...hindiOf(picture), due: '' }, 'schedule');
      expect(without.status).toBe(400);
      expect(await without.text()).not.toContain('Translate this first.');
      const at = new Date(NOW.getTime() + 3_600_000);
      const due = new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16);
      const scheduled = await send(studio, { ...hindiOf(picture), due }, 'schedule');
      expect(scheduled.headers.get('location')).toContain('done=change-scheduled');
      expect(await (await studio.get(AT)).text()).toContain('This change will be published on');

      const publishDue = (now: Date) =>
        publishDueChanges(
          site.services,
          { types: [albums], beforePublish: () => undefined },
          { schoolCode: SCHOOL, now },
        );
      const inHindi = () => site.get('/hi/SubGallery?id=lamps').then((answer) => answer.text());
      await publishDue(new Date(at.getTime() - 60_000));
      expect(await inHindi()).not.toContain('छुट्टियों से पहले दीये');
      await publishDue(new Date(at.getTime() + 60_000));
      await site.services.revisions.refresh();
      expect(await inHindi()).toContain('छुट्टियों से पहले दीये');
      expect(await kept(database.reads)).toEqual(before);
    });

    test('an open translation shows who else has it open, and not who has the item', async () => {
      const { studio, site } = await begin();
      const { cookie } = await signInAs(site, 'editor', { email: 'ravi@school.example', name: 'Ravi' });
      const ravi = openStudio(site, cookie);
      await ravi.get('/studio/content/albums/lamps');
      expect(await (await studio.get(AT)).text()).not.toContain('Ravi has this open');
      await ravi.get(AT);
      expect(await (await studio.get(AT)).text()).toContain('Ravi has this open');
    });

    test('nothing is public in a language without its title, and no text that is far too long is stored', async () => {
      const { studio } = await begin();
      const refused = await send(studio, { 'said.description': 'मिट्टी' });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('href="#field-title"');
      expect((await send(studio, { 'said.title': 'द'.repeat(601) }, 'save')).status).toBe(400);
      expect((await send(studio, { 'said.title': 'द'.repeat(600) }, 'save')).status).toBe(302);
    });

    test('rich text is cleaned, with signs or without', async () => {
      const { database, studio } = await begin();
      await publish(database, (change) =>
        addStory(change, {
          id: 'rich',
          schoolCode: SCHOOL,
          now: NOW,
          title: 'A story',
          description: '<p>Text</p>',
          fromDate: '2026-11-06',
          date: '2026-11-06',
        }),
      );
      const at = '/studio/languages/news/rich';
      const { 'said.description.signs': _signs, ...fields } = await studio.fieldsAt(at);
      await studio.post(at, {
        ...fields,
        'said.title': 'कहानी',
        'said.description': '<p>पाठ<b onclick="x()">!</b><script>alert(1)</script></p>',
        intent: 'save',
      });
      const { fields: draft } = await database.reads
        .selectFrom('content_drafts')
        .select('fields')
        .where('item_id', '=', 'rich')
        .where('language', '=', 'hi')
        .executeTakeFirstOrThrow();
      expect(draft).toContain('पाठ');
      expect(draft).not.toMatch(/<script|onclick|alert/);
      await send(studio, { 'said.description': '## दिन', 'said.description.signs': 'yes' }, 'save', at);
      expect((await studio.fieldsAt(at))['said.description']).toBe('## दिन');
    });

    test('it is found by its words in both languages, and after rebuilding the index', async () => {
      const { database, picture, studio } = await begin();
      const found = async (typed: string) =>
        (
          await findByWords(database.reads, albums, {
            schoolCode: SCHOOL,
            now: NOW,
            words: queryWords(typed),
          })
        ).ids;
      await send(studio, hindiOf(picture));
      expect(await found('मिट्टी')).toEqual(['lamps']);
      await changeContent(database.writes, SCHOOL, NOW, (change: ContentChange) =>
        rebuildSearch(change, [albums]),
      );
      expect(await found('मिट्टी')).toEqual(['lamps']);
      expect(await found('holidays')).toEqual(['lamps']);
      await send(studio, {}, 'withdraw');
      expect(await found('मिट्टी')).toEqual([]);
      expect(await found('holidays')).toEqual(['lamps']);
    });

    test('the table counts by language, and is filtered, searched and paged', async () => {
      const { database, studio, picture } = await begin();
      await publish(database, async (change) => {
        for (let index = 0; index < 60; index++)
          await addStory(change, {
            id: `story-${index}`,
            schoolCode: SCHOOL,
            now: NOW,
            title: index < 2 ? `कहानी ${index}` : `Story ${index}`,
            description: 'Text',
            fromDate: '2026-11-06',
            date: '2026-11-06',
          });
      });
      await send(studio, hindiOf(picture));
      const text = async (query: string) =>
        (await (await studio.get(`/studio/languages${query}`)).text()).replaceAll('<!-- -->', '');
      const news = await text('?kind=news');
      expect(news).toContain('Page 1 of 2');
      // Not the button above the table, which opens the next one that needs work.
      const linksIn = (html: string) =>
        html.slice(html.indexOf('<tbody')).match(/\/studio\/languages\/news\//g);
      expect(linksIn(news)).toHaveLength(50);
      expect(await text('?kind=news&page=2')).toContain('Page 2 of 2');
      expect(linksIn(await text('?kind=news&q=कहानी'))).toHaveLength(2);
      expect(await text('?kind=news')).toMatch(/>Missing<\/span> <span[^>]*>60<\/span>/);
      expect(await text('?show=missing&kind=albums')).not.toContain('/studio/languages/albums/lamps');
      expect(await text('?kind=albums')).toContain('/studio/languages/albums/lamps');
      // Two of the news were written in Hindi, and are missing in English.
      const whole = await text('');
      expect(whole).toMatch(/English<\/b><\/dt>[^]*?<b>2<\/b> missing[^]*?हिंदी<\/b><\/dt>/);
      expect(whole).not.toContain('/studio/languages/profile/profile');
    });

    test('the profile is for administrators, and is outdated once it was changed', async () => {
      const { database, site, studio } = await begin();
      const at = '/studio/languages/profile/profile';
      expect((await studio.get(at)).status).toBe(403);
      expect((await studio.post(at, { intent: 'publish' })).status).toBe(403);
      const { cookie } = await signInAs(site, 'administrator', {
        email: 'head@school.example',
        name: 'Head',
      });
      const head = openStudio(site, cookie);
      expect(await (await head.get('/studio/languages')).text()).toContain(at);
      await send(head, { 'said.name': 'विद्यालय' }, 'publish', at);
      const fields = await head.fieldsAt('/studio/content/profile/profile');
      await head.post('/studio/content/profile/profile', {
        ...fields,
        name: 'Another school',
        intent: 'publish',
      });
      const row = await database.reads
        .selectFrom('content_translations')
        .select(['older', 'published_by'])
        .where('item_type', '=', 'profile')
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ older: 1, published_by: 'Head' });
    });

    test('a scheduled translation of an item that is in that language by now is no longer due', async () => {
      const { database, studio, site, picture } = await begin();
      const at = new Date(NOW.getTime() + 3_600_000);
      const due = new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16);
      await send(studio, { ...hindiOf(picture), due }, 'schedule');
      const { writes } = database;
      await writes.updateTable('content_items').set({ language: 'hi' }).where('id', '=', 'lamps').execute();
      const afterwards = { schoolCode: SCHOOL, now: new Date(at.getTime() + 60_000) };
      expect(await listDue(writes, afterwards)).toHaveLength(1);
      const how = { types: [albums], beforePublish: () => undefined };
      await publishDueChanges(site.services, how, afterwards);
      expect(await listDue(writes, afterwards)).toEqual([]);
      const drafts = await writes.selectFrom('content_drafts').select(['language', 'due_at']).execute();
      expect(drafts, 'its text is kept').toEqual([{ language: 'hi', due_at: null }]);
    });

    test('a draft of a translation is shown to staff only, in its own language', async () => {
      const { site, studio, picture } = await begin();
      await send(studio, hindiOf(picture), 'save');
      const preview = await studio.get('/studio/preview/in/hi/albums/lamps');
      const html = await preview.text();
      expect(html).toMatch(/<html[^>]*lang="hi/);
      expect(html).toContain('छुट्टियों से पहले दीये');
      expect((await site.get('/studio/preview/in/hi/albums/lamps')).status).toBe(302);
      expect((await studio.get('/studio/preview/in/en/albums/lamps')).status).toBe(404);
      await site.services.revisions.refresh();
      expect(await (await site.get('/hi/SubGallery?id=lamps')).text()).not.toContain(
        'छुट्टियों से पहले दीये',
      );
    });

    test('an item has the language of most of its text, or the one that its writer chose', async () => {
      const { database, site, studio } = await begin();
      const at = '/studio/content/news/grove';
      const languageOf = async () => {
        const { language } = await database.reads
          .selectFrom('content_items')
          .select('language')
          .where('id', '=', 'grove')
          .executeTakeFirstOrThrow();
        return language;
      };
      const change = async (fields: Record<string, string>) => {
        const current = await studio.fieldsAt(`${at}?new`);
        const answer = await studio.post(`${at}?new`, {
          ...current,
          ...fields,
          intent: 'publish',
          known: '1',
        });
        expect(answer.status).toBe(302);
        await site.services.revisions.refresh();
      };
      const description = '<p>आज सुबह बच्चों ने मैदान में पौधे लगाए और पानी दिया।</p>';
      await change({ title: 'वन महोत्सव', description, fromDate: '2026-07-05' });
      await change({ title: 'Van Mahotsav' });
      expect(await languageOf(), 'a title alone does not change it').toBe('hi');
      const screen = await (await studio.get('/studio/languages/news/grove')).text();
      expect(screen).toContain('Title in English');

      await change({ language: 'en' });
      expect(await languageOf()).toBe('en');
      expect((await studio.fieldsAt(at))['language']).toBe('en');
      expect(await (await studio.get('/studio/languages/news/grove')).text()).toContain('Title in Hindi');
      await change({ language: '' });
      expect(await languageOf()).toBe('hi');
    });

    test('after publishing there is a reminder about the other language, until it is acknowledged', async () => {
      const { studio } = await begin();
      const at = '/studio/content/news/one';
      const fields = await studio.fieldsAt(`${at}?new`);
      const story = { title: 'Sports day', description: '<p>It was fine.</p>', fromDate: '2027-02-14' };
      const answer = await studio.post(`${at}?new`, { ...fields, ...story, intent: 'publish', known: '1' });
      const to = answer.headers.get('location')!;
      const reminded = await (await studio.get(to)).text();
      expect(reminded).toContain('because it is not translated yet');
      expect(reminded).toContain('href="/studio/languages/news/one"');
      await studio.post(at, { intent: 'know-language' });
      expect(await (await studio.get(to)).text()).not.toContain('because it is not translated yet');
    });
  });
});
