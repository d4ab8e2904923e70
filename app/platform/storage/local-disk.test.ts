import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { storageContract } from '#tests/support/storage-contract.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { localDiskStorage } from './local-disk.ts';
import type { Storage } from './storage.ts';

let folder: string;
let storage: Storage;
const key = 'LFIS/originals/ab/abcd.jpg';

beforeEach(() => {
  folder = temporaryFolder();
  storage = localDiskStorage(folder);
});

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

storageContract(() => ({ storage, files }));

test('a reader keeps the old file whole while a new one replaces it', async () => {
  const old = Buffer.alloc(1024 * 1024, 'o');
  await storage.write(key, old);
  const reading = storage.stream(key, 0, old.length - 1);
  await new Promise((resolve) => reading.once('readable', resolve));
  await storage.write(key, Buffer.from('new'));
  expect(Buffer.compare(await buffer(reading), old)).toBe(0);
  expect(Buffer.from(await storage.read(key)).toString()).toBe('new');
});

test('a failed write leaves nothing behind', async () => {
  // A folder is in the file's place: the bytes can be written next to it but not moved there.
  const blocked = join(folder, key);
  mkdirSync(blocked, { recursive: true });
  writeFileSync(join(blocked, 'inside'), '');
  await expect(storage.write(key, Buffer.from('bytes'))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
  expect(files()).toEqual([join(key, 'inside')]);
});
