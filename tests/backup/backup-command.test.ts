import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { originalKey } from '#app/media/renditions/storage-keys.ts';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import { filledSchool, originalHashes, promisedRows } from '#tests/support/database/backup.ts';
import { startCommand, runCommand } from '#tests/support/database/backup-commands.ts';
import { emptyServerData } from '#tests/support/database/server-data.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';

const COMMANDS = { timeout: 240_000 };

onAnyEngine((open, engine) => {
  async function schoolOnDisk() {
    const database: TestDatabase = await open();
    const { storage } = await filledSchool(database);
    const { dataDir, databaseUrl } = database.where;
    const onDisk = localDiskStorage(join(dataDir, 'media'));
    const files = await database.reads.selectFrom('media_files').select('path').execute();
    const keys = files.map(({ path }) => originalKey(path));
    for (const key of keys) await onDisk.write(key, await storage.read(key));
    const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    return { database, storage: onDisk, dataDir, keys, settings };
  }

  test('one command makes a backup, one checks it, one restores it', COMMANDS, async () => {
    const { database, storage, dataDir, settings } = await schoolOnDisk();
    const out = join(dataDir, 'elsewhere');
    const made = await runCommand('backup', settings, '--out', out);
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringContaining('4 photos and documents. It was read again'),
    });
    const file = join(out, readdirSync(out)[0]!);
    expect(made.output).toContain(file);
    expect(await runCommand('backup', {}, '--verify', file)).toMatchObject({
      code: 0,
      output: expect.stringContaining('is complete'),
    });

    const home = await emptyServerData(engine);
    expect(await runCommand('backup', home.settings)).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no school here.'),
    });
    const restored = await runCommand('restore', home.settings, file);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('4  photos and documents') });
    const there = home.open();
    expect(await promisedRows(there)).toEqual(await promisedRows(database));
    expect(await originalHashes(there, localDiskStorage(join(home.dataDir, 'media')))).toEqual(
      await originalHashes(database, storage),
    );

    expect(await runCommand('restore', home.settings, file)).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is already a school here'),
    });
    expect(await runCommand('restore', { ...home.settings, SCHOOL_CODE: 'OTHER' }, file)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Set SCHOOL_CODE=LFIS'),
    });
    expect(await runCommand('restore', home.settings, join(out, 'none.tar'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no such file'),
    });
  });

  test('a kill in the middle leaves nothing that looks like a backup', COMMANDS, async () => {
    const { dataDir, keys, settings } = await schoolOnDisk();
    const folder = join(dataDir, 'backups');
    // Reading a pipe that nobody writes to never ends, so the kill comes in the middle, however fast the
    // machine.
    const last = join(dataDir, 'media', keys.sort().at(-1)!);
    const aside = join(dataDir, 'aside');
    copyFileSync(last, aside);
    rmSync(last);
    mkdirSync(dirname(last), { recursive: true });
    execFileSync('mkfifo', [last]);
    const { child, ended } = startCommand('backup', settings);
    const parts = () => readdirSync(folder).filter((name) => name.endsWith('.part'));
    await vi.waitFor(() => expect(parts()).toHaveLength(1), { timeout: 20_000 });
    child.kill('SIGKILL');
    expect(await ended).toEqual({ code: null, output: '' });

    const [part] = readdirSync(folder);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.tar\.\w+\.part$/)]);
    const renamed = join(dataDir, 'renamed.tar');
    copyFileSync(join(folder, part!), renamed);
    expect(await runCommand('backup', {}, '--verify', renamed)).toMatchObject({
      code: 1,
      output: expect.stringContaining('DAMAGED'),
    });

    rmSync(last);
    writeFileSync(last, '');
    copyFileSync(aside, last);
    expect(await runCommand('backup', settings)).toMatchObject({ code: 0 });
    expect(readdirSync(folder).filter((name) => name.endsWith('.tar'))).toHaveLength(1);
  });
});
