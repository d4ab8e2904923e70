import { expect, test } from 'vitest';
import { inLanguage, pages, type PageName } from '#app/addresses.ts';
import { defaultLanguages } from '#app/words/locales.ts';
import { createSchool } from '#app/features/school/commands.server.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { demoProfile } from '#db/demo/school.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { publishStory } from '#tests/support/content/browsing.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { publishOneOfEverything } from '#tests/support/content/one-of-everything.ts';
import { publishAlbum, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

async function openSchool(database: TestDatabase, profile: Partial<SchoolProfile> & { name: string }) {
  await createSchool(database.writes, SCHOOL, NOW, profile);
  return openSite(database, {}, { school: false });
}

const demo = demoProfile as SchoolProfile;

/** The links of one part of the page: address, other attributes, and text. */
function linksIn(html: string, part: 'header' | 'footer') {
  const start = html.indexOf(`<${part} `);
  const inside = html.slice(start, html.indexOf(`</${part}>`, start));
  return [...inside.matchAll(/<a ([^>]*)>([^]*?)<\/a>/g)].map(([, attributes = '', content = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
    attributes,
    name: content.replace(/<img [^>]*alt="([^"]*)"[^>]*>/, '$1').replace(/<[^>]+>/g, ''),
  }));
}

/** Elements marked as current: the groups' buttons, then the links in their lists. */
function currentIn(html: string) {
  const menu = html.slice(html.indexOf('<nav id="site-menu"'), html.indexOf('</nav>'));
  return {
    groups: [...menu.matchAll(/<button [^>]*aria-current="true"[^>]*>([^<]*)/g)].map((match) => match[1]),
    pages: [...menu.matchAll(/<a href="([^"]*)" aria-current="page"/g)].map((match) => match[1]),
  };
}

onAnyEngine((open) => {
  test('the menu links to every page of its five groups, and no link of the frame is dead', async () => {
    const database = await open();
    const site = await openSchool(database, demo);
    const html = await (await site.get('/Sports')).text();
    const own = new Set(
      [...linksIn(html, 'header'), ...linksIn(html, 'footer')]
        .map(({ href }) => href)
        .filter((href) => href.startsWith('/')),
    );
    const outsideTheMenu: PageName[] = ['thankYou', 'album', 'event', 'offline', 'styleguide'];
    for (const name of Object.keys(pages) as PageName[])
      if (!outsideTheMenu.includes(name)) expect(own, name).toContain(pages[name].path);
    for (const href of own) {
      const [path = '', anchor] = href.split('#');
      const response = await site.get(path);
      expect(response.status, href).toBe(200);
      if (anchor) expect(await response.text(), href).toContain(`id="${anchor}"`);
    }
    expect(html.match(/<button [^>]*popoverTarget="menu-\w+"/gi)).toHaveLength(5);
  });

  test('every button of the menu opens an existing element, and no id occurs twice', async () => {
    const site = await openSchool(await open(), demo);
    const html = await (await site.get('/')).text();
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const opened = [...html.matchAll(/popovertarget="([^"]*)"/gi)].map((match) => match[1]);
    expect(opened.length).toBeGreaterThanOrEqual(7);
    for (const id of opened) expect(html).toMatch(new RegExp(`<(nav|ul) [^>]*id="${id}"[^>]* popover=`));
  });

  test('the current page and its group are marked, and nothing else is', async () => {
    const database = await open();
    const site = await openSchool(database, demo);
    const album = await publishAlbum(database);
    const story = await publishStory(database);
    await site.services.revisions.refresh();
    const marked = async (path: string) => currentIn(await (await site.get(path)).text());
    expect(await marked('/Sports')).toEqual({ groups: ['Infrastructure'], pages: ['/Sports'] });
    expect(await marked('/Facilities')).toEqual({ groups: ['Infrastructure'], pages: ['/Facilities'] });
    expect(await marked('/Gallery?year=2026')).toEqual({ groups: ['Gallery'], pages: ['/Gallery'] });
    expect(await marked(`/SubGallery?id=${album}`)).toEqual({ groups: ['Gallery'], pages: [] });
    expect(await marked('/NewsArticle?year=2026')).toEqual({ groups: ['Gallery'], pages: ['/NewsArticle'] });
    expect(await marked(`/NewsArticle?id=${story}`)).toEqual({ groups: ['Gallery'], pages: [] });
    expect(await marked('/')).toEqual({ groups: ['Overview'], pages: ['/'] });
    expect(await marked('/nothing')).toEqual({ groups: [], pages: [] });
    // In the header, in a phone's menu and in the bar.
    const contact = linksIn(await (await site.get('/ContactUs')).text(), 'header').filter(
      ({ href }) => href === '/ContactUs',
    );
    expect(contact.map(({ name }) => name)).toEqual(['Contact Us', 'Contact Us', 'Contact Us']);
    for (const { attributes } of contact) expect(attributes).toContain('aria-current="page"');
  });

  test('the profile’s data is in the frame: portal in a new tab, phone, networks, app stores, postal address', async () => {
    const database = await open();
    const site = await openSchool(database, demo);
    await publishOneOfEverything(database, 'mark');
    const html = await (await site.get('/Sports')).text();
    const header = linksIn(html, 'header');
    const footer = linksIn(html, 'footer');
    for (const { attributes, name } of [...header, ...footer].filter(
      ({ href }) => href === demo.parentPortalUrl,
    )) {
      expect(attributes).toContain('target="_blank"');
      expect(attributes).toContain('rel="noopener"');
      expect(name).toBe('Parent Portal (opens in a new tab)');
    }
    const hrefs = (links: { href: string }[]) => links.map(({ href }) => href);
    for (const part of [header, footer]) {
      expect(hrefs(part)).toContain(demo.parentPortalUrl);
      expect(hrefs(part)).toContain('tel:+910000000000');
      expect(part.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['LFIS on Facebook', 'LFIS on Instagram', 'LFIS on YouTube']),
      );
    }
    expect(hrefs(footer)).toEqual(
      expect.arrayContaining([
        'https://register.example/',
        `mailto:${demo.helpDesk.email}`,
        demo.parentsApp.googlePlayUrl,
        demo.parentsApp.appStoreUrl,
        '/api/docs',
      ]),
    );
    const [, address = ''] = /<footer [^]*?<address[^>]*>([^]*?)<\/address>/.exec(html)!;
    expect([...address.matchAll(/<span>([^<]*)<\/span>/g)].map(([, line]) => line)).toEqual(
      demo.addressLines,
    );
    expect(html).toContain('© 2026 LFIS');
  });

  test('the footer has the school’s code for the app, if it has entered one', async () => {
    const database = await open();
    const footerOf = async (profile: Partial<SchoolProfile>) => {
      const site = await openSchool(database, { name: 'Sunrise Public School', ...profile });
      return /<footer [^]*<\/footer>/.exec(await (await site.get('/Sports')).text())![0];
    };
    const footer = await footerOf({ schoolCode: '' });
    expect(footer).not.toContain('School code');
    // Nor is the drawing with another school's initials its logo.
    expect(footer).not.toContain('logo-reversed');
    expect(footer).toContain('Sunrise Public School');
  });

  test('a school with only a name has a frame without gaps: no empty link, list or paragraph', async () => {
    const site = await openSchool(await open(), { name: 'Only A Name' });
    const html = await (await site.get('/Sports')).text();
    const links = [...linksIn(html, 'header'), ...linksIn(html, 'footer')];
    for (const { href, name } of links) {
      expect(href, name).toMatch(/^[/#]/);
      expect(name.trim(), href).not.toBe('');
    }
    const footer = html.slice(html.indexOf('<footer '));
    expect(footer).not.toMatch(/<(p|ul|li|nav|section|h2|address)[^>]*><\/\1>/);
    expect(footer).not.toContain('8:00 AM');
    expect(footer).toContain('<strong>LFIS</strong>');
    expect(footer).toContain('© 2026 Only A Name');
  });

  test('a browser may prefetch links to pages, and to nothing else', async () => {
    const site = await openSchool(await open(), demo);
    const page = await site.get('/Sports');
    const where = JSON.parse(page.headers.get('speculation-rules') ?? '""');
    const answer = await site.get(where);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/speculationrules+json',
    ]);
    const rules = (await answer.json()) as Record<
      string,
      { where: { and: [{ href_matches: { pathname: string }[] }, unknown] } }[]
    >;
    expect(Object.keys(rules)).toEqual(['prefetch', 'prerender']);
    for (const [rule] of Object.values(rules)) {
      const paths = rule!.where.and[0].href_matches.map(({ pathname }) => pathname);
      expect(paths).toContain('/Gallery');
      const existing = Object.values(pages).flatMap(({ path }) =>
        defaultLanguages.map((language) => inLanguage(path, language, defaultLanguages)),
      );
      for (const path of paths) expect(existing).toContain(path);
      expect(paths.join()).not.toMatch(/api|\*/);
    }
    expect((await site.get('/api/news/LFIS')).headers.get('speculation-rules')).toBeNull();
  });
});
