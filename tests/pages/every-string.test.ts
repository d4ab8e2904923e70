import { expect, test } from 'vitest';
import { type PageName, pages } from '#app/addresses.ts';
import { en as words } from '#app/words/en.ts';
import { seedPages } from '#app/features/pages/seed-pages.server.ts';
import { publishOneOfEverything } from '#tests/support/content/one-of-everything.ts';
import { literalsIn } from '#tests/support/content/string-literals.ts';
import { openSqliteCopy } from '#tests/support/database/engines.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { STARTER_OPTIONS } from '#tests/support/staff/open-pages.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

/** For developers; not linked for families. */
const FOR_DEVELOPERS: PageName[] = ['apiDocs', 'styleguide'];

/** Names that are the same in every language, short months, and the search term. */
const NAMES = ['API', ...Array.from({ length: 12 }, (_, month) => words.dates.month(month + 1)), 'xyzzy'];

/**
 * The segments of a text: between its facts, and sentence by sentence, because a sentence with an empty fact
 * is left out.
 */
const segmentsOf = (text: string): string[] =>
  text
    .split(/\{[^}]*\}|\n+|\s*\|\s*|(?<=[.?!:])\s+/)
    .map((segment) => plain(segment))
    .filter((segment) => /\p{L}/u.test(segment));

/** Whole words only: otherwise the letters of any word could be found somewhere. */
const wholeWords = (segment: string) => {
  const escaped = segment.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const [before, after] = [
    /^\p{L}/u.test(segment) ? '(?<!\\p{L})' : '',
    /\p{L}$/u.test(segment) ? '(?!\\p{L})' : '',
  ];
  return new RegExp(before + escaped + after, 'gu');
};

const plain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const decoded = (html: string) =>
  html
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'");

/** The text that is visible or read out on a page. */
function visibleIn(html: string): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style)[^>]*>[^]*?<\/\1>/g, ' ')
    .replaceAll('<!-- -->', '');
  const attributes = [...body.matchAll(/ (?:alt|aria-label|title|placeholder)="([^"]+)"/g)].map(
    ([, value]) => value!,
  );
  const texts = body.split(/<[^>]*>/);
  return [...new Set([...attributes, ...texts].map((text) => plain(decoded(text))))].filter((text) =>
    /\p{L}/u.test(text),
  );
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') {
    // Sections are JSON within a text.
    if (/^[[{]"?/.test(value) && value.includes('"kind"')) return stringsIn(JSON.parse(value));
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Everything that the school has written, and nothing else. */
async function contentOf({ services }: TestSite): Promise<string[]> {
  const { reads } = services.database;
  const [items, schools, files] = await Promise.all([
    reads.selectFrom('content_items').select(['title', 'fields']).execute(),
    reads.selectFrom('schools').select('code').execute(),
    reads.selectFrom('attachments').select(['alt', 'caption']).execute(),
  ]);
  return [
    ...items.flatMap(({ title, fields }) => [title, ...stringsIn(JSON.parse(fields))]),
    ...schools.map(({ code }) => code),
    ...files.flatMap(({ alt, caption }) => [alt, caption]),
  ];
}

test('all text that a family reads is the school’s, or from the words', async () => {
  const database = await openSqliteCopy();
  const site = await openSite(database);
  await seedPages(database.writes, STARTER_OPTIONS);
  const ids = await publishOneOfEverything(database, 'ours');
  await site.services.revisions.refresh();
  const written = await contentOf(site);
  const sourceSegments = [
    ...new Set([...written, ...literalsIn('app/words', 'content/en/facts.ts'), ...NAMES].flatMap(segmentsOf)),
  ].toSorted((one, other) => other.length - one.length);
  const whole = written.map(plain).join('\n');
  const addresses = [
    ...(Object.keys(pages) as PageName[])
      .filter((page) => !FOR_DEVELOPERS.includes(page))
      .map((page) => pages[page].path),
    `/SubGallery?id=${ids.albums}`,
    `/NewsArticle?id=${ids.news}`,
    `/Event?id=${ids.events}`,
    '/Gallery?q=xyzzy',
    '/Calendar?view=list',
    '/AdmissionProcess?born=2020-05-05',
    '/nothing',
  ];
  const foreignIn = (html: string) =>
    visibleIn(html).filter((text) => {
      if (whole.includes(text)) return false;
      // The printed page shows its own address.
      let left = text.replaceAll(/https:\/\/school\.example\S*/g, ' ');
      for (const segment of sourceSegments)
        if (left.includes(segment)) left = left.replaceAll(wholeWords(segment), ' · ');
      // Times and units have a letter or two: 9:30 AM.
      return /\p{L}{3,}/u.test(left);
    });
  for (const address of addresses) {
    const html = await (await site.get(address)).text();
    expect(foreignIn(html), address).toEqual([]);
    // Checks that a text written into a page by a developer would be found.
    const planted = html.replace('</main>', '<p>Our zebras welcome you</p><img alt="A zebra"/></main>');
    expect(foreignIn(planted), address).toEqual(['A zebra', 'Our zebras welcome you']);
  }
});
