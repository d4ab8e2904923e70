import { describe, expect, onTestFinished, test } from 'vitest';
import { findType } from '#app/content-types.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { startProvider } from '#app/importing/tests/support/provider.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { workerOf } from '#tests/support/staff/site-with-mail.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/SubGallery',
  '/api/news',
  '/studio/audit',
  '/studio/content/:type/:id',
  '/studio/move-in',
  '/studio/move-in/move',
  '/studio/move-in/passed/:of',
  '/studio/move-in/report',
  '/studio/move-in/step',
);

const TOKEN = 'a-token-nobody-sees-again';
const idOf = (item: { _id: string } | undefined): string => {
  const { _id: id = '' } = item ?? {};
  return id;
};
const PAGES = ['', '/move', '/report', '/step', '/passed/look', '/passed/move'].map(
  (path) => `/studio/move-in${path}`,
);

onAnyEngine((open) => {
  describe('importing', () => {
    async function begin(counts: Parameters<typeof startProvider>[0] = {}) {
      const provider = await startProvider({ school: SCHOOL, ...counts });
      onTestFinished(() => provider.stop());
      const database: TestDatabase = await open();
      const site = await openSite(database, { IMPORT_HOSTS: provider.host });
      const { cookie } = await signInAs(site, 'administrator', { name: 'Asha' });
      const { runDue, passTime } = workerOf(site);
      const opened = openStudio(site, cookie);
      const studio = {
        ...opened,
        // No two presses happen in the same millisecond.
        post: async (...args: Parameters<typeof opened.post>) => {
          passTime(1000);
          return opened.post(...args);
        },
      };
      const read = async (path: string) => {
        passTime(1000);
        await site.services.revisions.refresh();
        const answer = await studio.get(path);
        expect(answer.status, path).toBe(200);
        return (await answer.text()).replaceAll('<!-- -->', '');
      };
      const dryRun = (more: Record<string, string> = {}) =>
        studio.post('/studio/move-in', {
          intent: 'look',
          address: provider.address,
          schoolThere: SCHOOL,
          since: '',
          ...more,
        });
      const count = async (table: 'content_items' | 'media_files' | 'imported_items') => {
        const row = await database.reads
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return Number(row.count);
      };
      const everything = async () => [
        await count('content_items'),
        await count('media_files'),
        await count('imported_items'),
      ];
      const importAll = async () => {
        await dryRun();
        await runDue();
        await studio.post('/studio/move-in', { intent: 'move' });
        await runDue();
      };
      return { provider, database, site, studio, runDue, passTime, read, dryRun, everything, importAll };
    }

    test('an unreadable address is reported once, with what to do and which sites are supported', async () => {
      const { database, dryRun, read, studio } = await begin();
      expect(await read('/studio/move-in')).toContain(
        'WordPress, Wix, Google Sites and similar sites cannot be imported.',
      );
      const fail = async (reason: string, detail: string) => {
        await dryRun();
        const failed = { there: 0, unchanged: 0, coming: 0, passed: 0, gone: 0, failed: { reason, detail } };
        const lists = JSON.stringify(
          Object.fromEntries(['news', 'albums', 'videos'].map((kind) => [kind, failed])),
        );
        const ended = {
          state: 'failed' as const,
          trouble: reason,
          lists,
          ended_at: new Date().toISOString(),
        };
        await database.writes.updateTable('imports').set(ended).where('state', '=', 'running').execute();
        // The hydration data is not visible.
        return (await read('/studio/move-in')).replaceAll(/<script[^]*?<\/script>/g, '');
      };
      const wrongHost = await fail('list-unreachable', 'noHost');
      expect(wrongHost.match(/There is no website at [\w.]+:\d+\. Check the address/g)).toHaveLength(1);
      expect(wrongHost.match(/cannot be imported\./g)).toHaveLength(1);
      expect(wrongHost).not.toMatch(/noHost|<table/);
      expect(await fail('list-unreachable', 'lost')).toMatch(/[\w.]+:\d+ did not answer\. Try again later/);
      expect(await fail('list-not-json', '')).toMatch(/has no lists for the code “LFIS” that can be read/);
      expect(await fail('list-unreachable', 'HTTP 404')).toContain('Check the address and the school code');
      expect(await fail('not-allowed', 'HTTP 401')).toContain('Ask its provider for a token');
      const csv = await (await studio.get('/studio/move-in/passed/look')).text();
      expect(csv).toContain('"The old site refused access","HTTP 401"');
    });

    test('is for administrators only', async () => {
      const { site } = await begin();
      const editor = openStudio(site, (await signInAs(site, 'editor')).cookie);
      for (const page of PAGES) expect((await editor.get(page)).status, page).toBe(403);
      for (const page of PAGES.slice(0, 4))
        expect((await editor.post(page, { intent: 'look' })).status, page).toBe(403);
    });

    test('a dry run reports what would be imported and changes nothing; the token is in no answer', async () => {
      const { provider, dryRun, runDue, read, everything, site } = await begin();
      provider.set({ behaviour: 'needs-token', token: TOKEN });
      provider.add('news', { _id: 'theirs', title: 'Not ours', schoolcode: 'OTHER' });
      const before = await everything();
      expect((await dryRun({ token: TOKEN })).status).toBe(302);
      await runDue();
      expect(await everything()).toEqual(before);
      const page = await read('/studio/move-in');
      expect(page).toMatch(/Import \d+ items/);
      expect(page).toContain('Belongs to another school');
      expect(page).toContain('Visitors so far: 1,234');
      expect(page).toContain('Saved on');
      expect(page).toContain('left afterwards');
      const csv = await read('/studio/move-in/passed/look');
      expect(csv).toContain('"News","theirs","Not ours","Belongs to another school","OTHER"');
      for (const path of ['', '/move', '/report', '/step', '/passed/look'])
        expect(await read(`/studio/move-in${path}`)).not.toContain(TOKEN);
      expect(await read('/studio/audit')).not.toContain(TOKEN);
      expect(JSON.stringify(site.logged)).not.toContain(TOKEN);
    });

    test('a problem with the address is shown next to it, without the token', async () => {
      const { dryRun } = await begin();
      const answer = await dryRun({ address: 'http://provider.example', token: TOKEN, schoolThere: 'a b' });
      expect(answer.status).toBe(400);
      const page = await answer.text();
      expect(page).toContain('Enter an address that starts with https');
      expect(page).toContain('Use only letters');
      expect(page).not.toContain(TOKEN);
    });

    test('imported items are drafts until somebody gives consent by name', async () => {
      const { provider, studio, site, read, importAll, runDue } = await begin();
      await importAll();
      const [first, second] = provider.lists.albums;
      const album = `/SubGallery?id=${idOf(first)}`;
      expect((await site.follow(album)).status).toBe(404);
      const report = await read('/studio/move-in/report');
      expect(report).toContain('3 albums with 9 photos were public');
      expect(report).toContain('I confirm consent: Asha');
      const unsigned = await studio.post('/studio/move-in/report', { intent: 'release', for: 'all' });
      expect(unsigned.status).toBe(400);
      // Consent for all must be given explicitly.
      expect(report).toMatch(
        /<input type="radio" name="for" checked="" value="some"|value="some" checked=""/,
      );
      expect(await unsigned.text()).toMatch(/name="for" checked="" value="all"|value="all" checked=""/);

      const some = { intent: 'release', for: 'some', sign: 'yes' };
      expect((await studio.post('/studio/move-in/report', some)).status).toBe(400);
      expect((await studio.post('/studio/move-in/report', { ...some, album: idOf(second) })).status).toBe(
        302,
      );
      expect(await read('/studio/move-in/report')).toContain('is being published, one item after another');
      await runDue();
      expect(await read('/studio/move-in/report')).toContain('One album is published, 2 are still drafts.');
      expect((await site.follow(`/SubGallery?id=${idOf(second)}`)).status).toBe(200);
      expect((await site.follow(album)).status).toBe(404);

      const all = { intent: 'release', for: 'all', everything: 'yes', sign: 'yes' };
      expect((await studio.post('/studio/move-in/report', all)).status).toBe(302);
      await runDue();
      expect(await read('/studio/move-in/report')).toContain('Consent is confirmed for all imported albums.');
      expect((await site.follow(album)).status).toBe(200);
      expect(await (await site.get(`/api/news/${SCHOOL}`)).text()).toContain('Sample news 0');
      expect(await read('/studio/audit')).toContain('confirmed consent for what was imported from');
    });

    test('albums selected on one page are published with those of another', async () => {
      const { studio, site, read, importAll, runDue } = await begin({ albums: 31, photos: 1 });
      await importAll();
      const ticks = (page: string) =>
        [...page.matchAll(/<input type="checkbox"[^>]* name="album"[^>]* value="([^"]+)"/g)].map(
          ([, id]) => id!,
        );
      const [here] = ticks(await read('/studio/move-in/report'));
      const turn = { intent: 'turn', for: 'some', album: here!, everything: 'yes', sign: 'yes' };
      const second = await studio.post('/studio/move-in/report?page=2', turn);
      expect(second.status).toBe(200);
      const page = await second.text();
      expect(page).toContain('One album on another page is also ticked.');
      expect(page).toContain(`<input type="hidden" name="album" value="${here}"/>`);
      for (const name of ['everything', 'sign'])
        expect(page, name).toMatch(new RegExp(`<input[^>]* type="checkbox"[^>]* name="${name}" checked=""`));
      const [there] = ticks(page);
      expect(ticks(page)).toEqual([there]);

      const both = new FormData();
      for (const [name, value] of Object.entries({ intent: 'release', for: 'some', sign: 'yes' }))
        both.append(name, value);
      for (const id of [here!, there!]) both.append('album', id);
      expect((await studio.post('/studio/move-in/report?page=2', both)).status).toBe(302);
      await runDue();
      expect(await read('/studio/move-in/report')).toContain('2 albums are published, 29 are still drafts.');
      for (const id of [here, there])
        expect((await site.follow(`/SubGallery?id=${id}`)).status, id).toBe(200);
    });

    test('it can be paused, resumed and stopped', async () => {
      const { studio, read, dryRun, runDue, everything } = await begin();
      const postIntent = (intent: string) => studio.post('/studio/move-in/move', { intent });
      await dryRun();
      await runDue();
      await studio.post('/studio/move-in', { intent: 'move' });
      await postIntent('pause');
      const before = await everything();
      await runDue();
      expect(await everything()).toEqual(before);
      expect(await read('/studio/move-in/move')).toContain('Paused');
      // Changing the address would break the run.
      expect((await dryRun()).status).toBe(409);
      await postIntent('resume');
      await runDue();
      expect(await read('/studio/move-in/move')).toContain('Everything that can be imported is here');
      await studio.post('/studio/move-in', { intent: 'move' });
      await postIntent('stop');
      expect(await read('/studio/move-in/move')).toContain('What was imported stays here');
    });

    test('the events can be read back to the start', async () => {
      const { read, importAll } = await begin({ albums: 40 });
      await importAll();
      const linesIn = (page: string): string[] =>
        page.match(/<b>[^<]*<\/b><small><time [^>]*>[^<]*<\/time>/g) ?? [];
      const newest = await read('/studio/move-in/move');
      expect(linesIn(newest)).toHaveLength(20);
      const older = /href="(\/studio\/move-in\/move\?before=[^"]+)"/.exec(newest)![1]!;
      const rest = await read(older);
      expect(linesIn(newest).filter((line) => linesIn(rest).includes(line))).toEqual([]);
      // Each album and list, and who started it.
      expect(linesIn(rest).length).toBeGreaterThan(26);
      expect(rest).toContain('Asha started the import');
      expect(rest).not.toContain('Older entries');
      expect(linesIn(await read('/studio/move-in/move?before=nothing'))).not.toEqual([]);
    });

    test('skipped items are listed by reason, and can be retried', async () => {
      const { provider, studio, read, importAll, runDue, database } = await begin({ albums: 1 });
      const path = `${SCHOOL}/public/Images/missing-today.jpg`;
      provider.add('albums', { _id: 'gap', title: 'With a gap', date: '2025-11-01', attachments: [path] });
      await importAll();
      const report = await read('/studio/move-in/report?kind=files&reason=file-missing');
      expect(report).toContain('There is no picture at that address');
      expect(report).toContain(path);
      expect(await read('/studio/move-in/passed/move')).toContain(`"${path}"`);

      const { tinyJpeg } = await import('#app/importing/tests/support/tiny-jpeg.ts');
      provider.files.set(path, { body: tinyJpeg('mended') });
      const again = await studio.post('/studio/move-in/report', {
        intent: 'try-again',
        reason: 'file-missing',
      });
      expect(again.headers.get('location')).toBe('/studio/move-in/move');
      await runDue();
      expect(await read('/studio/move-in/report')).toContain('Nothing was skipped.');
      const photos = await database.reads
        .selectFrom('attachments')
        .select('media_id')
        .where('item_id', '=', 'gap')
        .execute();
      expect(photos).toHaveLength(1);
    });

    test('following: a change there is imported, one on both sides waits, a short list stops', async () => {
      const { provider, studio, site, read, importAll, runDue, passTime, database } = await begin({
        notifications: 10,
      });
      await importAll();
      const step = (fields: Record<string, string>) => studio.post('/studio/move-in/step', fields);
      const [story, other] = provider.lists.news;
      const news = findType('news')!;
      const titleOf = async (id: string) =>
        (await findWorkingCopy(database.reads, news, { schoolCode: SCHOOL, id }))?.fields.texts['title'];
      const form = `/studio/content/news/${idOf(other)}`;
      await studio.post(form, { ...(await studio.fieldsAt(form)), title: 'Ours by now', intent: 'save' });
      expect(await titleOf(idOf(other))).toBe('Ours by now');
      provider.edit('news', idOf(story), { title: 'Changed over there' });
      provider.edit('news', idOf(other), { title: 'Theirs by now' });
      provider.set({ behaviour: 'shorter-list', on: /notification/ });
      await step({ intent: 'follow', minutes: '15' });
      await runDue();
      expect(await titleOf(idOf(story))).toBe('Changed over there');
      expect(await titleOf(idOf(other))).toBe('Ours by now');
      const page = await read('/studio/move-in/step');
      expect(page).toContain('Last in sync');
      expect(page).toContain('suddenly shorter: Notices, 10 before, 6 now');
      expect(page).toMatch(/See 4 missing items<\/summary>.*>Sample notice 9<\/a>/s);
      expect(page).toContain('<ins>Ours</ins> <span>by now</span>');
      expect(page).toContain('<del>Theirs</del> <span>by now</span>');
      expect(page).toContain('News: Changed over there');

      await step({ intent: 'theirs', kind: 'news', id: idOf(other) });
      expect(await titleOf(idOf(other))).toBe('Theirs by now');
      expect((await step({ intent: 'theirs', kind: 'news', id: idOf(other) })).status).toBe(409);
      await step({ intent: 'shorter', kind: 'notifications' });
      await runDue();
      expect(await read('/studio/move-in/step')).not.toContain('suddenly shorter');

      // An outage there is shown here until it is over.
      provider.set('html');
      passTime(16 * 60_000);
      await runDue();
      expect(await read('/studio/move-in/step')).toContain('The last check (');
      await step({ intent: 'follow', minutes: '0' });
      expect(await read('/studio/move-in/step')).toContain('Sync is off');
      expect(site.logged.some(({ level }) => level === 50)).toBe(false);
    }, 120_000);

    test('the old count is added once, and enquiries are forwarded when somebody wants it', async () => {
      const { studio, read, dryRun, runDue } = await begin();
      await dryRun();
      await runDue();
      const step = (intent: string) => studio.post('/studio/move-in/step', { intent });
      expect(await read('/studio/move-in/step')).toContain('Add 1,234 visitors');
      await step('visits');
      await step('visits');
      expect(await read('/studio/move-in/step')).toContain('including 1,234 from the old site');
      expect(await read('/studio/move-in/step')).toContain('Enquiries are not forwarded');
      await step('forward');
      expect(await read('/studio/move-in/step')).toContain('Enquiries are also forwarded');
      await step('forward-off');
      expect(await read('/studio/move-in/step')).toContain('Enquiries are not forwarded');
    });
  });
});
