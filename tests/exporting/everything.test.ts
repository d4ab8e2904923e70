import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { originalKey } from '#app/media/renditions/storage-keys.ts';
import { enquiryRow, keepEnquiries } from '#tests/support/content/inbox.ts';
import { publishOneOfEverything } from '#tests/support/content/one-of-everything.ts';
import { NOW, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { runCommand } from '#tests/support/database/backup-commands.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { readZip } from '#tests/support/http/read-zip.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/studio/backup', '/studio/everything');

const PAGE = '/studio/everything';

onAnyEngine((open) => {
  async function openStudio() {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'administrator');
    return { site, cookie, ...(await listen(site)) };
  }

  async function download(url: string, cookie: string) {
    const answer = await fetch(`${url}${PAGE}`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    return { answer, files: readZip(Buffer.from(await answer.arrayBuffer())) };
  }

  const pictureIn = ({ services: { database, storage } }: TestSite, colour: string) =>
    storedPicture({ database, storage }, colour);

  test('an administrator downloads a ZIP with everything of the school', async () => {
    const { site, url, cookie } = await openStudio();
    const { database, storage } = site.services;
    const shown = await pictureIn(site, 'red');
    const withdrawn = await pictureIn(site, 'green');
    const long = 'विद्यार्थी '.repeat(30).slice(0, 280);
    const ids = await publishOneOfEverything(database, long, { mediaId: shown.mediaId });
    await publishOneOfEverything(database, '<script>alert(1)</script>', { mediaId: withdrawn.mediaId });
    await publishOneOfEverything(database, 'Unborn', { status: 'draft' });
    await database.writes
      .insertInto('content_translations')
      .values({
        item_type: 'albums',
        item_id: ids.albums,
        language: 'en',
        school_code: SCHOOL,
        texts: JSON.stringify({ title: 'Told in English' }),
        sources: '{}',
        older: 0,
        missing: 0,
        published_at: NOW.toISOString(),
        published_by: '',
      })
      .execute();
    await database.writes
      .updateTable('media_files')
      .set({ withdrawn_at: NOW.toISOString() })
      .where('id', '=', withdrawn.mediaId)
      .execute();
    await keepEnquiries(database, [enquiryRow({ name: '=cmd|calc', message: 'आशा' })]);

    const page = await (await site.get('/studio/backup', { cookie })).text();
    expect(page).toContain(`href="${PAGE}"`);
    expect(page).toMatch(/About \d+ kB/);
    const { answer, files } = await download(url, cookie);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="LFIS-everything-2026-11-15.zip"',
      'x-robots-tag': 'noindex',
    });
    const names = [...files.keys()];
    const text = (name: string) => files.get(name)!.toString('utf8');
    const album = names.find((name) => /^albums\/2026-02-14-विद्या.*\/001\.jpg$/.test(name))!;
    expect(files.get(album)).toEqual(Buffer.from(await storage.read(originalKey(shown.path))));
    for (const part of names.flatMap((name) => name.split('/'))) {
      expect(part.length).toBeLessThanOrEqual(80 + '.html'.length);
      expect(part).toMatch(/^[\p{L}\p{M}\p{N}.-]+$/u);
    }
    expect(text(album.replace('001.jpg', 'en.html'))).toContain('<h1>Told in English</h1>');
    expect(text(album.replace('001.jpg', 'en.md'))).toContain('# Told in English');
    const gone = await storage.read(originalKey(withdrawn.path));
    expect([...files.values()].filter((content) => content.equals(gone))).toEqual([]);
    expect(names.some((name) => name.startsWith('drafts/news/2026-02-14-Unborn'))).toBe(true);
    expect(text('enquiries.csv')).toContain(`"'=cmd|calc"`);
    expect(JSON.parse(text('school.json'))).toMatchObject({ code: SCHOOL });

    const index = text('index.html');
    const leads = [...index.matchAll(/href="([^"#:]+)"/g)].map(([, href]) => decodeURIComponent(href!));
    expect(leads.length).toBeGreaterThan(20);
    expect(leads.filter((href) => !files.has(href))).toEqual([]);
    const documents = names.filter((name) => name.endsWith('/index.html'));
    expect(documents.filter((name) => !leads.includes(name))).toEqual([]);
    for (const name of names.filter((each) => each.endsWith('.html'))) {
      expect(text(name), name).not.toMatch(/<script/i);
      const here = name.split('/').slice(0, -1).join('/');
      for (const [, src] of text(name).matchAll(/<img src="([^"]+)"/g))
        expect(files.has(join(here, decodeURIComponent(src!))), `${name} ${src}`).toBe(true);
    }

    const auditEntries = await database.reads
      .selectFrom('audit_entries')
      .select(['staff_name', 'action', 'subject_title'])
      .where('subject_id', '=', 'everything')
      .execute();
    expect(auditEntries).toEqual([
      { staff_name: 'The administrator', action: 'export', subject_title: 'LFIS-everything-2026-11-15.zip' },
    ]);
  });

  test('a school without content has only its profile', async () => {
    const { url, cookie } = await openStudio();
    const { files } = await download(url, cookie);
    expect([...files.keys()].sort()).toEqual([
      'enquiries.csv',
      'index.html',
      'index.md',
      'profile/School-profile/index.html',
      'profile/School-profile/index.md',
      'school.json',
      'style.css',
    ]);
  });

  test('an editor and a stranger get nothing and learn nothing', async () => {
    const { site, url } = await openStudio();
    const editor = await signInAs(site, 'editor');
    const refused = await fetch(`${url}${PAGE}`, { headers: { cookie: editor.cookie } });
    expect(refused.status).toBe(403);
    expect(await refused.text()).not.toContain('PK');
    const stranger = await fetch(`${url}${PAGE}`, { redirect: 'manual' });
    expect(stranger.headers.get('location')).toContain('/studio/sign-in');
    expect((await site.get(`${PAGE}.data`, { cookie: editor.cookie })).status).toBe(403);
    const { database } = site.services;
    expect(
      await database.reads.selectFrom('audit_entries').where('action', '=', 'export').selectAll().execute(),
    ).toEqual([]);
  });

  test('a browser that disconnects ends the work', async () => {
    const { site, port, cookie } = await openStudio();
    const { database, storage } = site.services;
    const { mediaId } = await pictureIn(site, 'red');
    for (let number = 0; number < 5; number++)
      await publishOneOfEverything(database, `N${number}`, { mediaId });
    let reads = 0;
    const read = storage.read.bind(storage);
    // Far more than the sockets buffer, so that a client that does not read blocks it.
    vi.spyOn(storage, 'read').mockImplementation(async (key) => {
      reads++;
      return Buffer.concat([await read(key), Buffer.alloc(8 * 1024 * 1024)]);
    });
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${PAGE} HTTP/1.1\r\nhost: school.example\r\ncookie: ${cookie}\r\n\r\n`);
    await new Promise((seen) => socket.once('data', seen));
    socket.pause();
    await vi.waitFor(() => expect(reads).toBeGreaterThan(0));
    socket.destroy();
    await new Promise((later) => setTimeout(later, 500));
    const after = reads;
    await new Promise((later) => setTimeout(later, 500));
    expect(reads).toBe(after);
    expect(reads).toBeLessThan(10);
  });

  test(
    'the command writes the same as one file, readable only by the operator',
    { timeout: 60_000 },
    async () => {
      const database = await open();
      const { dataDir, databaseUrl } = database.where;
      await openSite(database);
      await publishOneOfEverything(database, 'Sports Day');
      const out = join(dataDir, 'out');
      const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
      expect(await runCommand('export', settings, '--as', 'zip', '--out', out)).toMatchObject({ code: 0 });
      const [name, ...others] = readdirSync(out);
      expect(others).toEqual([]);
      expect(name).toMatch(/^LFIS-\d{4}-\d\d-\d\dT\d{4}\.zip$/);
      const files = readZip(readFileSync(join(out, name!)));
      expect(files.get('news/2026-02-14-Sports-Day-title/index.md')!.toString()).toContain(
        '# Sports Day title',
      );
    },
  );
});
