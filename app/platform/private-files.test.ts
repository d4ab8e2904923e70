import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createLog } from './log.ts';
import { restrictPermissions } from './private-files.ts';

const log = createLog('silent');
const modeOf = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8);

/** As an earlier version left it, whatever the machine's umask. */
function openFolder(...path: string[]): void {
  mkdirSync(join(...path));
  chmodSync(join(...path), 0o755);
}
function openFile(...path: string[]): void {
  writeFileSync(join(...path), '');
  chmodSync(join(...path), 0o644);
}

test('an existing data folder is closed together with all its content', async () => {
  const folder = join(temporaryFolder(), 'data');
  openFolder(folder);
  for (const name of ['mail', 'backups', 'media', 'media/LFIS']) openFolder(folder, name);
  for (const name of [
    'school.sqlite',
    'school.sqlite-wal',
    'mail/a.eml',
    'backups/b.tar',
    'media/LFIS/c.jpg',
  ])
    openFile(folder, name);
  await restrictPermissions(folder, log);
  for (const name of ['', 'mail', 'backups', 'media', 'media/LFIS'])
    expect(modeOf(folder, name), name).toBe('700');
  for (const name of [
    'school.sqlite',
    'school.sqlite-wal',
    'mail/a.eml',
    'backups/b.tar',
    'media/LFIS/c.jpg',
  ])
    expect(modeOf(folder, name), name).toBe('600');
});

test('a missing folder is created, closed', async () => {
  const folder = join(temporaryFolder(), 'not', 'yet');
  await restrictPermissions(folder, log);
  expect(modeOf(folder)).toBe('700');
});

test('in a shared folder, only our own files are closed', async () => {
  const folder = join(temporaryFolder(), 'home');
  openFolder(folder);
  for (const name of ['mail', 'bin']) openFolder(folder, name);
  for (const name of ['school.sqlite', 'program', 'bin/tool']) openFile(folder, name);
  await restrictPermissions(folder, log);
  expect(['mail', 'school.sqlite'].map((name) => modeOf(folder, name))).toEqual(['700', '600']);
  expect(['', 'bin', 'program', 'bin/tool'].map((name) => modeOf(folder, name))).toEqual([
    '755',
    '755',
    '644',
    '644',
  ]);
});
