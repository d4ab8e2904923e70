import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openArchive } from '#app/features/backup/archive-reader.server.ts';
import { startBackgroundWork } from '#server/jobs/background-work.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { signInAs, postForm } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/studio/backup', '/studio/backup/:name');

const PAGE = '/studio/backup';

onAnyEngine((open) => {
  /** The archive is made from the database in the settings, so these must name it. */
  async function openStudio(settings: Record<string, string> = {}) {
    const database: TestDatabase = await open();
    const { dataDir, databaseUrl } = database.where;
    const site = await openSite(database, {
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...settings,
    });
    const { cookie } = await signInAs(site, 'administrator');
    const folder = join(dataDir, 'backups');
    return { site, folder, cookie, editor: (await signInAs(site, 'editor')).cookie };
  }

  const page = async (site: TestSite, cookie: string) => (await site.get(PAGE, { cookie })).text();

  /** Lets the site's own worker run due jobs; a minute passes. */
  async function work(site: TestSite): Promise<void> {
    const submit = async () => new Response();
    const worker = await startBackgroundWork(site.services, { submit });
    await vi.waitFor(async () => expect(await jobs(site, 'waiting')).toEqual([]), { timeout: 15_000 });
    await worker.stop(5000);
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  }

  const jobs = async (site: TestSite, state: 'waiting' | 'done' | 'dead') =>
    site.services.database.reads
      .selectFrom('jobs')
      .select('last_error')
      .where('kind', '=', 'make-backup')
      .where('state', '=', state)
      .execute();

  const auditEntries = (site: TestSite) =>
    site.services.database.reads
      .selectFrom('audit_entries')
      .select(['staff_name', 'action'])
      .where('subject_type', '=', 'backup')
      .orderBy('at')
      .execute();

  test('an administrator requests a backup, and downloads it completely', async () => {
    const { site, folder, cookie } = await openStudio();
    expect(await page(site, cookie)).toContain('No backups yet.');
    const pressed = await postForm(site, PAGE, {}, { cookie });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([302, PAGE]);
    const underWay = await page(site, cookie);
    expect(underWay).toContain('A backup is being made');
    expect(underWay).not.toContain('Make a backup now');

    await work(site);
    const [name] = readdirSync(folder);
    expect(name).toBe('LFIS-2026-11-15T1130.tar');
    const finished = await page(site, cookie);
    for (const text of [
      'The backup is ready',
      '15 Nov 2026, 11:30 AM',
      'The administrator',
      'Checked and complete',
      'Make a backup now',
    ])
      expect(finished).toContain(text);
    expect(finished).not.toContain('A backup is being made');

    const answer = await site.get(`${PAGE}/${name}`, { cookie });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/x-tar',
      'content-disposition': `attachment; filename="${name}"`,
      'x-robots-tag': 'noindex',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes).toHaveLength(Number(answer.headers.get('content-length')));
    const copy = join(folder, 'downloaded');
    writeFileSync(copy, bytes);
    const { manifest, close } = await openArchive(copy);
    await close();
    expect(manifest).toMatchObject({ school: 'LFIS', madeBy: 'The administrator' });

    // A resumed download counts as the same download.
    const rest = await site.get(`${PAGE}/${name}`, { cookie, range: 'bytes=512-1023' });
    expect(rest.status).toBe(206);
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(bytes.subarray(512, 1024));
    expect(await auditEntries(site)).toEqual([
      { staff_name: 'The administrator', action: 'make' },
      { staff_name: 'The administrator', action: 'download' },
    ]);
  });

  test('two requests at once make one backup', async () => {
    const { site, cookie } = await openStudio();
    await Promise.all([1, 2, 3].map(() => postForm(site, PAGE, {}, { cookie })));
    expect(await jobs(site, 'waiting')).toHaveLength(1);
    expect(await auditEntries(site)).toHaveLength(1);
    await work(site);
    await postForm(site, PAGE, {}, { cookie });
    expect(await jobs(site, 'waiting')).toHaveLength(1);
  });

  test('an editor, a stranger and another site get nothing and start nothing', async () => {
    const { site, folder, cookie, editor } = await openStudio();
    await postForm(site, PAGE, {}, { cookie });
    await work(site);
    const download = `${PAGE}/${readdirSync(folder)[0]}`;
    for (const path of [PAGE, download]) {
      expect((await site.get(path, { cookie: editor })).status).toBe(403);
      // The request that the studio's script makes.
      expect((await site.get(`${path}.data`, { cookie: editor })).status).toBe(403);
      const stranger = await site.get(path);
      expect([stranger.status, stranger.headers.get('location')]).toEqual([
        302,
        expect.stringContaining('/studio/sign-in'),
      ]);
    }
    expect((await postForm(site, PAGE, {}, { cookie: editor })).status).toBe(403);
    expect((await postForm(site, PAGE, {})).status).toBe(302);
    expect((await postForm(site, PAGE, {}, { cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect(await jobs(site, 'waiting')).toEqual([]);
    expect(await page(site, cookie)).toContain('href="/studio/backup"');
    expect(await (await site.get('/studio', { cookie: editor })).text()).not.toContain(PAGE);
  });

  test('only backup files can be requested', async () => {
    const { site, folder, cookie } = await openStudio();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'notes.txt'), 'secret');
    const names = [
      'notes.txt',
      'LFIS-2026-11-15T0000.tar',
      '..%2Fschool.sqlite',
      'LFIS-2026-11-15T0930.tar.0.part',
    ];
    for (const name of names) expect((await site.get(`${PAGE}/${name}`, { cookie })).status, name).toBe(404);
  });

  test('a failure is shown, leaves nothing behind, and can be retried', async () => {
    const { site, folder, cookie } = await openStudio();
    // A file is in the place of the folder.
    writeFileSync(folder, '');
    await postForm(site, PAGE, {}, { cookie });
    await work(site);
    expect(await jobs(site, 'dead')).toEqual([{ last_error: 'unknown' }]);
    const html = await page(site, cookie);
    expect(html).toContain('The last backup could not be made');
    expect(html).toContain('Make a backup now');
    rmSync(folder);
    await postForm(site, PAGE, {}, { cookie });
    await work(site);
    expect(await page(site, cookie)).toContain('Checked and complete');
    expect(await page(site, cookie)).not.toContain('could not be made');
    expect(site.logged.filter(({ msg }) => msg === 'a backup could not be made')).toHaveLength(1);
  });

  test('the newest are kept, and an unfinished backup is neither counted nor offered', async () => {
    const { site, folder, cookie } = await openStudio({ BACKUP_KEEP: '2' });
    mkdirSync(folder);
    const stray = ['LFIS-2020-01-01T0000.tar', 'somebody’s.tar', 'LFIS-2026-11-15T1130.tar.0abc.part'];
    for (const name of stray) writeFileSync(join(folder, name), 'half');
    for (let day = 0; day < 4; day++) {
      await postForm(site, PAGE, {}, { cookie });
      await work(site);
    }
    expect(readdirSync(folder).sort()).toEqual(
      [...stray, 'LFIS-2026-11-15T1132.tar', 'LFIS-2026-11-15T1133.tar'].sort(),
    );
    expect(existsSync(join(folder, stray[2]!))).toBe(true);
    const shown = await page(site, cookie);
    expect(shown).toContain('Incomplete backup');
    expect(shown.match(/href="\/studio\/backup\/LFIS/g)).toHaveLength(2);
    expect(shown).not.toContain('somebody');
  });
});
