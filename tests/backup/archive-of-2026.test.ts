import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en as prose } from '#content/en/index.ts';
import { en as words } from '#app/words/en.ts';
import { notationFrom } from '#app/core/text/rich/notation.ts';
import { isRich } from '#app/core/text/rich/rich-text.ts';
import { seedPages } from '#app/features/pages/seed-pages.server.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { menus } from '#app/features/pages/menu/content-type.ts';
import { shownNow } from '#app/publishing/live.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { restoreInto } from '#tests/support/database/backup.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { type Answers, publicAnswers } from '#tests/support/content/public-answers.ts';
import { joinAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { covers } from '#tests/support/http/covers.ts';

covers();

/**
 * A small school as it was kept in November 2026, when each kind of content had a table of its own: of everything a
 * draft, one published twice, one with a draft above it, one that comes later, one that ends, one taken back and one
 * thrown away, albums by the way of a phone; and beside it all that families and the office were shown of it then.
 */
const archive = 'tests/fixtures/school-of-2026.tar';
const then = JSON.parse(readFileSync('tests/fixtures/school-of-2026.json', 'utf8')) as {
  now: string;
  answers: Answers;
  /** What the form of each item held. */
  forms: Record<string, Record<string, string>>;
  /** The ids of what stood in each list of the studio. */
  lists: Record<string, string>;
  versions: { owner_id: string; number: number; reason: string; staff_name: string; fields: string }[];
};

/** What was added on purpose since then: the calendar, its place in the menu, in the footer and in the sitemap; a word on what is counted. */
const NEW_PAGES = ['/Calendar', '/Event'];
const ADDED =
  / How often each page is read is counted too,[^.]*\. Nothing is noted of who read it\.| \[\/Calendar\] Calendar(?= )|<url><loc>[^<]*\/Calendar<\/loc>.*?<\/url>\n/g;

/** And the second language: the way to it, what is said of a text that is in Hindi alone, and its addresses. */
const withoutHindi = (answer: string) =>
  answer
    .replaceAll(/ \[\/hi[^\]]*\] हिन्दी(?= )| Only in Hindi(?= )/g, '')
    .replaceAll(/<url><loc>[^<]*\/hi(?:\/[^<]*)?<\/loc>(?:(?!<\/url>).)*<xhtml:link.*?<\/url>\n/g, '')
    .replaceAll(/<xhtml:link[^>]*>| xmlns:xhtml="[^"]*"/g, '')
    .replaceAll(/(<loc>[^<]*)\/hi(?=\/)/g, '$1');

/** What is told no longer, of a school that names no shop to get the app from. */
const REMOVED = / Today The parents’ app Assignments,[^.]*\.(?= School code)/g;

/** Without scripts a text with bold words and lists is written with signs now, and no longer as HTML. */
const asWrittenNow = (form: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, isRich(value) ? notationFrom(value) : value]),
  );

onAnyEngine((_open, engine) => {
  async function movedIn() {
    const { database, home } = await restoreInto(engine, archive);
    const site = await openSite({ ...database, where: home }, {}, { school: false });
    site.clock.now = new Date(then.now);
    // As the server does when it starts: what the pages said in code, they say by themselves from now on.
    await seedPages(database.writes, { schoolCode: SCHOOL, words, prose, now: site.clock.now });
    await site.services.revisions.refresh();
    return { site, database };
  }

  test('families are told what they were told by the version that wrote the archive', async () => {
    const { site } = await movedIn();
    const named = (prefix: string) =>
      Object.keys(then.answers).flatMap((path) =>
        path.startsWith(prefix) ? [path.slice(prefix.length)] : [],
      );
    const now = await publicAnswers(site, {
      news: named('/NewsArticle?id='),
      albums: named('/SubGallery?id='),
    });
    expect(Object.keys(now).filter((path) => !NEW_PAGES.includes(path))).toEqual(Object.keys(then.answers));
    for (const [path, answer] of Object.entries(then.answers))
      expect(tidy(withoutHindi(now[path]!).replaceAll(ADDED, '')), path).toBe(
        tidy(answer.replaceAll(REMOVED, '')),
      );
  });

  test('the office finds every draft, schedule, version and thrown-away item where it was', async () => {
    const { site, database } = await movedIn();
    const { cookie } = await joinAs(site, 'editor', { email: 'new@school.example' });
    const studio = openStudio(site, cookie);
    for (const [address, form] of Object.entries(then.forms))
      expect(await studio.fieldsAt(address), address).toMatchObject(asWrittenNow(form));
    for (const [list, ids] of Object.entries(then.lists)) {
      const [type, state] = list.split(' ');
      const html = await (await studio.get(`/studio/content/${type}?state=${state}`)).text();
      expect(idsIn(html).sort().join(' '), list).toBe(ids);
    }
    const versions = await database.reads
      .selectFrom('content_versions')
      .select(['owner_id', 'number', 'reason', 'staff_name', 'fields'])
      // Which have their first version since then.
      .where('owner_type', 'not in', [pages.name, menus.name])
      .orderBy('owner_id')
      .orderBy('number')
      .execute();
    expect(versions).toEqual(then.versions);
  });

  test('what was public then stays so, and says that nobody was asked or who answered in its album', async () => {
    const { site } = await movedIn();
    const shown = await site.services.database.reads
      .selectFrom('media_files')
      .select(['id', 'consent', 'consent_by'])
      .where('kind', '=', 'image')
      .where(shownNow(SCHOOL, site.clock.now))
      .execute();
    const consents = new Set(shown.map(({ consent, consent_by }) => `${consent} ${consent_by !== ''}`));
    expect([...consents].sort()).toEqual(['before false', 'everyone true']);
  });
});

/** React parts two texts with a comment, which the archive told as a space. */
const tidy = (answer: string) => answer.replaceAll(' , ', ', ');

const idsIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/\/studio\/(?:content\/[a-z]+|albums)\/([0-9a-z]{20,30})/g)].map(([, id]) => id!),
  ),
];
