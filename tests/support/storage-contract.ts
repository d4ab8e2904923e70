import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Storage } from '#app/platform/storage/storage.ts';

/** The guarantees of every storage. `files` lists its content. */
export function storageContract(
  open: () => { storage: Storage; files(): string[] | Promise<string[]> },
): void {
  const key = 'LFIS/originals/ab/abcd.jpg';

  test('a written file is read back, byte for byte, with its size', async () => {
    const { storage, files } = open();
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    await storage.write(key, bytes);
    expect(Buffer.from(await storage.read(key))).toEqual(bytes);
    expect(await storage.size(key)).toBe(5);
    expect(await files()).toEqual([key]);
  });

  test('an empty file is a file', async () => {
    const { storage } = open();
    await storage.write(key, Buffer.alloc(0));
    expect(await storage.size(key)).toBe(0);
    expect(await storage.read(key)).toHaveLength(0);
  });

  test('a missing file has no size, and reading it fails', async () => {
    const { storage } = open();
    expect(await storage.size(key)).toBeUndefined();
    await expect(storage.read(key)).rejects.toThrow('ENOENT');
    await expect(buffer(storage.stream(key, 0, 9))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('a stream gives the bytes from start to end, both included', async () => {
    const { storage } = open();
    await storage.write(key, Buffer.from('0123456789'));
    const part = async (start: number, end: number) =>
      (await buffer(storage.stream(key, start, end))).toString();
    expect(await part(0, 9)).toBe('0123456789');
    expect(await part(3, 5)).toBe('345');
    expect(await part(9, 9)).toBe('9');
  });

  test('a file of many parts is the same file, whole or in a range across them', async () => {
    const { storage, files } = open();
    const bytes = Buffer.alloc(17 * 1024 * 1024 + 11, 'a term of photos ');
    await storage.write(key, bytes);
    expect(await storage.size(key)).toBe(bytes.length);
    expect(Buffer.compare(Buffer.from(await storage.read(key)), bytes)).toBe(0);
    const [start, end] = [8 * 1024 * 1024 - 5, 8 * 1024 * 1024 + 70_000];
    expect((await buffer(storage.stream(key, start, end))).equals(bytes.subarray(start, end + 1))).toBe(true);
    expect(await files()).toEqual([key]);
  });

  test('a removed file is gone; a missing one counts as removed', async () => {
    const { storage, files } = open();
    await storage.write(key, Buffer.from('x'));
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.size(key)).toBeUndefined();
    expect(await files()).toEqual([]);
  });

  test('a folder lists the files that are directly in it', async () => {
    const { storage } = open();
    const folder = 'LFIS/renditions/ab/abcd';
    expect(await storage.list(folder)).toEqual([]);
    const keys = [`${folder}/160.avif`, `${folder}/160-4x5.avif`];
    for (const each of [
      ...keys,
      `${folder}e/160.avif`,
      `${folder}/more/160.avif`,
      'LFIS/renditions/ab/x.avif',
    ])
      await storage.write(each, Buffer.from('x'));
    expect((await storage.list(folder)).toSorted()).toEqual(keys.toSorted());
    await expect((async () => storage.list('../outside'))()).rejects.toThrow('not a storage folder');
  });

  test('many writers of one key leave one whole file and nothing else', async () => {
    const { storage, files } = open();
    const contents = Array.from({ length: 12 }, (_, at) => Buffer.alloc(70_000, `${at}`.padStart(2)));
    await Promise.all(contents.map((bytes) => storage.write(key, bytes)));
    const kept = Buffer.from(await storage.read(key));
    expect(contents.some((bytes) => bytes.equals(kept))).toBe(true);
    expect(await files()).toHaveLength(1);
  });

  test.each(REFUSED)('%j is not a key, for reading or for writing', async (bad) => {
    const { storage, files } = open();
    await expectRefused(storage, bad);
    expect(await files()).toEqual([]);
  });

  test('no text with a dot segment, a backslash or a NUL is a key', async () => {
    const { storage } = open();
    const part = fc.constantFrom('..', '.', '/', '\\', '\0', 'a', 'LFIS', '.jpg', '%2e');
    await fc.assert(
      fc.asyncProperty(fc.array(part), async (parts) => {
        const text = parts.join('');
        fc.pre(/(^|\/)\.{1,2}(\/|$)|\\|\0|^\//.test(text));
        await expectRefused(storage, text);
      }),
    );
  });
}

async function expectRefused(storage: Storage, bad: string): Promise<void> {
  await expect(storage.write(bad, Buffer.from('x'))).rejects.toThrow('not a storage key');
  await expect(storage.size(bad)).rejects.toThrow('not a storage key');
  await expect(storage.read(bad)).rejects.toThrow('not a storage key');
  await expect((async () => storage.remove(bad))()).rejects.toThrow('not a storage key');
  expect(() => storage.stream(bad, 0, 0)).toThrow('not a storage key');
}

const REFUSED = [
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
