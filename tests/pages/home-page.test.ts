import { expect, test } from 'vitest';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openFilledSite } from '#tests/support/http/good-calls.ts';
import { mainOf } from '#tests/support/http/page-parts.ts';
import { NOW, publish, publishAlbum, SCHOOL, storedDocument } from '#tests/support/content/school.ts';
import { addHighlight, addNotification, addStory } from '#tests/support/content/add-content.ts';
import { damage } from '#tests/support/content/damage-content.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/', '/:own', '/Sports');

const row = (id: string) => ({ id, schoolCode: SCHOOL, now: NOW, publishFrom: new Date('2020-01-01') });
const story = (id: string, title = id) => ({
  ...row(id),
  title,
  description: 'What happened.',
  date: '2026-02-14',
  fromDate: '2026-02-14',
  attachments: [],
});

/** The ids and headings of the home page, from top to bottom. */
const headings = (html: string) => [...mainOf(html).matchAll(/<h2 id="([\w-]+)"/g)].map(([, id]) => id);

onAnyEngine((open) => {
  /** The home page with the content that the test published on it; `paper` is a document uploaded before. */
  async function home(fill: (change: ContentChange, paper: { mediaId: string }) => Promise<void>) {
    const database = await open();
    const site = await openSite(database);
    const paper = await storedDocument(site.services);
    await publish(database, (change) => fill(change, paper));
    await site.services.revisions.refresh();
    const response = await site.get('/');
    return { response, paper, html: await response.text() };
  }

  test('has everything in the order of the specification', async () => {
    const site = await openFilledSite(await open());
    const html = await (await site.get('/')).text();
    expect(headings(html)).toEqual([
      'about-heading',
      'notifications-heading',
      'news-heading',
      'skilling-heading',
      'infrastructure-heading',
      'gallery-heading',
      'visitors-heading',
    ]);
    const markers = [
      'highlights-ticker',
      'https://register.example/',
      'id="tagline"',
      'id="about"',
      'id="visit"',
    ];
    const found = markers.map((marker) => html.indexOf(marker));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found).not.toContain(-1);
    for (const name of ['About Us', 'Management', 'Facilities', 'Sports', 'Enrichment Programmes'])
      expect(html).toContain(name);
  });

  test('its title is in a banner with breadcrumbs, as on every other page', async () => {
    const site = await openFilledSite(await open());
    const bannerOf = async (path: string) =>
      /<header [^]*?<\/header>/.exec(mainOf(await (await site.get(path)).text()))![0];
    for (const path of ['/', '/Sports']) {
      const banner = await bannerOf(path);
      expect(banner.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(banner.match(/<nav [^>]*aria-label="You are here"/g), path).toHaveLength(1);
      expect(banner.match(/<li aria-current="page"/g), path).toHaveLength(1);
    }
    const home = await bannerOf('/');
    expect(home).toContain('<li aria-current="page">Home</li></ol>');
    expect(home).toMatch(/<h1 id="tagline">/);
  });

  test('without content every part says so or is hidden, and the page works', async () => {
    const { response, html } = await home(async () => undefined);
    expect(response.status).toBe(200);
    expect(html).toContain('No news yet.');
    expect(html).toContain('No albums yet.');
    for (const gone of [
      'notifications-heading',
      'data-island="highlights-ticker',
      'https://register.example/',
      '>Register<',
      'data-island="notice-dialog',
    ])
      expect(html).not.toContain(gone);
  });

  test('a highlight links to a page, to another site, or nowhere', async () => {
    const line = (id: string, url: string) => ({ ...row(id), title: `Line ${id}`, url, attachments: [] });
    const { html } = await home(async (change) => {
      await addHighlight(change, line('ours', '/Calendar'));
      await addHighlight(change, line('theirs', 'https://board.example/results'));
      await addHighlight(change, line('alone', ''));
    });
    expect(html).toMatch(/<li[^>]*><a href="\/Calendar">Line ours<\/a><\/li>/);
    expect(html).toMatch(
      /<a href="https:\/\/board\.example\/results" target="_blank" rel="noopener">Line theirs<span class="unseen">/,
    );
    expect(html).toMatch(/<li[^>]*>Line alone<\/li>/);
  });

  test('a single item does not become a moving carousel; two do', async () => {
    const one = await home((change) => addStory(change, story('only')));
    expect(one.html).toMatch(/id="news-slides"/);
    expect(controlsOf(one.html, 'news')).toBe(0);
    const two = await home(async (change) => {
      await addStory(change, story('first'));
      await addStory(change, story('second'));
    });
    expect(controlsOf(two.html, 'news')).toBe(1);
  });

  test('200 notifications are all on the page, and a dozen of them in the dialog', async () => {
    const { html } = await home(async (change) => {
      for (let number = 1; number <= 200; number += 1)
        await addNotification(change, {
          ...row(`notice-${number}`),
          title: `Notice ${number}.`,
          description: '',
          url: '',
          image: [],
          attachments: [],
        });
    });
    expect(html.match(/<h3[^>]*>Notice \d+\.<\/h3>/g)).toHaveLength(200);
    expect(dialogOf(html).match(/Notice \d+\./g)).toHaveLength(12);
  });

  test('a notification has only the buttons it needs: none without a url, its first document as the attachment', async () => {
    const { html, paper } = await home(async (change, { mediaId }) => {
      await addNotification(change, {
        ...row('plain'),
        title: 'Plain notice',
        description: 'Only words.',
        url: '',
        image: [],
        attachments: [],
      });
      await addNotification(change, {
        ...row('paper'),
        title: 'Paper notice',
        description: '',
        url: 'https://school.example/more',
        image: [],
        attachments: [{ mediaId, alt: 'A circular' }],
      });
    });
    const whole = /id="notifications"[^]*?<\/section>/.exec(html)![0];
    const dialog = dialogOf(whole);
    for (const part of [whole.replace(dialog, ''), dialog]) {
      expect(part.match(/Click Here<span/g)).toHaveLength(1);
      expect(part.match(/Attachment<span/g)).toHaveLength(1);
      expect(part).toContain(`href="/api/image/${paper.path}"`);
    }
  });

  test('expired notices are not shown, not even in the dialog', async () => {
    const { html } = await home(async (change) => {
      await addNotification(change, {
        ...row('old'),
        expireAt: new Date(NOW.getTime() - 1000),
        title: 'Over and gone',
        description: '',
        url: '',
        image: [],
        attachments: [],
      });
      await addHighlight(change, {
        ...row('draft'),
        status: 'draft',
        title: 'Not yet',
        url: '',
        attachments: [],
      });
    });
    expect(html).not.toMatch(/Over and gone|Not yet|data-island="notice-dialog/);
  });

  test('a title of 300 letters without a space stays complete', async () => {
    const title = 'W'.repeat(300);
    const { html } = await home((change) => addStory(change, story('long', title)));
    expect(html).toContain(title);
  });

  test.each(['news', 'albums', 'highlights', 'notifications'])(
    'when %s cannot be read the rest of the page works, says so, and is not cached',
    async (table) => {
      const database = await open();
      const site = await openFilledSite(database);
      const mend = await damage(database, table);
      const response = await site.get('/');
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(headings(html)).toContain('visitors-heading');
      expect(html.includes('could not be loaded')).toBe(table === 'news' || table === 'albums');
      if (table === 'albums') expect(html).toContain('data-island="gallery-again"');
      const errors = site.logged.filter((line) => 'err' in line);
      expect(errors).toHaveLength(1);
      expect(errors[0]).toMatchObject({ msg: 'a part of the page is missing' });
      if (table === 'albums') expect(JSON.stringify(errors[0])).toContain('Error fetching gallery data');

      await mend();
      expect(await (await site.get('/')).text()).not.toContain('could not be loaded');
    },
  );

  test('when a part cannot be read but the page is in the cache, the last complete page is served', async () => {
    const database = await open();
    const site = await openFilledSite(database);
    const whole = await (await site.get('/')).text();
    await publishAlbum(database);
    await site.services.revisions.refresh();
    await damage(database, 'news');
    const response = await site.get('/');
    expect(response.headers.get('x-page-cache')).toBe('last-good');
    expect(await response.text()).toBe(whole);
  });

  test('a visit to the page is counted by the page’s own request, whatever token the API needs', async () => {
    const site = await openFilledSite(await open(), { API_TOKEN: 'a-token-of-enough-letters-0123456789' });
    const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13) Chrome/140 Mobile' };
    const visit = () => site.app.request('/visit', { method: 'POST', headers: browser });
    const first = await visit();
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(await first.json()).toEqual({ visitor: 1 });
    expect(await (await visit()).json()).toEqual({ visitor: 1 });
    expect((await site.get('/visit')).status).toBe(404);
  });
});

/** The markup that the notice dialog is opened from. */
const dialogOf = (html: string) =>
  /data-island="notice-dialog"[^>]*><template>([^]*?)<\/template>/.exec(html)?.[1] ?? '';

/** How many sets of buttons the heading of a carousel has. */
const controlsOf = (html: string, id: string) =>
  html.split(`data-island="carousel-controls" data-viewport="${id}-slides"`).length - 1;
