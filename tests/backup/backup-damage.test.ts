import { appendFileSync, copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { paddingOf, TAR_BLOCK, tarHeader } from '#app/core/tar-header.ts';
import { openArchive } from '#app/features/backup/archive-reader.server.ts';
import { createArchive } from '#app/features/backup/archive-writer.server.ts';
import type { Manifest } from '#app/features/backup/manifest.ts';
import { DamagedArchive } from '#app/features/backup/read-at.server.ts';
import { newId } from '#app/core/ids.ts';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import { backUp, filledSchool, restoreInto } from '#tests/support/database/backup.ts';
import { emptyServerData } from '#tests/support/database/server-data.ts';
import { onAnyEngine, openSqliteCopy } from '#tests/support/database/engines.ts';
import { storedFiles } from '#tests/support/content/school-snapshot.ts';
import { NOW } from '#tests/support/content/school.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { runsEverything } from '#tests/support/tier.ts';

let folder: string;
let file: string;

/** Made once, because it takes longer than most checks; each test gets a copy. */
let made: { name: string; bytes: Buffer } | undefined;

beforeEach(async () => {
  folder = temporaryFolder();
  made ??= await makeArchive();
  file = join(folder, made.name);
  writeFileSync(file, made.bytes);
});

async function makeArchive() {
  const database = await openSqliteCopy();
  const { storage } = await filledSchool(database);
  const { file: first } = await backUp({ ...database, storage });
  return { name: basename(first), bytes: readFileSync(first) };
}

const check = async (path: string) => (await openArchive(path)).close();

test('a changed byte anywhere is noticed', async () => {
  await check(file);
  const whole = readFileSync(file);
  const damaged = join(folder, 'damaged.tar');
  const stride = runsEverything ? { first: 1009, last: 61 } : { first: 10_007, last: 607 };
  // A step that hits headers, rows, photos, padding, the manifest, the seal and the end.
  for (let at = 0; at < whole.length; at += at > whole.length - 8192 ? stride.last : stride.first) {
    const bytes = Buffer.from(whole);
    bytes[at]! ^= 0x10;
    writeFileSync(damaged, bytes);
    await expect(check(damaged), `byte ${at}`).rejects.toThrow(
      /is damaged|not an archive of the site|end of the archive is missing|does not belong/,
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
      'This is not an archive of the site, or the end of the file is missing.',
    );
  }
  copyFileSync(file, cut);
  appendFileSync(cut, Buffer.alloc(TAR_BLOCK));
  await expect(check(cut)).rejects.toThrow('This is not an archive of the site');
});

const traversals = [
  'media/../../outside.jpg',
  'media/LFIS/originals/../../../outside.jpg',
  '/etc/cron.d/evil',
  'media/LFIS/originals/ab/.hidden',
  'media\\LFIS\\originals\\ab\\a.jpg',
  'media/LFIS/renditions/ab/a.jpg',
  'database/../school.sqlite',
  'school.sqlite',
];

test.each(traversals)(
  'a file with a path outside the archive is refused, even under a valid seal: %s',
  async (name) => {
    const hostile = join(folder, 'hostile.tar');
    const { manifest, close } = await openArchive(file);
    await close();
    const archive = await createArchive(hostile, NOW);
    await archive.add(name, Buffer.from('evil'));
    await archive.seal(manifest);
    await archive.close();
    await expect(check(hostile)).rejects.toThrow(`${name} does not belong in this archive.`);
  },
);

test('a file that the manifest does not list, or a second one of the same name, is refused', async () => {
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
    await expect(check(hostile)).rejects.toThrow('does not belong in this archive.');
  }
});

test('links, folders, wrong sizes and duplicate names are refused', async () => {
  const whole = readFileSync(file);
  const hostile = join(folder, 'hostile.tar');
  const name = 'media/LFIS/originals/ab/abcd.jpg';
  const entry = (change: (header: Buffer) => void) => {
    const header = tarHeader({ name, size: 4, modifiedAt: NOW });
    change(header);
    return Buffer.concat([header, Buffer.from('evil'), Buffer.alloc(paddingOf(4)), whole]);
  };
  /** As tar computes it: its own eight bytes count as spaces. */
  const resum = (header: Buffer) => {
    header.write('        ', 148);
    const sum = header.reduce((all, byte) => all + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  };
  for (const type of ['1', '2', '5', 'x', 'L']) {
    const link = entry((header) => {
      header.write(type, 156);
      header.write('/etc/passwd', 157);
      resum(header);
    });
    writeFileSync(hostile, link);
    await expect(check(hostile), `type ${type}`).rejects.toThrow('The archive is damaged at byte');
  }
  const longer = entry((header) => {
    header.write('00077777777', 124);
    resum(header);
  });
  writeFileSync(hostile, longer);
  await expect(check(hostile)).rejects.toThrow('The end of the archive is missing');
  const huge = entry((header) => {
    header.write('70000000000', 124);
    resum(header);
  });
  writeFileSync(hostile, huge);
  await expect(check(hostile)).rejects.toThrow('larger than any file of the site');

  const twice = await resealed(({ manifest }) => ({
    ...manifest,
    tables: [...manifest.tables, manifest.tables[0]!],
  }));
  await expect(check(twice)).rejects.toThrow('has an entry twice');
});

/** The same archive with a change, but with valid checksums and a valid seal. */
async function resealed(
  change: (archive: { manifest: Manifest; rows: Map<string, string> }) => Manifest | void,
): Promise<string> {
  const whole = await openArchive(file);
  const rows = new Map<string, string>();
  for (const { name } of whole.manifest.files)
    if (name.startsWith('database/')) rows.set(name, gunzipSync(await whole.read(name)).toString('utf8'));
  const manifest = change({ manifest: whole.manifest, rows }) ?? whole.manifest;
  const hostile = join(folder, `resealed-${newId()}.tar`);
  const archive = await createArchive(hostile, NOW);
  for (const [name, text] of rows) await archive.add(name, gzipSync(text));
  for (const { name } of whole.manifest.files)
    if (!name.startsWith('database/')) await archive.add(name, await whole.read(name));
  const tables = manifest.tables.map((table) => {
    const own = [...rows]
      .filter(([name]) => name.startsWith(`database/${table.name}/`))
      .map(([, text]) => text);
    const text = own.join('');
    const sha256 = createHash('sha256').update(text).digest('hex');
    return { ...table, rows: text.split('\n').length - 1, sha256 };
  });
  await archive.seal({ ...manifest, tables });
  await archive.close();
  await whole.close();
  return hostile;
}

onAnyEngine((_open, engine) => {
  test('nothing is restored from a damaged archive', async () => {
    const bytes = readFileSync(file);
    bytes[Math.floor(bytes.length / 2)]! ^= 0x01;
    writeFileSync(file, bytes);
    const home = await emptyServerData(engine);
    await expect(restoreInto(engine, file, home)).rejects.toThrow('is damaged');
    await localDiskStorage(join(home.dataDir, 'media')).write('LFIS/mark.txt', Buffer.from(''));
    expect(Object.keys(storedFiles(home.dataDir))).toEqual(['LFIS/mark.txt']);
    expect(await home.open().reads.introspection.getTables()).toEqual([]);
  });

  test('an archive whose rows violate the schema is refused as a whole', async () => {
    const { manifest, read, close } = await openArchive(file);
    const hostile = join(folder, 'hostile.tar');
    const archive = await createArchive(hostile, NOW);
    for (const { name } of manifest.files)
      if (!name.startsWith('database/media_files/')) await archive.add(name, await read(name));
    await archive.seal(manifest);
    await archive.close();
    await close();
    const home = await emptyServerData(engine);
    await expect(restoreInto(engine, hostile, home)).rejects.toThrow(
      'The rows of media_files do not match the checksum in the archive.',
    );
    expect(await home.open().reads.selectFrom('schools').selectAll().execute()).toEqual([]);
  });

  const tampered: [what: string, change: Parameters<typeof resealed>[0], told: string][] = [
    [
      'a row twice',
      ({ rows }) => edit(rows, 'schools', (text) => text + text),
      'The rows of schools are not valid',
    ],
    [
      'a row of a school that is not there',
      ({ rows }) => edit(rows, 'visits_by_day', (text) => text.replaceAll('"LFIS"', '"EVIL"')),
      'The rows of visits_by_day are not valid',
    ],
    [
      'another school in place of its own',
      ({ rows }) => {
        for (const name of rows.keys()) rows.set(name, rows.get(name)!.replaceAll('"LFIS"', '"EVIL"'));
      },
      'The school LFIS is missing from this archive',
    ],
    [
      'a column that nobody knows',
      ({ rows }) => edit(rows, 'schools', (text) => text.replaceAll('{', '{"role":"x",')),
      'The rows of schools cannot be read',
    ],
    [
      'no JSON',
      ({ rows }) => edit(rows, 'schools', () => '{"code":\n'),
      'The rows of schools cannot be read',
    ],
    [
      'something nested',
      ({ rows }) => edit(rows, 'schools', () => '[[]]\n'),
      'The rows of schools cannot be read',
    ],
    [
      'a line that unpacks to far more than a row',
      ({ rows }) => edit(rows, 'schools', () => `"${' '.repeat(70_000_000)}"\n`),
      'The rows of schools cannot be read',
    ],
    [
      'a table left out',
      ({ manifest, rows }) => {
        for (const name of rows.keys()) if (name.startsWith('database/media_files/')) rows.delete(name);
        return { ...manifest, tables: manifest.tables.filter(({ name }) => name !== 'media_files') };
      },
      'The table media_files is missing',
    ],
  ];
  test.each(runsEverything ? tampered : tampered.slice(0, 2))(
    'resealed with %s, nothing of it is restored, and that is reported',
    async (_what, change, message) => {
      const hostile = await resealed(change);
      const home = await emptyServerData(engine);
      const restored = restoreInto(engine, hostile, home);
      await expect(restored).rejects.toThrow(message);
      await expect(restored).rejects.toBeInstanceOf(DamagedArchive);
      expect(await home.open().reads.selectFrom('schools').selectAll().execute()).toEqual([]);
    },
  );
});

const edit = (rows: Map<string, string>, table: string, change: (text: string) => string): void => {
  const name = [...rows.keys()].find((each) => each.startsWith(`database/${table}/`))!;
  rows.set(name, change(rows.get(name)!));
};
