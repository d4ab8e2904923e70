import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pageAddress } from '#app/addresses.ts';
import { contentTypes } from '#app/content-types.ts';
import { seedPages } from '#app/features/pages/seed-pages.server.ts';
import { publishDueChanges } from '#app/publishing/commands/publish-due.server.ts';
import { identityOf } from '#app/sites/identity/identity.ts';
import { iconFiles } from '#app/sites/identity/icon-addresses.ts';
import { palettes } from '#app/sites/identity/palettes.ts';
import { NOW, publish, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { partsOf } from '#tests/support/http/page-parts.ts';
import { STARTER_OPTIONS } from '#tests/support/staff/open-pages.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { en as english } from '#app/studio/words/en/index.ts';
import { changeProfile } from '#tests/support/content/profile.ts';
import { findChosenTheme } from '#app/features/theme/queries.server.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/', '/:own', '/Sports', '/cards', '/icons', '/studio/look', '/studio/preview', '/studio/audit');

const THEME_PAGE = '/studio/look';
const THEME_ITEM = '/studio/content/theme/theme';
const river = { colours: 'river', gateway: 'round', letters: 'round' };
const { wall } = palettes.river;
const FRAMED = `/studio/preview/look/home?${new URLSearchParams(river).toString()}&framed=1`;

async function openThemePage(database: TestDatabase) {
  const site = await openSite(database);
  await seedPages(database.writes, STARTER_OPTIONS);
  await site.services.revisions.refresh();
  const { cookie } = await signInAs(site, 'administrator', { name: 'Asha' });
  return { site, studio: openStudio(site, cookie), cookie };
}

const home = async (site: TestSite) => (await site.get('/')).text();

onAnyEngine((open) => {
  describe('the theme of a site', () => {
    test('is used by every page as soon as it is saved, and by none before', async () => {
      const { site, studio } = await openThemePage(await open());
      const before = await home(site);
      expect(before).toContain('<meta name="theme-color" content="#1f2a5c"/>');
      expect(before).not.toContain(`--wall:${wall}`);

      const saved = await studio.post(THEME_PAGE, { ...river, base: '0.0' });
      expect([saved.status, saved.headers.get('location')]).toEqual([302, `${THEME_PAGE}?done=saved#said`]);

      for (const path of ['/', pageAddress('sports'), '/no-such-page']) {
        const response = await site.get(path);
        const html = await response.text();
        expect(html, path).toContain(`--wall:${wall};`);
        expect(html, path).toContain(`<meta name="theme-color" content="${wall}"/>`);
        expect(html, path).toMatch(/url\(\/assets\/baloo-[\w-]+\.woff2\)/);
      }
      const { policy, style } = await styleOf(site);
      expect(policy).toContain(`'sha256-${style}'`);
    });

    test('is recorded, and can be restored', async () => {
      const { site, studio } = await openThemePage(await open());
      await studio.post(THEME_PAGE, { ...river, base: '0.0' });
      const entry = await site.services.database.reads
        .selectFrom('audit_entries')
        .select(['subject_title', 'staff_name', 'after'])
        .where('subject_type', '=', 'theme')
        .where('action', '=', 'publish')
        .executeTakeFirstOrThrow();
      expect(entry).toMatchObject({ subject_title: 'river', staff_name: 'Asha' });
      expect(JSON.parse(entry.after!)).toMatchObject(river);
      const audit = await (await studio.get('/studio/audit?kind=theme')).text();
      expect(audit).toContain('<q>River</q>');

      const page = await (await studio.get(THEME_PAGE)).text();
      const again = /href="(?:\/studio\/look)?\?(colours=marigold[^"]*)"/
        .exec(page)![1]!
        .replaceAll('&amp;', '&');
      const form = await (await studio.get(`${THEME_PAGE}?${again}`)).text();
      expect(form).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="marigold"/);
      await studio.post(THEME_PAGE, { ...Object.fromEntries(new URLSearchParams(again)), base: '0.1' });
      expect(await home(site)).not.toContain(':root:root');
    });

    test('cannot be changed by somebody who has not seen the latest', async () => {
      const { site, studio } = await openThemePage(await open());
      await studio.post(THEME_PAGE, { ...river, base: '0.0' });
      const late = await studio.post(THEME_PAGE, { ...river, colours: 'neem', base: '0.0' });
      expect(late.status).toBe(409);
      const html = await late.text();
      expect(html).toContain('Asha has changed the look in the meantime');
      expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="neem"/);
      expect(await home(site)).toContain(`--wall:${wall};`);
      const again = await studio.post(THEME_PAGE, { ...river, colours: 'neem', base: '0.1' });
      expect(again.headers.get('location')).toBe(`${THEME_PAGE}?done=saved#said`);
    });

    test('of two people who choose at once, one gets a conflict', async () => {
      const { site, studio } = await openThemePage(await open());
      const ravi = openStudio(
        site,
        (await signInAs(site, 'administrator', { name: 'Ravi', email: 'ravi@school.example' })).cookie,
      );
      const both = await Promise.all([
        studio.post(THEME_PAGE, { ...river, base: '0.0' }),
        ravi.post(THEME_PAGE, { ...river, colours: 'neem', base: '0.0' }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([302, 409]);
      const chosen = both[0].status === 302 ? wall : palettes.neem.wall;
      expect(await home(site)).toContain(`--wall:${chosen};`);
    });

    test('does not replace a draft that its form has not seen', async () => {
      const { site, studio } = await openThemePage(await open());
      await studio.post(THEME_PAGE, { ...river, base: '0.0' });
      await studio.post(THEME_ITEM, { ...river, colours: 'neem', base: '0.1', intent: 'save' });
      const late = await studio.post(THEME_PAGE, { ...river, colours: 'slate', base: '0.1' });
      expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('Asha has changed')]);
      expect(await home(site)).toContain(`--wall:${wall};`);
    });

    test('may stay the default: somebody confirms it once, and nothing on the site changes', async () => {
      const { site, studio } = await openThemePage(await open());
      const asItCame = { colours: 'marigold', gateway: 'cusped', letters: 'carved' };
      expect(await (await studio.get(THEME_PAGE)).text()).toContain('Use this look for the site');
      const saved = await studio.post(THEME_PAGE, { ...asItCame, base: '0.0' });
      expect(saved.headers.get('location')).toBe(`${THEME_PAGE}?done=saved#said`);
      expect(await home(site)).not.toContain(':root:root');
      // It is not listed as a previous theme.
      expect(await (await studio.get(THEME_PAGE)).text()).not.toContain('Previous looks');
      const again = await studio.post(THEME_PAGE, { ...asItCame, base: '0.1' });
      expect(again.headers.get('location')).toBe(`${THEME_PAGE}?done=unchanged#said`);
    });

    test('submitted twice is saved once', async () => {
      const { site, studio } = await openThemePage(await open());
      const both = await Promise.all([1, 2].map(() => studio.post(THEME_PAGE, { ...river, base: '0.0' })));
      expect(both.map(({ status }) => status)).toEqual([302, 302]);
      const kept = await site.services.database.reads
        .selectFrom('content_versions')
        .select('reason')
        .where('item_type', '=', 'theme')
        .orderBy('number')
        .execute();
      expect(kept.map(({ reason }) => reason)).toEqual(['publish']);
    });

    test.each([
      [{ colours: 'constructor' }],
      [{ gateway: 'oval' }],
      [{ letters: '' }],
      [{ colours: 'own', wall: '#0a2a66', accent: 'red' }],
      [{ colours: 'own', wall: '#0a2a66;}*{display:none', accent: '#ffc72c' }],
      [{ colours: 'own', wall: '#1f2a5c', accent: '#8e1f1b' }],
    ])('%j is refused', async (wrong) => {
      const { site, studio } = await openThemePage(await open());
      const answer = await studio.post(THEME_PAGE, { ...river, ...wrong, base: '0.0' });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('Not saved.');
      expect(await home(site)).not.toContain(':root:root');
      expect(await findChosenTheme(site.services.database.reads, SCHOOL)).toBeUndefined();
    });

    test('may be the school’s own two colours; unreadable combinations are named', async () => {
      const { site, studio } = await openThemePage(await open());
      const own = { ...river, colours: 'own', wall: '#0A2A66', accent: '#ffc72c' };
      const refused = await studio.post(THEME_PAGE, { ...own, accent: '#12306b', base: '0.0' });
      expect(await refused.text()).toContain(
        'The second colour cannot be read on the first. The contrast is 1.',
      );
      expect((await studio.post(THEME_PAGE, { ...own, base: '0.0' })).status).toBe(302);
      expect(await home(site)).toContain('--wall:#0a2a66;');
    });

    test('can be scheduled, and every replica uses it from then on', async () => {
      const database = await open();
      const { site, studio } = await openThemePage(database);
      const replica = await openSite(database);
      await studio.post(THEME_PAGE, { ...river, base: '0.0' });
      const neem = { ...river, colours: 'neem', base: '0.1', intent: 'schedule', due: '2026-11-16T08:00' };
      expect((await studio.post(THEME_ITEM, neem)).status).toBe(302);
      await replica.services.revisions.refresh();
      for (const each of [site, replica]) expect(await home(each)).toContain(`--wall:${wall};`);
      // The page has the scheduled theme in its form, and shows which one families see.
      expect(await (await studio.get(THEME_PAGE)).text()).toMatch(
        /<input type="radio"[^>]*checked=""[^>]*value="neem"/,
      );

      const now = new Date('2026-11-16T02:30:01Z');
      const due = { types: contentTypes, beforePublish: () => undefined };
      await publishDueChanges(site.services, due, { schoolCode: SCHOOL, now });
      await replica.services.revisions.refresh();
      for (const each of [site, replica]) expect(await home(each)).toContain(`--wall:${palettes.neem.wall};`);
    });

    test('that is to change at a time is said to, and need not', async () => {
      const { site, studio } = await openThemePage(await open());
      await studio.post(THEME_PAGE, { ...river, base: '0.0' });
      const neem = { ...river, colours: 'neem', base: '0.1', intent: 'schedule', due: '2026-11-16T08:00' };
      await studio.post(THEME_ITEM, neem);
      const page = await (await studio.get(THEME_PAGE)).text();
      expect(page).toContain('This change will be published on Monday, 16 Nov 2026, 8:00 AM');
      expect(page).toMatch(/<form[^>]*action="\/studio\/content\/theme\/theme"[^]*value="unschedule"/);
      const cancelled = await studio.post(THEME_ITEM, { intent: 'unschedule' });
      expect(cancelled.headers.get('location')).toBe(`${THEME_PAGE}?done=change-unscheduled#said`);
      const after = await (await studio.get(cancelled.headers.get('location')!)).text();
      expect(after).not.toContain('will be published on');
      expect(after).toMatch(
        new RegExp(`id="said"[^]*${english.content.done['change-unscheduled'].replaceAll('.', '\\.')}`),
      );
      const now = new Date('2026-11-16T02:30:01Z');
      const due = { types: contentTypes, beforePublish: () => undefined };
      await publishDueChanges(site.services, due, { schoolCode: SCHOOL, now });
      expect(await home(site)).toContain(`--wall:${wall};`);
    });

    test('has its own page where other content has its list and its form', async () => {
      const { site, studio } = await openThemePage(await open());
      await studio.post(THEME_PAGE, { ...river, base: '0.0' });
      for (const path of ['/studio/content/theme', THEME_ITEM, `${THEME_ITEM}/versions`]) {
        const response = await studio.get(path);
        expect([response.status, response.headers.get('location')], path).toEqual([302, THEME_PAGE]);
        const editor = await signInAs(site, 'editor', { email: `${path.length}@school.example` });
        expect((await site.get(path, { cookie: editor.cookie })).status, path).toBe(403);
      }
      expect(await (await studio.get('/studio/languages')).text()).not.toContain('theme/theme');
      // Requests there follow the same rules.
      const mud = { ...river, colours: 'own', wall: '#1f2a5c', accent: '#8e1f1b', base: '0.1' };
      await studio.post(THEME_ITEM, { ...mud, intent: 'publish' });
      expect(await home(site)).toContain(`--wall:${wall};`);
    });

    test('that cannot be parsed is the default one', async () => {
      const { site, studio } = await openThemePage(await open());
      await studio.post(THEME_PAGE, { ...river, base: '0.0' });
      const { writes } = site.services.database;
      await writes
        .updateTable('content_items')
        .set({ fields: '{"colours":"gone"}' })
        .where('type', '=', 'theme')
        .execute();
      await publish(site.services.database, async () => undefined);
      await site.services.revisions.refresh();
      const response = await site.get('/');
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain(':root:root');
    });
  });

  describe('a theme preview', () => {
    test('is the real page with it, for those who may choose it, and is not cached', async () => {
      const { site, studio } = await openThemePage(await open());
      const response = await studio.get(FRAMED);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
      const html = await response.text();
      expect(html).toContain(`--wall:${wall};`);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).toContain('id="tagline"');
      // Nobody else sees it, and it left nothing behind.
      const publicHome = await site.get('/');
      expect(publicHome.headers.get('x-frame-options')).toBe('DENY');
      expect(await publicHome.text()).not.toContain(':root:root');
    });

    test('cannot be framed unless requested so, and links back to its form', async () => {
      const { studio } = await openThemePage(await open());
      const response = await studio.get(FRAMED.replace('&framed=1', ''));
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(await response.text()).toContain(
        'href="/studio/look?colours=river&amp;gateway=round&amp;letters=round"',
      );
    });

    test('is for nobody else', async () => {
      const { site } = await openThemePage(await open());
      const nobody = await site.get(FRAMED);
      expect([nobody.status, nobody.headers.get('location')?.startsWith('/studio/sign-in')]).toEqual([
        302,
        true,
      ]);
      const editor = await signInAs(site, 'editor');
      expect((await site.get(FRAMED, { cookie: editor.cookie })).status).toBe(403);
    });

    test('has its tab icon, its app icon and its card, for those who may choose it', async () => {
      const { site, studio } = await openThemePage(await open());
      const drawn = (name: string) => FRAMED.replace('/home?', `/drawn/${name}?`);
      const page = await (await studio.get(`${THEME_PAGE}?${new URLSearchParams(river).toString()}`)).text();
      for (const [name, type] of Object.entries({
        tab: 'image/svg+xml',
        app: 'image/png',
        card: 'image/jpeg',
      })) {
        expect(page).toContain(`src="${drawn(name).replace('&framed=1', '').replaceAll('&', '&amp;')}"`);
        const response = await studio.get(drawn(name));
        expect([response.status, response.headers.get('content-type')], name).toEqual([200, type]);
        expect(response.headers.get('cache-control'), name).toBe('no-store');
        if (name === 'tab') expect(await response.text()).toContain(palettes.river.accent);
        else expect(await pixelOf(response, 8, 8), name).toBeNear(wall);
        expect((await site.get(drawn(name))).status, name).toBe(302);
      }
      const editor = await signInAs(site, 'editor');
      expect((await site.get(drawn('card'), { cookie: editor.cookie })).status).toBe(403);
      expect((await studio.get(drawn('constructor'))).status).toBe(404);
      expect((await studio.get(drawn('app').replace('river', 'mud'))).status).toBe(400);
      // The site itself is unchanged.
      expect(await home(site)).not.toContain(':root:root');
    });

    test('is one of our pages in one of our themes', async () => {
      const { studio } = await openThemePage(await open());
      expect((await studio.get(FRAMED.replace('/home?', '/constructor?'))).status).toBe(404);
      expect((await studio.get(FRAMED.replace('river', 'mud'))).status).toBe(400);
      for (const page of ['admission', 'news'])
        expect((await studio.get(FRAMED.replace('/home?', `/${page}?`))).status).toBe(200);
      const themePage = await studio.get(THEME_PAGE);
      expect(themePage.headers.get('content-security-policy')).toContain("frame-src 'self'");
      // Client-side navigation keeps the previous page's policy.
      expect((await studio.get('/studio')).headers.get('content-security-policy')).toContain(
        "frame-src 'self'",
      );
    });
  });

  describe('the drawings of a site', () => {
    test('are the default ones for a school that has chosen nothing', async () => {
      const { site } = await openThemePage(await open());
      const html = await home(site);
      for (const file of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png'])
        expect(html).toContain(`href="/${file}"`);
      expect((await site.get('/favicon.ico')).status).toBe(200);
      const gone = await site.get('/icons/0123456789abcdef/favicon.ico');
      expect([gone.status, gone.headers.get('location')]).toEqual([302, '/favicon.ico']);
    });

    test('have the theme’s colours, at separate addresses', async () => {
      const { site, studio } = await openThemePage(await open());
      const cardBefore = partsOf(await home(site)).openGraph.image!;
      await studio.post(THEME_PAGE, { ...river, base: '0.0' });
      const html = await home(site);
      const cardAfter = partsOf(html).openGraph.image!;
      expect(cardAfter).not.toBe(cardBefore);
      expect(await pixelOf(await site.get(new URL(cardAfter).pathname), 8, 8)).toBeNear(wall);

      const icon = /href="(\/icons\/[0-9a-f]{16})\/favicon.ico"/.exec(html)![1]!;
      for (const file of iconFiles) {
        const response = await site.get(`${icon}/${file}`);
        expect(response.status, file).toBe(200);
        expect(response.headers.get('cache-control'), file).toContain('immutable');
      }
      expect(await pixelOf(await site.get(`${icon}/icon-192.png`), 4, 4)).toBeNear(wall);
      const favicon = await site.get('/favicon.ico');
      expect([favicon.status, favicon.headers.get('location')]).toEqual([302, `${icon}/favicon.ico`]);
      const manifest = (await (await site.get('/manifest.webmanifest')).json()) as {
        theme_color: string;
        icons: { src: string }[];
      };
      expect(manifest.theme_color).toBe(wall);
      expect(manifest.icons.every(({ src }) => src.startsWith(`${icon}/`))).toBe(true);

      await studio.post(THEME_PAGE, { ...river, colours: 'neem', base: '0.1' });
      const old = await site.get(`${icon}/favicon.ico`);
      expect(old.status).toBe(302);
      expect(old.headers.get('location')).not.toBe(`${icon}/favicon.ico`);
    });

    test('use the logo, once the school has one', async () => {
      const { site } = await openThemePage(await open());
      const { database } = site.services;
      const { mediaId } = await storedPicture(site.services);
      const school = (await findSchool(database.reads, SCHOOL))!;
      await publish(database, (change) =>
        changeProfile(change, SCHOOL, NOW, {
          ...school.profile,
          logo: { mediaId },
        }),
      );
      await site.services.revisions.refresh();
      const html = await home(site);
      const icon = /href="(\/icons\/[0-9a-f]{16})\/favicon.ico"/.exec(html)![1]!;
      expect(html).not.toContain('favicon.svg');
      const { cookie } = await signInAs(site, 'administrator', { email: 'second@school.example' });
      const tab = await site.get(FRAMED.replace('/home?', '/drawn/tab?'), { cookie });
      expect([tab.status, tab.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
      const response = await site.get(`${icon}/icon-192.png`);
      const { width, height, format } = await sharp(await response.clone().arrayBuffer()).metadata();
      expect({ width, height, format }).toEqual({ width: 192, height: 192, format: 'png' });
      expect(await pixelOf(response.clone(), 4, 4)).toBeNear(identityOf().palette.wall);
      expect(await pixelOf(response, 96, 96)).not.toBeNear(identityOf().palette.wall);
    });
  });
});

async function styleOf(site: TestSite) {
  const response = await site.get('/');
  const css = /<style>([^<]*)<\/style>/.exec(await response.text())![1]!;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  return {
    policy: response.headers.get('content-security-policy')!,
    style: Buffer.from(digest).toString('base64'),
  };
}

async function pixelOf(response: Response, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(await response.arrayBuffer())
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [...pixel];
}

expect.extend({
  /** A JPEG may be off by a few. */
  toBeNear(received: number[], colour: string) {
    const wanted = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    const pass = wanted.every((channel, index) => Math.abs(channel - received[index]!) <= 6);
    return { pass, message: () => `${received.join()} is ${pass ? '' : 'not '}near ${wanted.join()}` };
  },
});

declare module 'vitest' {
  interface Matchers {
    toBeNear(colour: string): void;
  }
}
