import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { restoreInto } from '#tests/support/backup.ts';
import { openSite } from '#tests/support/built-site.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { type Answers, publicAnswers } from '#tests/support/public-answers.ts';
import { joinAs } from '#tests/support/staff.ts';
import { openStudio } from '#tests/support/studio-forms.ts';

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

onEachEngine((_open, engine) => {
  async function movedIn() {
    const { database, home } = await restoreInto(engine, archive);
    const site = await openSite({ ...database, where: home }, {}, { school: false });
    site.clock.now = new Date(then.now);
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
    expect(Object.keys(now)).toEqual(Object.keys(then.answers));
    for (const [path, answer] of Object.entries(then.answers)) expect(now[path], path).toBe(answer);
  });

  test('the office finds every draft, schedule, version and thrown-away item where it was', async () => {
    const { site, database } = await movedIn();
    const { cookie } = await joinAs(site, 'editor', { email: 'new@school.example' });
    const studio = openStudio(site, cookie);
    for (const [address, form] of Object.entries(then.forms))
      expect(await studio.fieldsAt(address), address).toMatchObject(form);
    for (const [list, ids] of Object.entries(then.lists)) {
      const [type, state] = list.split(' ');
      const html = await (await studio.get(`/studio/content/${type}?state=${state}`)).text();
      expect(idsIn(html).sort().join(' '), list).toBe(ids);
    }
    const versions = await database.reads
      .selectFrom('content_versions')
      .select(['owner_id', 'number', 'reason', 'staff_name', 'fields'])
      .orderBy('owner_id')
      .orderBy('number')
      .execute();
    expect(versions).toEqual(then.versions);
  });
});

const idsIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/\/studio\/(?:content\/[a-z]+|albums)\/([0-9a-z]{20,30})/g)].map(([, id]) => id!),
  ),
];
