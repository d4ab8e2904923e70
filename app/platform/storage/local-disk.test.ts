import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localDiskStorage } from './local-disk.ts';
import type { Storage } from './storage.ts';

let folder: string;
let storage: Storage;
const key = 'LFIS/originals/ab/abcd.jpg';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'));
  storage = localDiskStorage(join(folder, 'media'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const filesUnder = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('what is written is read back, byte for byte, with its size', async () => {
  const bytes = Buffer.from([0, 255, 13, 10, 128]);
  await storage.write(key, bytes);
  expect(Buffer.from(await storage.read(key))).toEqual(bytes);
  expect(await storage.size(key)).toBe(5);
  expect(filesUnder(folder)).toEqual([join(folder, 'media', key)]);
});

test('a file that is not there has no size, and reading it fails', async () => {
  expect(await storage.size(key)).toBeUndefined();
  await expect(storage.read(key)).rejects.toThrow('ENOENT');
});

test('a stream gives the bytes from start to end, both included', async () => {
  await storage.write(key, Buffer.from('0123456789'));
  const part = async (start: number, end: number) =>
    (await buffer(storage.stream(key, start, end))).toString();
  expect(await part(0, 9)).toBe('0123456789');
  expect(await part(3, 5)).toBe('345');
  expect(await part(9, 9)).toBe('9');
});

test('a reader who is under way keeps the old file whole while a new one takes its place', async () => {
  const old = Buffer.alloc(1024 * 1024, 'o');
  await storage.write(key, old);
  const reading = storage.stream(key, 0, old.length - 1);
  await new Promise((resolve) => reading.once('readable', resolve));
  await storage.write(key, Buffer.from('new'));
  expect(Buffer.compare(await buffer(reading), old)).toBe(0);
  expect(Buffer.from(await storage.read(key)).toString()).toBe('new');
});

test('many writers of one key leave one whole file and nothing beside it', async () => {
  const contents = Array.from({ length: 12 }, (_, index) => Buffer.alloc(70_000, `${index}`.padStart(2)));
  await Promise.all(contents.map((bytes) => storage.write(key, bytes)));
  const kept = Buffer.from(await storage.read(key));
  expect(contents.some((bytes) => bytes.equals(kept))).toBe(true);
  expect(filesUnder(folder)).toHaveLength(1);
});

test('a write that fails leaves nothing behind', async () => {
  // A folder stands where the file should: the bytes can be written beside it but not put in its place.
  const blocked = join(folder, 'media', key);
  mkdirSync(blocked, { recursive: true });
  writeFileSync(join(blocked, 'inside'), '');
  await expect(storage.write(key, Buffer.from('bytes'))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
  expect(filesUnder(folder)).toEqual([join(blocked, 'inside')]);
});

const refused = [
  '../outside.jpg',
  'LFIS/../../outside.jpg',
  'LFIS/..',
  'LFIS/./a.jpg',
  './a.jpg',
  '.hidden',
  'LFIS/.hidden.jpg',
  'LFIS/a..jpg',
  'LFIS/a.tar.gz',
  '/etc/passwd.txt',
  '//host/share.jpg',
  'C:/a.jpg',
  '..\\outside.jpg',
  'LFIS\\a.jpg',
  'LFIS/a.jpg\0.png',
  'LFIS/\0.jpg',
  'LFIS/a.jpg\n',
  'LFIS//a.jpg',
  'LFIS/a.jpg/',
  'LFIS/%2e%2e/a.jpg',
  'LFIS/a b.jpg',
  'LFIS/ä.jpg',
  'LFIS/a',
  '',
];

test.each(refused)('%j is not a key, for reading or for writing', async (bad) => {
  await expectRefused(bad);
  expect(filesUnder(folder)).toEqual([]);
});

test('no text with a dot segment, a backslash or a NUL is a key', async () => {
  const piece = fc.constantFrom('..', '.', '/', '\\', '\0', 'a', 'LFIS', '.jpg', '%2e');
  await fc.assert(
    fc.asyncProperty(fc.array(piece), async (pieces) => {
      const text = pieces.join('');
      fc.pre(/(^|\/)\.{1,2}(\/|$)|\\|\0|^\//.test(text));
      await expectRefused(text);
    }),
  );
});

async function expectRefused(bad: string): Promise<void> {
  await expect(storage.write(bad, Buffer.from('x'))).rejects.toThrow('not a storage key');
  await expect(storage.size(bad)).rejects.toThrow('not a storage key');
  await expect(storage.read(bad)).rejects.toThrow('not a storage key');
  expect(() => storage.stream(bad, 0, 0)).toThrow('not a storage key');
}
