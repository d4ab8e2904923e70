import { expect, test } from 'vitest';
import { studioPages, studioPaths } from '#app/access/studio-addresses.ts';
import { feeds, pageAddress, listedPages, pages } from '#app/addresses.ts';
import { changeProfile, profileWith } from '#tests/support/content/profile.ts';
import { endpoints } from '#app/site/for-machines.server.ts';
import { publishOneOfEverything } from '#tests/support/content/one-of-everything.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { openNewSchool } from '#tests/support/content/new-school.ts';
import { NOW, publish, SCHOOL, showOnPage, storedPicture } from '#tests/support/content/school.ts';
import { fileUrl } from '#app/media/picture.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

const TEXT = 'This site is being prepared';
const forMachines = ['/sitemap.xml', '/manifest.webmanifest', '/feed.xml', '/calendar/all.ics', '/api/docs'];

/** Texts of the profile and of published content, and the names of the menu's pages. */
const SECRETS = [
  /secret (mission|description|hours|title|event)|secret-(desk|portal)/,
  /(?<![\d.])47,?1[12]0(?!\d)|98765 ?05678/,
  /Parent Guidelines|Principal’s Welcome/,
];

onAnyEngine((open) => {
  test('until a school is public, everybody except its staff gets the notice, at any address', async () => {
    const site = await openNewSchool(await open());
    for (const path of [...listedPages.map((page) => pageAddress(page)), ...forMachines, '/nothing-here']) {
      const answer = await site.get(path);
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([403, 'no-store']);
      expect(answer.headers.get('x-robots-tag'), path).toBe('noindex');
      const html = await answer.text();
      expect(html, path).toContain(TEXT);
      expect(html, path).not.toContain(pageAddress('admissionProcess'));
    }
    expect(await (await site.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  });

  test('no address reveals content to a stranger, including the sign-in pages of the studio', async () => {
    const database = await open();
    const site = await openNewSchool(database);
    const profile = profileWith({
      name: 'Hill School',
      mission: 'secret mission',
      description: 'secret description',
      phone: '+91 98765 01234',
      whatsapp: '98765 05678',
      email: 'secret-office@school.example',
      officeHours: 'secret hours',
      parentPortalUrl: 'https://secret-portal.example/',
      helpDesk: { email: 'secret-desk@school.example', opens: '8', closes: '9' },
      fees: { formAtCampus: 47_110, formDownloaded: 47_120 },
    });
    await publish(database, (change) => changeProfile(change, SCHOOL, NOW, profile));
    const { news } = await publishOneOfEverything(database, 'secret');
    await site.services.revisions.refresh();
    const { cookie } = await signInAs(site, 'editor');
    const { url } = await listen(site);
    // Pages that staff have opened are not cached for strangers.
    for (const path of ['/', '/AdmissionProcess', feeds.rss, `/NewsArticle?id=${news}`])
      expect((await fetch(url + path, { headers: { cookie } })).status, path).toBe(200);

    const leaks: string[] = [];
    for (const [method, path] of everyAddress(news)) {
      const headers: Record<string, string> = method === 'POST' ? { origin: 'https://school.example' } : {};
      const body = method === 'POST' ? new URLSearchParams() : null;
      const answer = await fetch(url + path, { method, headers, body, redirect: 'manual' });
      const text = await answer.text();
      const what = `${method} ${path}`;
      expect(answer.status, what).toBeLessThan(500);
      // The contact details are shown instead of its pages, and nowhere else.
      const isPreparationPage = answer.status === 403 && /being prepared|तैयार हो रही/.test(text);
      for (const secret of isPreparationPage ? SECRETS : [...SECRETS, /98765 ?01234|secret-office/])
        if (secret.test(text)) leaks.push(`${what}: ${secret}`);
    }
    expect(leaks).toEqual([]);
  });

  test('neither the API nor a picture reveals content', async () => {
    const database = await open();
    const site = await openNewSchool(database);
    const picture = await storedPicture(site.services);
    await showOnPage(database, picture);
    await site.services.revisions.refresh();
    for (const path of ['/api/gallery/All/LFIS', '/api/openapi.json', fileUrl(picture.path)]) {
      const answer = await site.get(path);
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([
        403,
        'application/problem+json',
      ]);
    }
    const { cookie } = await signInAs(site, 'editor');
    const seen = await site.get(fileUrl(picture.path), { cookie });
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  test('enquiries are accepted all the same', async () => {
    const site = await openNewSchool(await open());
    expect((await site.post('/api/form/LFIS/dif', goodEnquiry)).status).toBe(201);
  });

  test('staff see the whole site, with a bar above it, and nothing is cached for others', async () => {
    const site = await openNewSchool(await open());
    const { cookie } = await signInAs(site, 'editor');
    for (const path of ['/', '/AdmissionProcess', '/sitemap.xml']) {
      const answer = await site.get(path, { cookie });
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-store']);
      expect(answer.headers.get('x-robots-tag'), path).toBe('noindex');
      if (path !== '/sitemap.xml') expect(await answer.text()).toContain('Not public yet');
      expect((await site.get(path)).status, path).toBe(403);
    }
    // A made-up cookie grants nothing.
    expect((await site.get('/', { cookie: '__Host-studio.session_token=made-up' })).status).toBe(403);
  });

  test('an administrator makes it public, once and with an audit entry; then everybody sees it', async () => {
    const database = await open();
    const site = await openNewSchool(database);
    const { url } = await listen(site);
    const { cookie } = await signInAs(site, 'administrator');
    const editor = await signInAs(site, 'editor');
    const studio = openStudio(site, cookie);
    const page = '/studio/going-public';
    expect((await openStudio(site, editor.cookie).post(page, { agree: 'yes' })).status).toBe(403);
    expect(await (await studio.get(page)).text()).toContain(
      '22 pages still have the text that came with the site',
    );
    expect((await studio.post(page, {})).status).toBe(400);
    // Cached for staff, and not sent to others by the quick path either.
    await site.get('/', { cookie });
    expect((await fetch(url)).status).toBe(403);

    for (let press = 0; press < 2; press++)
      expect((await studio.post(page, { agree: 'yes' })).status).toBe(302);
    expect(await (await studio.get(page)).text()).toContain('The site is public');
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('Welcome to LFIS');
    expect(html).not.toContain('Not public yet');
    expect(html).not.toContain('noindex');
    expect(await (await site.get('/robots.txt')).text()).toContain('Sitemap:');
    expect((await site.get('/api/gallery/All/LFIS')).status).toBe(200);
    const auditEntries = await database.reads
      .selectFrom('audit_entries')
      .select('staff_name')
      .where('action', '=', 'go-public')
      .execute();
    expect(auditEntries).toEqual([{ staff_name: 'The administrator' }]);
  });

  test('the studio says that families will see published content once the site is public', async () => {
    const site = await openNewSchool(await open());
    const { cookie } = await signInAs(site, 'administrator');
    const studio = openStudio(site, cookie);
    const text = async (path: string) => (await studio.get(path)).text();
    const form = (await studio.get('/studio/content/news/new')).headers.get('location')!;
    const item = form.replace('?new', '');
    const fields = { title: 'Winter timings', description: '<p>From Monday.</p>', intent: 'publish' };
    const done = (await studio.post(item, { ...(await studio.fieldsAt(form)), ...fields })).headers;
    const published = await text(done.get('location')!);
    expect(published).toContain('Published. Families will see it when the site goes public.');
    expect(published).toContain('Published, but the site is not public yet');
    expect(published).toMatch(/role="status".*href="\/studio\/going-public"[^>]*>Going public<\/a>/s);
    expect(await text('/studio/content/news')).toMatch(/data-state="public">Ready</);
    expect(await text('/studio/search?q=winter')).toContain('Ready');
    expect(await text(`${item}/share`)).toContain('The site is not public yet');
    const profile = {
      ...(await studio.fieldsAt('/studio/content/profile/profile')),
      mission: 'Together',
      intent: 'publish',
    };
    const saved = (await studio.post('/studio/content/profile/profile', profile)).headers.get('location')!;
    expect(await text(saved)).toContain('Published. Families will see it when the site goes public.');
    const chosen = await studio.post('/studio/look', await studio.fieldsAt('/studio/look'));
    const themePage = chosen.headers.get('location')!;
    expect(await text(themePage)).toMatch(
      /Saved\. Families will see this look when the site goes public\.[^.]*href="\/studio\/going-public"/,
    );
    for (const path of [
      done.get('location')!,
      '/studio/content/news',
      '/studio',
      saved,
      '/studio/look',
      themePage,
    ])
      expect(await text(path), path).not.toMatch(
        />On the site<|It is on the site now|This is on the site|The site shows|The site has|look on the site/,
      );

    await studio.post('/studio/going-public', { agree: 'yes' });
    const now = await text(done.get('location')!);
    expect(now).toContain('Published. It is on the site now.');
    expect(now).toContain('This is on the site');
    expect(await text('/studio/content/news')).toMatch(/data-state="public">On the site</);
    expect(await text(themePage)).toContain('Saved. The site has this look now.');
  });
});

/** Every address, and spellings by which one could be mistaken for another. */
function everyAddress(newsId: string): [method: string, path: string][] {
  const filled = (path: string) => path.replaceAll(/:\w+|\{[^}]*\}/g, 'x').replaceAll('*', 'x');
  const families = [...Object.values(pages).map(({ path }) => path), `/NewsArticle?id=${newsId}`];
  const studio = Object.values(studioPages).map(({ path }) => filled(path));
  const asData = (path: string) => `${path === '/' ? '/_root' : path.replace(/\?.*/, '')}.data`;
  const read = [
    ...families,
    ...families.map((path) => `/hi${path}`),
    ...families.map(asData),
    ...studio,
    ...studio.map(asData),
    ...studio.map((path) => `${asData(path)}?_routes=root`),
    ...Object.values(studioPaths).flatMap((path) => (typeof path === 'string' ? path : Object.values(path))),
    `${studioPaths.preview}/news/${newsId}`,
    `${studioPaths.preview}/profile/profile`,
    `${studioPaths.preview}/look/home`,
    `${studioPaths.preview}/in/hi/news/${newsId}`,
    ...Object.values(feeds),
    ...Object.keys(pages).map((name) => `/cards/${name}.jpg`),
    `/cards/news-${newsId}.jpg`,
    ...endpoints.map(({ path }) => `/api${filled(path.replace(':schoolcode', SCHOOL))}`),
    '/api/openapi.json',
    '/icons/favicon.svg',
    '/favicon.ico',
    '/404',
    '/503',
    '/in-preparation',
    '/nowhere',
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/calendar/all.ics',
    '/__manifest?paths=/AdmissionProcess',
    '/_root.data',
    '/studio.data',
    '/metrics',
    '/healthz',
    '/readyz',
    '/STUDIO/sign-in',
    '/Studio/Sign-In.data',
    '/studio//AdmissionProcess',
    '/studio/%2e%2e/AdmissionProcess',
    '/%73tudio/sign-in',
    '/studio%2Fsign-in',
    '/hi/studio/sign-in',
    '/studio/sign-in/',
    '/studio/x/y.data',
    '/studio/new-password/factors?code=x',
  ];
  const sent = [...families, ...studio, '/nowhere', '/visit', '/studio/share', '/studio/uploads'];
  return [
    ...read.map((path): [string, string] => ['GET', path]),
    ...sent.map((path): [string, string] => ['POST', path]),
  ];
}
