import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { storageContract } from '#tests/support/storage-contract.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { type CachedStorage, diskCache } from './disk-cache.ts';
import { localDiskStorage } from './local-disk.ts';
import type { Storage } from './storage.ts';

const key = (name: string) => `LFIS/originals/ab/${name}.jpg`;
let folder: string;
let requests: string[];
let behind: Storage;

beforeEach(() => {
  folder = temporaryFolder();
  requests = [];
  mkdirSync(join(folder, 'far'));
  behind = watched(localDiskStorage(join(folder, 'far')));
});

/** The remote storage, with every call recorded. */
function watched(storage: Storage): Storage {
  return {
    write: (name, bytes) => (requests.push('write'), storage.write(name, bytes)),
    size: (name) => (requests.push('size'), storage.size(name)),
    read: (name) => (requests.push('read'), storage.read(name)),
    list: (folder) => (requests.push('list'), storage.list(folder)),
    remove: (name) => (requests.push('remove'), storage.remove(name)),
    stream: (name, start, end) => (requests.push('stream'), storage.stream(name, start, end)),
  };
}

const open = (maxBytes = 1_000_000): CachedStorage =>
  diskCache({ behind, folder: join(folder, 'near'), maxBytes });

const filesIn = (root: string) =>
  readdirSync(join(folder, root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(folder, root), join(entry.parentPath, entry.name)));

describe('with a cache in front of it', () => {
  storageContract(() => ({ storage: open(), files: () => filesIn('far') }));
});

test('a fetched file is not fetched again, nor is its size', async () => {
  await behind.write(key('a'), Buffer.from('photo'));
  requests.length = 0;
  const cache = open();
  await cache.read(key('a'));
  await Promise.all([cache.read(key('a')), cache.size(key('a')), buffer(cache.stream(key('a'), 1, 3))]);
  expect(requests).toEqual(['read']);
});

test('a whole file that is streamed leaves a copy; a part does not', async () => {
  for (const name of ['a', 'b']) await behind.write(key(name), Buffer.from('0123456789'));
  const cache = open();
  for (const name of ['a', 'b']) await cache.size(key(name));
  expect((await buffer(cache.stream(key('a'), 0, 9))).toString()).toBe('0123456789');
  expect((await buffer(cache.stream(key('b'), 2, 4))).toString()).toBe('234');
  expect(filesIn('near')).toEqual([key('a')]);
});

test('a reader that stops half-way leaves no half copy', async () => {
  const whole = Buffer.alloc(400_000, 'w');
  await behind.write(key('a'), whole);
  const cache = open();
  await cache.size(key('a'));
  for await (const chunk of cache.stream(key('a'), 0, whole.length - 1)) {
    expect((chunk as Buffer).length).toBeLessThan(whole.length);
    break;
  }
  expect(filesIn('near')).toEqual([]);
});

test('it stays within its size: the least recently used goes first, also after a restart', async () => {
  const cache = open(100);
  await cache.write(key('a'), Buffer.alloc(40));
  await cache.write(key('b'), Buffer.alloc(40));
  await cache.read(key('a'));
  await cache.write(key('c'), Buffer.alloc(40));
  expect(filesIn('near').sort()).toEqual([key('a'), key('c')]);
  const again = open(100);
  await again.write(key('d'), Buffer.alloc(90));
  expect(filesIn('near')).toEqual([key('d')]);
  expect(filesIn('far')).toHaveLength(4);
});

test('a half-written file of a dead process is deleted', async () => {
  await open().write(key('a'), Buffer.from('photo'));
  writeFileSync(join(folder, 'near', `${key('b')}.01abc.part`), 'half a ph');
  const again = open(10);
  expect(filesIn('near')).toEqual([key('a')]);
  await again.write(key('c'), Buffer.alloc(9));
  expect(filesIn('near')).toEqual([key('c')]);
});

test('a file larger than the cache is not copied, but can be read', async () => {
  const cache = open(10);
  await cache.write(key('a'), Buffer.alloc(50));
  expect(await cache.read(key('a'))).toHaveLength(50);
  expect(filesIn('near')).toEqual([]);
});

test('a copy deleted from the disk is fetched again', async () => {
  const cache = open();
  await cache.write(key('a'), Buffer.from('photo'));
  rmSync(join(folder, 'near'), { recursive: true });
  expect((await buffer(cache.stream(key('a'), 0, 4))).toString()).toBe('photo');
  rmSync(join(folder, 'near'), { recursive: true });
  expect(Buffer.from(await cache.read(key('a'))).toString()).toBe('photo');
});

test('a forgotten file is deleted from this disk and stays in the storage', async () => {
  const cache = open();
  await cache.write(key('a'), Buffer.from('photo'));
  await cache.forget({ keys: [key('a'), key('never-seen')], folders: [] });
  expect(filesIn('near')).toEqual([]);
  expect(filesIn('far')).toEqual([key('a')]);
});

test('a forgotten folder has no copies left, and a fetch that was running brings none back', async () => {
  const cache = open();
  await cache.write('LFIS/renditions/ab/abcd/160.avif', Buffer.from('one'));
  await cache.write('LFIS/renditions/ab/abce/160.avif', Buffer.from('two'));
  await behind.write('LFIS/renditions/ab/abcd/320-4x5.avif', Buffer.from('three'));
  const reading = cache.read('LFIS/renditions/ab/abcd/320-4x5.avif');
  await cache.forget({ keys: [], folders: ['LFIS/renditions/ab/abcd'] });
  await reading;
  expect(filesIn('near')).toEqual(['LFIS/renditions/ab/abce/160.avif']);
});

test('a fetch that was running when its file was forgotten does not bring it back', async () => {
  await behind.write(key('a'), Buffer.from('photo'));
  const cache = open();
  const reading = cache.read(key('a'));
  await cache.forget({ keys: [key('a')], folders: [] });
  expect(Buffer.from(await reading).toString()).toBe('photo');
  expect(filesIn('near')).toEqual([]);
});

test('a failure of the storage is a failure: nothing is copied that was not written', async () => {
  behind = { ...behind, write: async () => Promise.reject(new Error('away')) };
  const cache = open();
  await expect(cache.write(key('a'), Buffer.from('photo'))).rejects.toThrow('away');
  expect(filesIn('near')).toEqual([]);
});
