import { expect, test } from 'vitest';
import { createSchool } from '#app/features/school/commands.server.ts';
import { pageAddress, type PageName } from '#app/addresses.ts';
import { setPageFile } from '#app/media/files/page-files.server.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { mainOf, partsOf } from '#tests/support/http/page-parts.ts';
import { NOW, publish, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

const CONTENT_PAGES = [
  'chairmanWelcome',
  'directorWelcome',
  'principalWelcome',
  'gettingStarted',
  'earlyLearning',
  'primary',
  'middle',
  'facilities',
  'computerLab',
  'sports',
  'thankYou',
] as const satisfies PageName[];

const ZONES = [
  'academic-zone',
  'co-curricular-zone',
  'garden-of-wonders',
  'smart-classes',
  'safety-and-security',
  'health-and-hygiene',
];

async function read(site: TestSite, page: PageName) {
  const response = await site.get(pageAddress(page));
  expect(response.status, page).toBe(200);
  const html = await response.text();
  const main = mainOf(html);
  const all = (pattern: RegExp) => [...main.matchAll(pattern)].map(([, found]) => found!);
  return {
    ...partsOf(html),
    main,
    sections: all(/<section[^>]*? id="([^"]*)"/g),
    links: all(/<a [^>]*?href="([^"]*)"/g),
    text: main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '),
  };
}

/** A picture in each of these slots, with a text that names the slot. */
async function fillSlots(site: TestSite, slots: string[]): Promise<void> {
  const colours = ['red', 'green', 'blue', 'yellow', 'white', 'black'];
  for (const [index, slot] of slots.entries()) {
    const { mediaId } = await storedPicture(site.services, colours[index]);
    await publish(site.services.database, (change) =>
      setPageFile(change, SCHOOL, slot, { mediaId, alt: `Picture of ${slot}` }),
    );
  }
  await site.services.revisions.refresh();
}

const lab = ['room', 'row', 'pupil', 'help', 'screen'].map((name) => `computer-lab-${name}`);
const games = ['football', 'cricket', 'basketball'].map((name) => `sports-${name}`);

onAnyEngine((open) => {
  test('a school with only a name still has readable pages', async () => {
    const database = await open();
    const site = await openSite(database, {}, { school: false });
    await createSchool(database.writes, SCHOOL, NOW, { name: 'Sample School' });
    await site.services.revisions.refresh();
    for (const page of CONTENT_PAGES) {
      const { main, text, scripts, links, headings } = await read(site, page);
      expect(headings, page).toHaveLength(1);
      expect(text, page).not.toMatch(
        /undefined|null|NaN|\[object|\( *\)|‘’|“”|\b(call|write to|from|costs|at) [.,]/,
      );
      expect(main, page).not.toMatch(/<(p|h[1-6]|li|dd|ul|ol|dl|figure)\b[^>]*><\/\1>/);
      expect(main, page).not.toMatch(/<img|src=""|href=""/);
      expect(
        links.filter((href) => /^(tel|mailto):$/.test(href)),
        page,
      ).toEqual([]);
      expect(scripts, page).toEqual([]);
    }
  });

  test('no link of a content page is dead, nor its anchor', async () => {
    const site = await openSite(await open());
    const targets = new Set<string>();
    for (const page of CONTENT_PAGES) {
      for (const href of (await read(site, page)).links) {
        if (href.startsWith('#')) targets.add(pageAddress(page) + href);
        else if (href.startsWith('/')) targets.add(href);
      }
    }
    expect([...targets].filter((target) => target.includes('#')).length).toBeGreaterThan(5);
    for (const target of targets) {
      const [path, anchor] = target.split('#') as [string, string?];
      const response = await site.get(path);
      expect(response.status, target).toBe(200);
      if (anchor) expect(await response.text(), target).toContain(` id="${anchor}"`);
    }
  });

  test('the facilities are six sections, each with its picture, and a strip of links to them', async () => {
    const site = await openSite(await open());
    await fillSlots(site, ZONES);
    const { sections, links, main } = await read(site, 'facilities');
    expect(sections.filter((id) => ZONES.includes(id))).toEqual(ZONES);
    expect(links.filter((href) => href.startsWith('#'))).toEqual(ZONES.map((zone) => `#${zone}`));
    for (const zone of ZONES) {
      const section = new RegExp(`<section id="${zone}"[^]*?</section>`).exec(main)?.[0];
      expect(section, zone).toContain(`alt="Picture of ${zone}"`);
      expect(section, zone).toContain('<h2');
    }
    expect(links).toEqual(expect.arrayContaining([pageAddress('computerLab'), pageAddress('sports')]));
  });

  test('each stage has its ages, programme and admission, and links to its neighbours', async () => {
    const site = await openSite(await open());
    const stages = [
      { page: 'earlyLearning', says: ['3–5', 'Nursery', 'Primary Years Programme'], to: ['primary'] },
      {
        page: 'primary',
        says: ['6–11', 'Kindergarten to Class 5', 'follows the Primary Years Programme'],
        to: ['earlyLearning', 'middle'],
      },
      {
        page: 'middle',
        says: ['11–14', 'Classes 6–8', 'follows the Middle Years Programme'],
        to: ['primary'],
      },
    ] as const;
    for (const { page, says, to } of stages) {
      const { main, text, links } = await read(site, page);
      for (const words of says) expect(text, page).toContain(words);
      expect(text, page).not.toMatch(/authori[sz]ed|accredited|IB World School/i);
      expect(links, page).toContain(pageAddress('admissionProcess'));
      const nav = /<nav[^>]*aria-label="Stages of learning"[^]*?<\/nav>/.exec(main)![0];
      const neighbours = [...nav.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(neighbours, page).toEqual(to.map((other) => pageAddress(other)));
    }
  });

  test('getting started shows the mission as a heading and links to the stages and to admission', async () => {
    const site = await openSite(await open());
    const { main, links } = await read(site, 'gettingStarted');
    const headings = [...main.matchAll(/<h2[^>]*>([^]*?)<\/h2>/g)].map(([, inner]) =>
      inner!.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' '),
    );
    expect(headings).toContain('A Gateway for Knowledge &amp; Wisdom');
    const pages = ['earlyLearning', 'primary', 'middle', 'admissionProcess'] as const;
    expect(links).toEqual(expect.arrayContaining(pages.map((page) => pageAddress(page))));
  });

  test.each([
    ['computerLab', lab],
    ['sports', games],
  ] as const)(
    '%s shows its photos as links to the files, each with its alternative text',
    async (page, slots) => {
      const site = await openSite(await open());
      await fillSlots(site, slots);
      const { main, scripts } = await read(site, page);
      const tiles = [...main.matchAll(/<li[^>]*><a href="(\/api\/image\/[^"?]+)">[^]*?<\/li>/g)];
      expect(tiles.map(([, href]) => href)).toHaveLength(slots.length);
      expect(new Set(tiles.map(([, href]) => href)).size).toBe(slots.length);
      for (const [index, [tile, href]] of tiles.entries()) {
        expect(tile).toContain(`alt="Picture of ${slots[index]}"`);
        expect(tile).toMatch(/<p>[^<]+<\/p>/);
        expect((await site.get(href!)).headers.get('content-type')).toBe('image/jpeg');
      }
      expect(scripts).toHaveLength(1);
    },
  );

  test('a missing photo leaves the others', async () => {
    const site = await openSite(await open());
    await fillSlots(site, lab.slice(1));
    const { main } = await read(site, 'computerLab');
    expect(main.match(/<a href="\/api\/image\//g)).toHaveLength(4);
  });

  test('the thank-you picture links home and says so; without it a text link does', async () => {
    const site = await openSite(await open());
    const before = await read(site, 'thankYou');
    expect(before.main).toMatch(/<a [^>]*href="\/"[^>]*>[^<]*home page/);
    await fillSlots(site, ['thank-you']);
    const { main } = await read(site, 'thankYou');
    const link = /<a [^>]*href="\/"[^>]*><span[^]*?<\/a>/.exec(main)?.[0];
    expect(link).toMatch(/alt="[^"]*home page[^"]*"/);
  });
});
