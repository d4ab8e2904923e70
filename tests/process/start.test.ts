import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makePublic } from '../../scripts/lib/make-public.ts';
import { createTestSchool, SCHOOL } from '#tests/support/content/school.ts';
import { emptyServerData, migratedServerData } from '#tests/support/database/server-data.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import {
  type PublicSchool,
  publicSchool,
  rowCounts,
  storedFiles,
  tableFingerprints,
} from '#tests/support/content/school-snapshot.ts';
import { launchServer, startServer, whenOpen } from '#tests/support/http/server-process.ts';
import { longTest, runsEverything } from '#tests/support/tier.ts';

/** Every file goes through the real upload path, some several times: a busy machine needs longer. */
const FILLING = { timeout: 240_000 };

onAnyEngine((_open, engine) => {
  test(
    'a first start prints in three lines its address, where mail goes and the administrator’s link, and creates the demo school; a second changes nothing',
    FILLING,
    async () => {
      const home = await emptyServerData(engine);
      const first = await startServer(home.settings);
      expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
      expectTheWholeDemoSchool(await publicSchool(first.url));
      expect(await first.stop()).toEqual({ code: 0, signal: null });
      const [open, mail, administrator, ...more] = first.stdout().split('\n');
      expect(open).toBe(`The site is running at http://localhost:${first.port}/  (stop with Ctrl+C)`);
      expect(mail).toBe(
        `No mail server is set (SMTP_HOST): e-mails are written to ${join(home.dataDir, 'mail')}`,
      );
      expect(administrator).toMatch(/first administrator: http:\S+\/studio\/welcome\?code=[\w-]{32}$/);
      expect(more).toEqual(['']);

      expect(first.stderr()).toBe('The sample school is ready.\n');

      // All but the code for the first administrator: each start prints a new one.
      const rowsNow = async () => ({
        ...(await tableFingerprints(home.open())),
        staff_invitations: undefined,
        // It says when it was last used.
        page_dictionaries: undefined,
      });
      const rows = await rowsNow();
      const files = storedFiles(home.dataDir);
      const second = await startServer(home.settings);
      expect(await second.stop()).toEqual({ code: 0, signal: null });
      expect(await rowsNow()).toEqual(rows);
      expect(storedFiles(home.dataDir)).toEqual(files);
      expect(second.stderr()).toBe('');
    },
  );

  longTest(
    'a first start that is killed again and again is completed by the next',
    { timeout: 240_000 },
    async () => {
      const undisturbed = await emptyServerData(engine);
      const reference = await startServer(undisturbed.settings);
      const wanted = await publicSchool(reference.url);
      await reference.stop();

      const allFiles = Object.keys(storedFiles(undisturbed.dataDir));

      const home = await emptyServerData(engine);
      for (const files of [1, 12, allFiles.length]) {
        const doomed = launchServer(home.settings);
        await untilStored(home.dataDir, files);
        expect(await doomed.stop('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
      }
      const last = await startServer(home.settings);
      expect(await publicSchool(last.url)).toEqual(wanted);
      await last.stop();
      expect(Object.keys(storedFiles(home.dataDir))).toEqual(allFiles);
      expect(await rowCounts(home.open())).toEqual(await rowCounts(undisturbed.open()));
    },
  );

  longTest(
    'two servers that start at the same moment both come up, and the school is filled in once',
    FILLING,
    async () => {
      const home = await emptyServerData(engine);
      const launched = [launchServer(home.settings), launchServer(home.settings)];
      const [one, other] = await Promise.all(launched.map(whenOpen));
      const school = await publicSchool(one!.url);
      expectTheWholeDemoSchool(school);
      expect(await publicSchool(other!.url)).toEqual(school);
      await Promise.all(launched.map((server) => server.stop()));
      expect(launched.map((server) => server.stderr()).join('')).toBe('The sample school is ready.\n');

      const revisions = await home.open().reads.selectFrom('content_revisions').selectAll().execute();
      expect(revisions).toMatchObject([{ school_code: 'LFIS', revision: 1 }]);
    },
  );

  test.runIf(runsEverything && engine === 'postgres')(
    'a server that starts while another fills in the school waits for it, longer than a query may take',
    FILLING,
    async () => {
      const home = await migratedServerData(engine);
      const database = home.open();
      await createTestSchool(database);
      const other = await database.writes.startTransaction().execute();
      await other
        .insertInto('content_revisions')
        .values({ school_code: SCHOOL, revision: 1, changed_at: new Date().toISOString() })
        .execute();
      const waiting = launchServer({ ...home.settings, DEMO_SCHOOL: 'off' });
      await wait(25_000);
      await other.rollback().execute();
      const { url } = await whenOpen(waiting);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      await waiting.stop();
    },
  );

  test('with DEMO_SCHOOL=off the school is empty, and its pages exist once it is public', async () => {
    const home = await emptyServerData(engine);
    const server = await startServer({ ...home.settings, DEMO_SCHOOL: 'off' });
    for (const page of ['/', '/Gallery']) expect((await fetch(server.url + page)).status, page).toBe(403);
    await makePublic(home.open(), [server.url]);
    for (const page of ['/', '/Gallery']) expect((await fetch(server.url + page)).status, page).toBe(200);
    for (const [list, items] of Object.entries(await publicSchool(server.url)))
      expect(items, list).toEqual([]);
    expect(existsSync(join(home.dataDir, 'media'))).toBe(false);
  });
});

function expectTheWholeDemoSchool(school: PublicSchool): void {
  expect(school.albums.length).toBeGreaterThanOrEqual(24);
  expect(new Set(school.albums.map((album) => album.date!.slice(0, 4))).size).toBe(4);
  for (const { _id, attachments } of school.albums) {
    expect(attachments!.length, _id).toBeGreaterThanOrEqual(6);
    expect(attachments!.length, _id).toBeLessThanOrEqual(20);
  }
  expect(school.news.length).toBeGreaterThanOrEqual(30);
  expect(school.highlights).toHaveLength(8);
  expect(school.notifications).toHaveLength(3);
  expect(school.registrations).toHaveLength(1);
  expect(school.videos).toHaveLength(10);
  expect(school.leadership).toHaveLength(3);
}

async function untilStored(dataDir: string, files: number): Promise<void> {
  const stored = () => (existsSync(join(dataDir, 'media')) ? Object.keys(storedFiles(dataDir)).length : 0);
  while (stored() < files) await wait(2);
}
