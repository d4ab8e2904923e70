import { describe, expect, test } from 'vitest';
import { publishDueChanges } from '#app/publishing/commands/publish-due.server.ts';
import { contentTypes } from '#app/content-types.ts';
import { consentName } from '#app/media/consent/consent.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio, type Studio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/',
  '/NewsArticle',
  '/api/highlight',
  '/studio/content/:type',
  '/studio/content/:type/:id',
  '/studio/content/:type/new',
);

async function begin(studio: Studio, type: string, fields: Record<string, string>): Promise<string> {
  const created = await studio.get(`/studio/content/${type}/new`);
  const [address] = created.headers.get('location')!.split('?') as [string];
  const form = await studio.fieldsAt(`${address}?new`);
  const saved = await studio.post(address, { ...form, ...fields, intent: 'save' });
  expect(saved.status).toBe(302);
  return address;
}

const press = async (studio: Studio, address: string, intent: string, fields: Record<string, string> = {}) =>
  studio.post(address, { ...(await studio.fieldsAt(address)), ...fields, intent });

const idOf = (address: string) => address.split('/').at(-1)!.split('?')[0]!;

async function openAs(database: TestDatabase, role: 'editor' | 'administrator' = 'editor') {
  const site = await openSite(database);
  return { site, studio: openStudio(site, (await signInAs(site, role)).cookie) };
}

const later = (site: TestSite, minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
};

const story = { title: 'Kites', description: 'On the roof.', date: '2026-11-14' };

onAnyEngine((open) => {
  describe('the lists of a place', () => {
    test('say on their tabs how many items each has, whatever is searched for', async () => {
      const { studio } = await openAs(await open());
      await begin(studio, 'news', story);
      await begin(studio, 'news', { ...story, title: 'Drums' });
      await begin(studio, 'notifications', { title: 'Half day' });
      const tabs = async (path: string) =>
        [
          ...(await (await studio.get(path)).text()).matchAll(
            /href="([^"]+)"[^>]*><span>([^<]+)<\/span> <span[^>]*>(\d+)</g,
          ),
        ].map(([, href, name, count]) => `${href} ${name} ${count}`);
      const all = [
        '/studio/content/news News 2',
        '/studio/content/notifications Notices 1',
        '/studio/content/highlights Highlights 0',
      ];
      expect(await tabs('/studio/content/news?q=kites')).toEqual(all);
      expect(await tabs('/studio/content/highlights')).toEqual(all);
      expect(await tabs('/studio/library')).toEqual([
        '/studio/content/albums Photo albums 0',
        '/studio/content/videos Videos 0',
        '/studio/library Library 0',
      ]);
    });
  });

  describe('a trashed item', () => {
    test('leads from its own page back to the same part of the list, where Undo restores it', async () => {
      const { site, studio } = await openAs(await open());
      const address = await begin(studio, 'news', story);
      const id = idOf(address);
      await press(studio, address, 'publish');
      const list = 'state=live&q=kites';
      const opened = `${address}?list=${encodeURIComponent(list)}`;
      const form = await (await studio.get(opened)).text();
      expect(form, 'the way back').toContain('href="/studio/content/news?state=live&amp;q=kites"');
      expect((await press(studio, opened, 'save')).headers.get('location')).toBe(
        `${address}?done=saved&list=${encodeURIComponent(list)}`,
      );

      const thrown = await press(studio, opened, 'trash');
      const there = `/studio/content/news?${list}&done=trashed&undo=${id}`;
      expect(thrown.headers.get('location')).toBe(there);
      expect((await site.get(`/NewsArticle?id=${id}`)).status).toBe(404);
      const html = await (await studio.get(there)).text();
      expect(html).toMatch(
        new RegExp(
          `“Kites” was moved to the trash.*name="id" value="${id}".*value="undo-trash"[^>]*>Undo<`,
          's',
        ),
      );

      const undone = await studio.post('/studio/content/news', { intent: 'undo-trash', id });
      expect(await undone.text()).toContain('1 item was restored.');
      expect((await site.get(`/NewsArticle?id=${id}`)).status, 'families see it again').toBe(200);
      expect(await (await studio.get(there)).text(), 'nothing is left to undo').not.toContain('>Undo<');
    });

    test('is restored together with others, each in its own state', async () => {
      const { site, studio } = await openAs(await open());
      const shown = idOf(await begin(studio, 'news', story));
      await press(studio, `/studio/content/news/${shown}`, 'publish');
      const draft = idOf(await begin(studio, 'news', { ...story, title: 'Drums' }));
      const send = async (intent: string) => {
        const form = new FormData();
        form.set('intent', intent);
        for (const id of [shown, draft]) form.append('id', id);
        return (await studio.post('/studio/content/news?state=live', form)).text();
      };
      expect(await send('trash')).toMatch(/2 items were moved to the trash\..*value="undo-trash"/s);
      await send('undo-trash');
      expect((await site.get(`/NewsArticle?id=${shown}`)).status).toBe(200);
      expect((await site.get(`/NewsArticle?id=${draft}`)).status).toBe(404);
      expect(await (await studio.get('/studio/content/news?state=draft')).text()).toContain('Drums');
    });

    test('is restored only as a draft after an hour', async () => {
      const { site, studio } = await openAs(await open());
      const address = await begin(studio, 'news', story);
      await press(studio, address, 'publish');
      const { headers } = await press(studio, address, 'trash');
      later(site, 61);
      const there = await (await studio.get(headers.get('location')!)).text();
      expect(there).toContain('Moved to the trash.');
      expect(there).not.toContain('>Undo<');
      await studio.post('/studio/content/news', { intent: 'undo-trash', id: idOf(address) });
      expect((await site.get(`/NewsArticle?id=${idOf(address)}`)).status).toBe(404);
    });

    test('keeps its scheduled change through Undo, which has no effect in the trash', async () => {
      const { site, studio } = await openAs(await open());
      const address = await begin(studio, 'news', story);
      const id = idOf(address);
      await press(studio, address, 'publish');
      await press(studio, address, 'schedule', { description: 'On the field.', due: '2026-11-20T09:00' });
      const due = async () =>
        (
          await site.services.database.reads
            .selectFrom('content_drafts')
            .select('due_at')
            .where('item_id', '=', id)
            .executeTakeFirst()
        )?.due_at;
      const planned = await due();
      expect(planned).toMatch(/^2026-11-20/);
      await press(studio, address, 'trash');
      site.clock.now = new Date(Date.parse(planned!) + 1000);
      const publishDue = () =>
        publishDueChanges(
          site.services,
          { types: contentTypes, beforePublish: () => undefined },
          { schoolCode: SCHOOL, now: site.clock.now },
        );
      await publishDue();
      expect(await due(), 'it waits').toBe(planned);
      await site.services.database.writes
        .updateTable('content_items')
        .set({ deleted_at: new Date(site.clock.now.getTime() - 60_000).toISOString() })
        .where('id', '=', id)
        .execute();
      await studio.post('/studio/content/news', { intent: 'undo-trash', id });
      await publishDue();
      expect(await (await site.get(`/NewsArticle?id=${id}`)).text()).toContain('On the field.');
    });

    test('is deleted for good after a confirmation with its name', async () => {
      const { studio } = await openAs(await open(), 'administrator');
      const address = await begin(studio, 'news', story);
      await press(studio, address, 'trash');
      expect(await (await studio.get(address)).text()).toMatch(
        /<details[^>]*><summary[^>]*>Delete permanently<.*Delete “Kites” and.*value="delete"[^>]*>Delete “Kites” permanently</s,
      );
    });
  });

  describe('a list', () => {
    test('shows untitled items by their excerpt, and finds words below the titles', async () => {
      const { studio } = await openAs(await open());
      await begin(studio, 'notifications', { title: '', description: 'Buses leave from the   north gate.' });
      await begin(studio, 'notifications', { title: 'Closed on Friday', description: 'For the rains.' });
      const list = async (query: string) =>
        [
          ...(await (await studio.get(`/studio/content/notifications${query}`)).text()).matchAll(
            /href="\/studio\/content\/notifications\/\w{20,}[^"]*"[^>]*>([^<]+)</g,
          ),
        ].map(([, title]) => title);
      expect((await list('')).toSorted()).toEqual(['Buses leave from the north gate.', 'Closed on Friday']);
      expect(await list('?q=RAINS')).toEqual(['Closed on Friday']);
      expect(await list('?q=friday+rains'), 'one word here, one there').toEqual(['Closed on Friday']);
      expect(await list('?q=description'), 'the name of a field is nobody’s word').toEqual([]);
      expect(await list('?q=%25')).toEqual([]);
    });

    test('shows the picture of an item, of its draft too, its languages and who changed it', async () => {
      const database = await open();
      const { site, studio } = await openAs(database);
      const { mediaId, path } = await storedPicture(site.services, 'green');
      const picture = { 'pictures.0.media': mediaId, 'pictures.0.alt': 'Kites', 'pictures.0.sure': 'on' };
      const address = await begin(studio, 'news', { ...story, ...picture });
      const row = async () => {
        const html = await (await studio.get('/studio/content/news')).text();
        return html.slice(html.indexOf('<ul role="list"', html.indexOf('<form method="post"')));
      };
      const thumbnail = `src="/api/image/${path}?w=160&amp;f=webp"`;
      expect(await row()).toContain(thumbnail);
      expect(await row()).toMatch(/>EN<.*The editor, 15 Nov 2026/s);
      await press(studio, address, 'publish', { [consentName(mediaId)]: 'nobody' });
      expect(await row()).toContain(thumbnail);
    });

    test('has a menu for each item, which concerns no other', async () => {
      const { site, studio } = await openAs(await open());
      const kites = idOf(await begin(studio, 'news', story));
      await press(studio, `/studio/content/news/${kites}`, 'publish');
      const drums = idOf(await begin(studio, 'news', { ...story, title: 'Drums' }));
      const list = async () => (await studio.get('/studio/content/news')).text();
      expect(await list()).toContain('aria-label="Open the menu of “Kites”"');
      expect(await list()).toContain(`href="/NewsArticle?id=${kites}"`);
      expect(await list()).not.toContain(`href="/NewsArticle?id=${drums}"`);

      const choose = (one: string) => studio.post('/studio/content/news', { one, id: drums });
      expect(await (await choose(`unpublish ${kites}`)).text()).toContain('1 item was taken off the site.');
      expect((await site.get(`/NewsArticle?id=${kites}`)).status).toBe(404);
      const copied = await choose(`duplicate ${kites}`);
      expect(copied.headers.get('location')).toMatch(/\/studio\/content\/news\/\w{20,}\?done=duplicated$/);
      expect(await list()).toContain('Kites (copy)');
      expect(await (await choose(`trash ${kites}`)).text()).toContain('1 item was moved to the trash.');
      expect(await (await studio.get('/studio/content/news?state=trash')).text()).not.toContain('Drums<');
    });

    test('falls back to similar-sounding items, drafts too, and says so', async () => {
      const { studio } = await openAs(await open());
      await begin(studio, 'news', { ...story, title: 'कवि सम्मेलन' });
      await begin(studio, 'news', { ...story, title: 'Kites' });
      const list = async (query: string) => {
        const html = await (await studio.get(`/studio/content/news?${query}`)).text();
        const titles = [...html.matchAll(/href="\/studio\/content\/news\/\w{20,}[^"]*"[^>]*>([^<]+)</g)];
        return [html.includes('Similar spelling'), ...titles.map(([, title]) => title)];
      };
      expect(await list('q=kavi+sammelan')).toEqual([true, 'कवि सम्मेलन']);
      expect(await list('q=kavi+sammelan&state=draft')).toEqual([true, 'कवि सम्मेलन']);
      expect(await list('q=kavi+sammelan&state=live')).toEqual([true]);
      expect(await list('q=kite')).toEqual([false, 'Kites']);
      expect(await list('q=काइट्स')).toEqual([true, 'Kites']);
      expect(await list('q=elephant')).toEqual([false]);
      expect(await list('q=kv'), 'too short').toEqual([false]);
    });

    test('of pages finds words of their sections, and not their storage format', async () => {
      const { studio } = await openAs(await open(), 'administrator');
      const sections = JSON.stringify([
        {
          id: 's1',
          kind: 'text',
          values: { heading: 'Bus fees', text: 'Paid in the lilac office.' },
          items: [],
        },
      ]);
      const choices = await (await studio.get('/studio/content/ownpages/new')).text();
      const [, address] = /href="(\/studio\/content\/ownpages\/\w{20,})\?new/.exec(choices)!;
      const form = await studio.fieldsAt(`${address}?new`);
      await studio.post(address!, { ...form, title: 'Fees', sections, intent: 'save' });
      const found = async (q: string) =>
        (await (await studio.get(`/studio/content/ownpages?q=${q}`)).text()).includes('>Fees</a>');
      expect(await found('lilac')).toBe(true);
      expect(await found('values')).toBe(false);
    });
  });

  describe('the order of notices, highlights and registration links', () => {
    const titlesIn = (html: string) => [...html.matchAll(/>(Line \d)<\/a>/g)].map(([, title]) => title);

    async function threeHighlights(site: TestSite, studio: Studio) {
      const ids: Record<string, string> = {};
      for (const number of [1, 2, 3]) {
        const address = await begin(studio, 'highlights', { title: `Line ${number}` });
        await press(studio, address, 'publish');
        ids[number] = idOf(address);
        later(site, 1);
      }
      return ids;
    }
    const publicHighlights = async (site: TestSite) =>
      ((await (await site.get(`/api/highlight/${SCHOOL}`)).json()) as { title: string }[]).map(
        ({ title }) => title,
      );
    const LIST = '/studio/content/highlights';

    test('is newest first until the office changes it, which families see too', async () => {
      const { site, studio } = await openAs(await open());
      const ids = await threeHighlights(site, studio);
      const listed = async (query = '') => titlesIn(await (await studio.get(`${LIST}${query}`)).text());
      expect(await listed()).toEqual(['Line 3', 'Line 2', 'Line 1']);
      expect(await publicHighlights(site)).toEqual(['Line 3', 'Line 2', 'Line 1']);

      expect(await (await studio.post(LIST, { move: `up ${ids[1]}` })).text()).toContain(
        '“Line 1” was moved up.',
      );
      await site.services.revisions.refresh();
      expect(await listed()).toEqual(['Line 3', 'Line 1', 'Line 2']);
      expect(await publicHighlights(site)).toEqual(['Line 3', 'Line 1', 'Line 2']);
      const home = await (await site.get('/')).text();
      expect(home.indexOf('Line 1')).toBeLessThan(home.indexOf('Line 2'));

      await studio.post(LIST, { move: `down ${ids[3]}` });
      expect(await listed()).toEqual(['Line 1', 'Line 3', 'Line 2']);
      expect(await (await studio.post(LIST, { move: `up ${ids[1]}` })).text()).toContain(
        'cannot be moved any further',
      );
      expect(await listed('?sort=title')).toEqual(['Line 1', 'Line 2', 'Line 3']);

      const drop = async (move: string) => (await studio.post(LIST, { move })).text();
      expect(await drop(`after ${ids[1]} ${ids[2]}`)).toContain('“Line 1” was moved.');
      expect(await listed()).toEqual(['Line 3', 'Line 2', 'Line 1']);
      await drop(`before ${ids[3]} ${ids[1]}`);
      expect(await listed()).toEqual(['Line 2', 'Line 3', 'Line 1']);
      await drop(`before ${ids[1]} ${ids[2]}`);
      expect(await listed()).toEqual(['Line 1', 'Line 2', 'Line 3']);
      await drop(`after ${ids[3]} ${ids[1]}`);
      expect(await listed()).toEqual(['Line 1', 'Line 3', 'Line 2']);
      expect(await drop(`after ${ids[3]} ${ids[1]}`)).toContain('cannot be moved any further');
      expect(await drop(`after ${ids[3]} nowhere`)).toContain('cannot be moved any further');
      expect(await listed()).toEqual(['Line 1', 'Line 3', 'Line 2']);

      // A new one comes first; a restored one returns to its position.
      const address = await begin(studio, 'highlights', { title: 'Line 4' });
      await press(studio, address, 'publish');
      await studio.post(LIST, { intent: 'trash', id: ids[3]! });
      expect(await listed()).toEqual(['Line 4', 'Line 1', 'Line 2']);
      await studio.post(LIST, { intent: 'undo-trash', id: ids[3]! });
      expect(await listed()).toEqual(['Line 4', 'Line 1', 'Line 3', 'Line 2']);

      await studio.post(LIST, { intent: 'forget-order' });
      expect(await listed()).toEqual(['Line 4', 'Line 3', 'Line 2', 'Line 1']);
    });

    test('skips items that a filter hides', async () => {
      const { site, studio } = await openAs(await open());
      const ids = await threeHighlights(site, studio);
      await press(studio, `${LIST}/${ids[2]}`, 'unpublish');
      await studio.post(`${LIST}?state=live`, { move: `up ${ids[1]}` });
      expect(titlesIn(await (await studio.get(`${LIST}?state=live`)).text())).toEqual(['Line 1', 'Line 3']);
      expect(titlesIn(await (await studio.get(LIST)).text())).toEqual(['Line 1', 'Line 3', 'Line 2']);
    });

    test('decides which registration link is used', async () => {
      const { site, studio } = await openAs(await open());
      const add = async (title: string) => {
        const address = await begin(studio, 'registrations', { title, url: 'https://forms.example/1' });
        await press(studio, address, 'publish');
        later(site, 1);
        return idOf(address);
      };
      const older = await add('For 2027');
      await add('For 2028');
      const home = async () => {
        await site.services.revisions.refresh();
        return (await site.get('/')).text();
      };
      expect(await home()).toContain('For 2028');
      await studio.post('/studio/content/registrations', { move: `up ${older}` });
      expect(await home()).toContain('For 2027');
      expect(await home()).not.toContain('For 2028');
    });

    test('is not for types that are listed by day', async () => {
      const { studio } = await openAs(await open());
      const first = idOf(await begin(studio, 'news', story));
      await begin(studio, 'news', { ...story, title: 'Drums' });
      const list = await (await studio.get('/studio/content/news?sort=place')).text();
      expect(list).not.toContain('name="move"');
      expect(await (await studio.post('/studio/content/news', { move: `up ${first}` })).text()).toContain(
        'cannot be moved any further',
      );
    });
  });
});
