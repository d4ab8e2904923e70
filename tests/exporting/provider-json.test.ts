import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicRow } from '#tests/support/content/add-content.ts';
import { highlights } from '#app/features/highlights/content-type.ts';
import { originalKey } from '#app/media/renditions/storage-keys.ts';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import { enquiryRow, keepEnquiries } from '#tests/support/content/inbox.ts';
import { publishOneOfEverything } from '#tests/support/content/one-of-everything.ts';
import { NOW, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { runCommand } from '#tests/support/database/backup-commands.ts';
import { emptyServerData } from '#tests/support/database/server-data.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/api/gallery',
  '/api/highlight',
  '/api/news',
  '/api/notification',
  '/api/onlineRegistration',
  '/api/principalMessage',
  '/api/subGallery',
  '/api/video',
  '/api/visitor',
);

const COMMANDS = { timeout: 240_000 };

onAnyEngine((open, engine) => {
  async function school() {
    const database: TestDatabase = await open();
    const { dataDir, databaseUrl } = database.where;
    const settings = {
      DATA_DIR: dataDir,
      SITE_URL: 'https://school.example',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    const site = await openSite(database, settings);
    const storage = localDiskStorage(join(dataDir, 'media'));
    return { database, dataDir, settings, site, storage, out: join(dataDir, 'out') };
  }

  const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as unknown;

  test('the files contain the API’s answers, complete, in both languages', COMMANDS, async () => {
    const { database, settings, site, storage, out } = await school();
    const deps = { database, storage };
    const shown = await storedPicture(deps, 'red');
    const withdrawn = await storedPicture(deps, 'green');
    const hidden = await storedPicture(deps, 'blue');
    await publishOneOfEverything(database, 'बाल “दिवस”', { mediaId: shown.mediaId });
    await publishOneOfEverything(database, 'Gone', { mediaId: withdrawn.mediaId });
    const drafts = await publishOneOfEverything(database, 'Unborn', {
      mediaId: hidden.mediaId,
      status: 'draft',
    });
    await database.writes
      .insertInto('content_items')
      .values(
        Array.from({ length: 450 }, (_, number) =>
          publicRow(highlights, {
            schoolCode: SCHOOL,
            id: `line-${String(number).padStart(4, '0')}`,
            now: new Date('2021-01-01T00:00:00Z'),
            texts: { title: `Line ${number}`, url: '/' },
          }),
        ),
      )
      .execute();
    await database.writes
      .updateTable('media_files')
      .set({ withdrawn_at: NOW.toISOString() })
      .where('id', '=', withdrawn.mediaId)
      .execute();
    await keepEnquiries(database, [
      enquiryRow({ name: 'आशा', message: '=cmd|calc' }),
      enquiryRow({ name: 'Spam', state: 'spam' }),
      enquiryRow({ name: 'Ourselves', state: 'test' }),
    ]);
    expect(await runCommand('export', settings, '--as', 'provider-json', '--out', out)).toMatchObject({
      code: 0,
      output: expect.stringContaining('They contain personal data'),
    });

    const { url } = await listen(site);
    const ask = async (path: string) => (await fetch(`${url}/api/${path}`)).json() as Promise<unknown[]>;
    const lists = [
      'news',
      'principalMessage',
      'gallery',
      'gallery/All',
      'notification',
      'onlineRegistration',
    ];
    for (const [folder, query] of [
      ['api', ''],
      ['hi/api', '?lang=hi'],
    ] as const) {
      for (const list of [...lists, 'video/all'])
        expect(readJson(out, folder, `${list}/${SCHOOL}.json`), `${folder} ${list}`).toEqual(
          await ask(`${list}/${SCHOOL}${query}`),
        );
      for (const { _id } of (await ask(`gallery/${SCHOOL}`)) as { _id: string }[])
        expect(readJson(out, folder, 'subGallery', `${_id}.json`)).toEqual(
          await ask(`subGallery?id=${_id}${query.replace('?', '&')}`),
        );
      const lines = readJson(out, folder, `highlight/${SCHOOL}.json`) as unknown[];
      expect(lines.slice(0, 200)).toEqual(await ask(`highlight/${SCHOOL}${query}`));
      expect(lines).toHaveLength(452);
    }
    expect(readJson(out, 'api/visitor', `${SCHOOL}.json`)).toEqual(await ask(`visitor/${SCHOOL}`));
    expect(readJson(out, `api/form/${SCHOOL}/dif.json`)).toMatchObject([
      { name: 'आशा', message: '=cmd|calc', email: 'asha@mail.example', date: expect.any(String) },
      { name: 'Spam', state: 'spam' },
    ]);
    expect(readJson(out, 'drafts/news.json')).toMatchObject([{ id: drafts.news, state: 'draft' }]);
    expect(readJson(out, 'more/events.json')).toHaveLength(2);

    const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    const picture = readFileSync(join(out, 'api/image', shown.path));
    expect(sha256(picture)).toBe(sha256(await storage.read(originalKey(shown.path))));
    expect(existsSync(join(out, 'api/image', hidden.path))).toBe(false);
    expect(existsSync(join(out, 'drafts/image', hidden.path))).toBe(true);
    const names = readdirSync(out, { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => name.endsWith(withdrawn.path.split('/').at(-1)!))).toEqual([]);

    const { files, count } = readJson(out, 'manifest.json') as {
      files: { name: string; sha256: string }[];
      count: number;
    };
    const there = names.filter((name) => statSync(join(out, name)).isFile() && name !== 'manifest.json');
    expect(files.map(({ name }) => name).sort()).toEqual(there.sort());
    expect(count).toBe(there.length);
    for (const file of files) expect(sha256(readFileSync(join(out, file.name))), file.name).toBe(file.sha256);
    expect(there.filter((name) => (statSync(join(out, name)).mode & 0o077) !== 0)).toEqual([]);

    // A second time: the folder exists.
    expect(await runCommand('export', settings, '--as', 'provider-json', '--out', out)).toMatchObject({
      code: 1,
      output: expect.stringContaining('The folder is not empty'),
    });
  });

  test('an empty school, no school, and a wrong command line', COMMANDS, async () => {
    const { settings, dataDir, out } = await school();
    mkdirSync(out);
    expect(await runCommand('export', settings, '--as', 'provider-json', '--out', out)).toMatchObject({
      code: 0,
    });
    for (const list of ['news', 'gallery', 'highlight', 'notification'])
      expect(readJson(out, 'api', list, `${SCHOOL}.json`)).toEqual([]);
    expect(await runCommand('export', settings, '--as', 'pdf')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Usage'),
    });
    const home = await emptyServerData(engine);
    const away = join(dataDir, 'away');
    expect(await runCommand('export', home.settings, '--as', 'zip', '--out', away)).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no school here'),
    });
    writeFileSync(join(dataDir, 'file'), '');
    expect(
      await runCommand('export', settings, '--as', 'provider-json', '--out', join(dataDir, 'file')),
    ).toMatchObject({
      code: 1,
    });
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
