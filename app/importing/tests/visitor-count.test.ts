import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { en as prose } from '#content/en/index.ts';
import { seedPages } from '#app/features/pages/seed-pages.server.ts';
import { registerVisit } from '#app/features/visitors/commands.server.ts';
import { saveOldSite } from '#app/importing/old-site/old-site.server.ts';
import { takeOverVisitors } from '#app/importing/visitors/take-over.server.ts';
import { en as words } from '#app/words/en.ts';
import { NOW, SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { commandContextFor } from '#app/importing/tests/support/command-context.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/', '/:own', '/api/visitor');

const THERE = 184_302;
const CROWD = 300;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const secondProcess = fileURLToPath(import.meta.resolve('#tests/support/register-visits.ts'));

async function openWithOldCount(database: TestDatabase, visitorsThere: number | null) {
  const site = await openSite(database);
  const there = { address: 'https://old.school.example', schoolThere: 'LFIS', since: '', onlyTypes: [] };
  await saveOldSite(commandContextFor(site), there);
  await database.writes.updateTable('old_sites').set({ remote_visitors: visitorsThere }).execute();
  return site;
}

onAnyEngine((open) => {
  test('the old count is added exactly once, while visitors are counted and several people add it', async () => {
    const database = await open();
    const site = await openWithOldCount(database, THERE);
    const args = [
      secondProcess,
      JSON.stringify(database.where),
      SCHOOL,
      NOW.toISOString(),
      `${BROWSER} second`,
    ];
    const other = spawn(process.execPath, [...args, String(CROWD)], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(other.stdout, 'data');
    const over = once(other, 'close');
    other.stdin.end();
    const visits = Array.from({ length: CROWD }, (_, number) =>
      registerVisit(database.writes, SCHOOL, NOW, { address: '', userAgent: `${BROWSER} first ${number}` }),
    );
    const taken = await Promise.all(
      Array.from({ length: 5 }, () => takeOverVisitors(commandContextFor(site))),
    );
    expect((await Promise.all(visits)).every(({ counted }) => counted)).toBe(true);
    expect(await over).toEqual([0, null]);
    expect(taken.filter(Boolean)).toEqual([THERE]);
    expect(await takeOverVisitors(commandContextFor(site)), 'nor later').toBeUndefined();
    const { visitor_totals, visits_by_day, old_sites, audit_entries } = await allRows(database);
    expect(visitor_totals).toMatchObject([{ total: THERE + 2 * CROWD }]);
    expect(visits_by_day, 'by day stays what was counted here').toMatchObject([{ visits: 2 * CROWD }]);
    expect(old_sites).toMatchObject([{ imported_visitors: THERE, visitors_imported_at: NOW.toISOString() }]);
    expect(audit_entries!.filter(({ action }) => action === 'take-over-visitors')).toHaveLength(1);
  });

  test('later counts add nothing more; without a count, nothing is added', async () => {
    const database = await open();
    const site = await openWithOldCount(database, null);
    expect(await takeOverVisitors(commandContextFor(site))).toBeUndefined();
    expect((await allRows(database))['visitor_totals']).toEqual([]);
    for (const visitors of [10, 900]) {
      await database.writes.updateTable('old_sites').set({ remote_visitors: visitors }).execute();
      await takeOverVisitors(commandContextFor(site));
    }
    expect((await allRows(database))['visitor_totals']).toMatchObject([{ total: 10 }]);
    expect(() => takeOverVisitors(commandContextFor(site, 'editor'))).toThrow('only administrators');
  });

  test('the count is shown in both languages, on the page and in the API', async () => {
    const database = await open();
    const site = await openWithOldCount(database, THERE);
    await seedPages(database.writes, { schoolCode: SCHOOL, words, prose, now: NOW });
    await site.services.revisions.refresh();
    const home = async (path: string) => (await site.follow(path)).text();
    expect(await home('/')).not.toContain('old website');
    await takeOverVisitors(commandContextFor(site));
    await site.services.revisions.refresh();
    expect(await home('/')).toContain('Of these, 1,84,302 were counted on the school’s old website.');
    expect(await home('/hi')).toContain('1,84,302 की गिनती स्कूल की पुरानी वेबसाइट पर हुई थी');
    const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13) Chrome/140 Mobile' };
    const visit = await site.app.request('/visit', { method: 'POST', headers: browser });
    expect(await visit.json()).toEqual({ visitor: THERE + 1 });
    expect(await (await site.get('/api/visitor/LFIS')).json()).toEqual([{ visitor: THERE + 1 }]);
  });
});
