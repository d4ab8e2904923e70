import { expect, test } from 'vitest';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { audit as hindiWords } from '#app/studio/words/hi/audit.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { createTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/studio/audit', '/studio/welcome');

/** An action of a former member of staff. */
const auditEntry = (number: number, more: { type?: string; schoolCode?: string; now?: Date } = {}) => ({
  staff: { id: 'gone', name: 'Ravi', schoolCode: more.schoolCode ?? SCHOOL },
  now: more.now ?? new Date(NOW.getTime() - (number + 1) * 1000),
  action: 'publish',
  subject: { type: more.type ?? 'news', id: `n${number}`, title: `Story ${number}.` },
});

async function read(site: TestSite, path: string, cookie: string) {
  const page = await (await site.get(path, { cookie })).text();
  const older = /href="([^"]*after=[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
  const stories = [...page.matchAll(/<q>Story (\d+)\.<\/q>/g)].map(([, number]) => Number(number));
  return { page, stories, older: older && `/studio/audit${older.replace(/^[^?]*/, '')}` };
}

onAnyEngine((open) => {
  test('the log is read newest first, page by page, none twice and none missing while more is written', async () => {
    const database = await open();
    const site = await openSite(database);
    const { cookie } = await signInAs(site, 'administrator');
    // Many at the same instant: their ids decide.
    for (let number = 0; number < 60; number++)
      await recordAudit(database.writes, auditEntry(number, { now: new Date(NOW.getTime() - 5000) }));
    for (let number = 60; number < 120; number++) await recordAudit(database.writes, auditEntry(number));

    const seen: number[] = [];
    let path: string | undefined = '/studio/audit?kind=news';
    let pages = 0;
    for (; path; pages++) {
      const { stories, older } = await read(site, path, cookie);
      seen.push(...stories);
      await recordAudit(database.writes, auditEntry(1000 + pages, { now: NOW }));
      path = older;
    }
    expect(pages).toBe(3);
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    expect(seen.slice(60)).toEqual(Array.from({ length: 60 }, (_, index) => 60 + index));
  });

  test('it is filtered by person and by item; former staff are still named', async () => {
    const database = await open();
    await createTestSchool(database, 'OTHER');
    const site = await openSite(database);
    const { cookie, id } = await signInAs(site, 'administrator');
    await recordAudit(database.writes, auditEntry(1));
    await recordAudit(database.writes, auditEntry(2, { type: 'albums' }));
    await recordAudit(database.writes, auditEntry(3, { schoolCode: 'OTHER' }));
    const stories = async (query: string) => (await read(site, `/studio/audit${query}`, cookie)).stories;
    expect(await stories('')).toEqual([1, 2]);
    expect(await stories('?person=gone&kind=albums')).toEqual([2]);
    expect(await stories(`?person=${id}`)).toEqual([]);
    expect(await stories('?after=nonsense&kind=&person=')).toEqual([1, 2]);
    const { page } = await read(site, '/studio/audit', cookie);
    expect(page).toMatch(/<option value="gone"[^>]*>Ravi<\/option>/);
  });

  test('an entry shows what changed, before and after, and escapes all text', async () => {
    const database = await open();
    const site = await openSite(database);
    const { cookie } = await signInAs(site, 'administrator');
    await recordAudit(database.writes, {
      ...auditEntry(1),
      before: { title: 'Old & grey', publishFrom: '2026-11-14T18:45:00.000Z', pinned: false, same: 1 },
      after: { title: '<script>x</script>', publishFrom: null, pinned: true, same: 1 },
    });
    const { page } = await read(site, '/studio/audit?kind=news', cookie);
    const cells = [
      ...page.matchAll(/<tr><th scope="row">(.*?)<\/th><td[^>]*>(.*?)<\/td><td[^>]*>(.*?)<\/td><\/tr>/g),
    ];
    expect(cells.map(([, ...row]) => row)).toEqual([
      ['Title', 'Old &amp; grey', '&lt;script&gt;x&lt;/script&gt;'],
      ['Publish from', '15 Nov 2026, 12:15 AM', '–'],
      ['Pinned', 'no', 'yes'],
    ]);
  });

  test('the name of a kind is true of entries from before the profile and the look were content', async () => {
    const database = await open();
    const site = await openSite(database);
    const { cookie } = await signInAs(site, 'administrator');
    const entries = [
      ['edit', 'school', 'LFIS'],
      ['go-public', 'school', 'LFIS'],
      ['change-look', 'look', 'river, round, round'],
      ['keep-try', 'look', 'Blue'],
    ] as const;
    for (const [action, type, title] of entries)
      await recordAudit(database.writes, { ...auditEntry(1), action, subject: { type, id: title, title } });
    const kindsIn = async (kind: string) => {
      const { page } = await read(site, `/studio/audit?kind=${kind}`, cookie);
      const shown = [
        ...page.matchAll(
          /<q>[^<]*<\/q><\/b><small><time[^>]*>[^<]*<\/time> ·(?:\s|<!-- -->)*<span>([^<]*)<\/span>/g,
        ),
      ];
      return shown.map(([, name]) => name);
    };
    expect(await kindsIn('school')).toEqual(['School and site', 'School and site']);
    expect(await kindsIn('look')).toEqual(['Saved and earlier looks', 'Saved and earlier looks']);
    const hindi = { school: 'स्कूल और साइट', look: 'सेव किए हुए और पहले के रूप' };
    expect({ school: hindiWords.kindName('school'), look: hindiWords.kindName('look') }).toEqual(hindi);
  });
});
