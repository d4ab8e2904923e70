import { appendFileSync, copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { paddingOf, TAR_BLOCK, tarHeader } from '#app/core/tar-header.ts';
import { openArchive } from '#app/features/backup/archive-reader.server.ts';
import { createArchive } from '#app/features/backup/archive-writer.server.ts';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import { backUp, filledSchool, restoreInto } from '#tests/support/database/backup.ts';
import { emptyHome } from '#tests/support/database/empty-home.ts';
import { onEachEngine, openSqliteCopy } from '#tests/support/database/engines.ts';
import { storedFiles } from '#tests/support/content/school-census.ts';
import { NOW } from '#tests/support/content/school.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = temporaryFolder();
  const database = await openSqliteCopy();
  const { storage } = await filledSchool(database);
  file = (await backUp({ ...database, storage }, folder)).file;
});

const check = async (path: string) => (await openArchive(path)).close();

test('a byte that has changed anywhere is noticed', async () => {
  await check(file);
  const whole = readFileSync(file);
  const damaged = join(folder, 'damaged.tar');
  // A stride that meets headers, rows, photos, paddings, the manifest, the seal and the end.
  for (let at = 0; at < whole.length; at += at > whole.length - 8192 ? 61 : 1009) {
    const bytes = Buffer.from(whole);
    bytes[at]! ^= 0x10;
    writeFileSync(damaged, bytes);
    await expect(check(damaged), `byte ${at}`).rejects.toThrow(
      /is damaged|no archive of the site|cut off|foreign or damaged|does not belong|Something damaged/,
    );
  }
});

test('an archive that was cut off or grew is refused', async () => {
  const { length } = readFileSync(file);
  const cut = join(folder, 'cut.tar');
  for (const bytes of [0, 1, 512, 1024, length / 2, length - 3072, length - 1024, length - 512, length - 1]) {
    copyFileSync(file, cut);
    truncateSync(cut, Math.floor(bytes));
    await expect(check(cut), `${bytes} bytes`).rejects.toThrow(
      'This is no archive of the site, or it was cut off before its end.',
    );
  }
  copyFileSync(file, cut);
  appendFileSync(cut, Buffer.alloc(TAR_BLOCK));
  await expect(check(cut)).rejects.toThrow('This is no archive of the site');
});

const climbing = [
  'media/../../outside.jpg',
  'media/LFIS/originals/../../../outside.jpg',
  '/etc/cron.d/evil',
  'media/LFIS/originals/ab/.hidden',
  'media\\LFIS\\originals\\ab\\a.jpg',
  'media/LFIS/renditions/ab/a.jpg',
  'database/../school.sqlite',
  'school.sqlite',
];

test.each(climbing)(
  'a file that would lie elsewhere is refused, even under a true seal: %s',
  async (name) => {
    const hostile = join(folder, 'hostile.tar');
    const { manifest, close } = await openArchive(file);
    await close();
    const archive = await createArchive(hostile, NOW);
    await archive.add(name, Buffer.from('evil'));
    await archive.seal(manifest);
    await archive.close();
    await expect(check(hostile)).rejects.toThrow(`${name} does not belong into this archive.`);
  },
);

test('a file that the manifest does not know, or a second of the same name, is refused', async () => {
  const whole = readFileSync(file);
  const stray = (name: string) =>
    Buffer.concat([
      tarHeader({ name, size: 4, modifiedAt: NOW }),
      Buffer.from('evil'),
      Buffer.alloc(paddingOf(4)),
      whole,
    ]);
  const hostile = join(folder, 'hostile.tar');
  for (const name of ['media/LFIS/originals/ab/abcd.jpg', 'database/schools/00001.jsonl.gz']) {
    writeFileSync(hostile, stray(name));
    await expect(check(hostile)).rejects.toThrow('does not belong into this archive.');
  }
});

onEachEngine((_open, engine) => {
  test('of a damaged archive nothing is restored', async () => {
    const bytes = readFileSync(file);
    bytes[Math.floor(bytes.length / 2)]! ^= 0x01;
    writeFileSync(file, bytes);
    const home = await emptyHome(engine);
    await expect(restoreInto(engine, file, home)).rejects.toThrow('is damaged');
    await localDiskStorage(join(home.dataDir, 'media')).write('LFIS/mark.txt', Buffer.from(''));
    expect(Object.keys(storedFiles(home.dataDir))).toEqual(['LFIS/mark.txt']);
    expect(await home.open().reads.introspection.getTables()).toEqual([]);
  });

  test('an archive whose rows break the rules of the school is refused as a whole', async () => {
    const { manifest, read, close } = await openArchive(file);
    const hostile = join(folder, 'hostile.tar');
    const archive = await createArchive(hostile, NOW);
    for (const { name } of manifest.files)
      if (!name.startsWith('database/media_files/')) await archive.add(name, await read(name));
    await archive.seal(manifest);
    await archive.close();
    await close();
    const home = await emptyHome(engine);
    await expect(restoreInto(engine, hostile, home)).rejects.toThrow(
      'The rows of media_files are not what the archive says they are.',
    );
    expect(await home.open().reads.selectFrom('schools').selectAll().execute()).toEqual([]);
  });
});
