import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createArchive } from './archive-writer.server.ts';
import { findNewestBackup, newBackupPath } from './backups-folder.server.ts';
import { ARCHIVE_FORMAT } from './manifest.ts';

async function makeArchive(folder: string, madeAt: Date, school = 'LFIS'): Promise<string> {
  const file = await newBackupPath(folder, school, madeAt);
  const archive = await createArchive(file, madeAt);
  await archive.seal({
    format: ARCHIVE_FORMAT,
    school,
    madeAt: madeAt.toISOString(),
    madeBy: 'Asha',
    engine: 'sqlite',
    migrations: ['0001-initial'],
    tables: [],
    leftOut: [],
    missing: [],
  });
  await archive.close();
  return file;
}

test('the newest finished archive is found', async () => {
  const folder = temporaryFolder();
  expect(await findNewestBackup(join(folder, 'none yet'))).toBeUndefined();
  const days = ['2026-11-14', '2026-11-15', '2025-12-31'].map((day) => new Date(`${day}T04:00:00.000Z`));
  for (const day of days) await makeArchive(folder, day, day === days[0] ? 'ZULU' : 'LFIS');
  expect((await findNewestBackup(folder))?.madeAt).toBe('2026-11-15T04:00:00.000Z');

  // In the same minute, a tenth comes after a second.
  for (let second = 1; second < 11; second++)
    await makeArchive(folder, new Date(days[1]!.getTime() + second * 1000));
  expect((await findNewestBackup(folder))?.madeAt).toBe('2026-11-15T04:00:10.000Z');

  await writeFile(await newBackupPath(folder, 'LFIS', new Date('2026-11-16T04:00:00.000Z')), 'half');
  expect((await findNewestBackup(folder))?.madeAt, 'one that is not whole').toBe('2026-11-15T04:00:10.000Z');
});

test('no older archive is opened for it', async () => {
  const folder = temporaryFolder();
  let file = '';
  for (const day of ['2026-11-13', '2026-11-14', '2026-11-15'])
    file = await makeArchive(folder, new Date(`${day}T04:00:00.000Z`));
  const handle = await open(file);
  const opened = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'stat');
  onTestFinished(() => opened.mockRestore());
  await handle.close();
  expect((await findNewestBackup(folder))?.madeAt).toBe('2026-11-15T04:00:00.000Z');
  expect(opened).toHaveBeenCalledTimes(1);
});
