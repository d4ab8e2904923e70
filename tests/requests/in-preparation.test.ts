import { expect, test } from 'vitest';
import { hrefOf, listedPages } from '#app/addresses.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { openNewSchool } from '#tests/support/content/new-school.ts';
import { storedPicture, showOnPage } from '#tests/support/content/school.ts';
import { fileUrl } from '#app/media/picture.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { joinAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';

const TEXT = 'This site is being prepared';
const forMachines = ['/sitemap.xml', '/manifest.webmanifest', '/feed.xml', '/calendar/all.ics', '/api/docs'];

onEachEngine((open) => {
  test('until a school is public, whoever is not of its staff is told so, whatever they ask for', async () => {
    const site = await openNewSchool(await open());
    for (const path of [...listedPages.map((page) => hrefOf(page)), ...forMachines, '/nothing-here']) {
      const answer = await site.get(path);
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([403, 'no-store']);
      expect(answer.headers.get('x-robots-tag'), path).toBe('noindex');
      const html = await answer.text();
      expect(html, path).toContain(TEXT);
      expect(html, path).not.toContain(hrefOf('admissionProcess'));
    }
    expect(await (await site.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  });

  test('neither the API nor a picture tells of it', async () => {
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
    const { cookie } = await joinAs(site, 'editor');
    const seen = await site.get(fileUrl(picture.path), { cookie });
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  test('what is written to the school is taken in all the same', async () => {
    const site = await openNewSchool(await open());
    expect((await site.post('/api/form/LFIS/dif', goodEnquiry)).status).toBe(201);
  });

  test('the staff see the whole site, with a word above it, and nobody keeps it for others', async () => {
    const site = await openNewSchool(await open());
    const { cookie } = await joinAs(site, 'editor');
    for (const path of ['/', '/AdmissionProcess', '/sitemap.xml']) {
      const answer = await site.get(path, { cookie });
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-store']);
      expect(answer.headers.get('x-robots-tag'), path).toBe('noindex');
      if (path !== '/sitemap.xml') expect(await answer.text()).toContain('Not public yet');
      expect((await site.get(path)).status, path).toBe(403);
    }
    // A made-up cookie opens nothing.
    expect((await site.get('/', { cookie: '__Host-studio.session_token=made-up' })).status).toBe(403);
  });

  test('an administrator makes it public, once and with a word in the log; then everybody sees it', async () => {
    const database = await open();
    const site = await openNewSchool(database);
    const { url } = await listen(site);
    const { cookie } = await joinAs(site, 'administrator');
    const editor = await joinAs(site, 'editor');
    const studio = openStudio(site, cookie);
    const page = '/studio/going-public';
    expect((await openStudio(site, editor.cookie).post(page, { agree: 'yes' })).status).toBe(403);
    expect(await (await studio.get(page)).text()).toContain('22 pages still say what they began with');
    expect((await studio.post(page, {})).status).toBe(400);
    // Kept for the staff, and not sent to others by the short way either.
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
    const told = await database.reads
      .selectFrom('audit_entries')
      .select('staff_name')
      .where('action', '=', 'go-public')
      .execute();
    expect(told).toEqual([{ staff_name: 'The administrator' }]);
  });
});
