import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { localDiskStorage } from './local-disk.ts';

/** A folder of copies, up to a number of bytes; the least recently used goes first. */
export function openCopies(folder: string, maxBytes: number) {
  const disk = localDiskStorage(folder);
  const sizes = findCopies(folder);
  let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);

  /** Marks it as recently used and returns its size; undefined if there is no copy. */
  function use(key: string): number | undefined {
    const size = sizes.get(key);
    if (size === undefined) return undefined;
    sizes.delete(key);
    sizes.set(key, size);
    return size;
  }

  /** It may have been deleted from the disk. */
  function drop(key: string): void {
    bytes -= sizes.get(key) ?? 0;
    sizes.delete(key);
  }

  async function remove(key: string): Promise<void> {
    if (!sizes.has(key)) return;
    drop(key);
    await disk.remove(key);
  }

  async function put(key: string, content: Uint8Array): Promise<void> {
    for (const oldest of sizes.keys()) {
      if (bytes + content.byteLength <= maxBytes) break;
      await remove(oldest);
    }
    await disk.write(key, content);
    drop(key);
    sizes.set(key, content.byteLength);
    bytes += content.byteLength;
  }

  return {
    keys: () => sizes.keys(),
    use,
    drop,
    remove,
    put,
    read: (key: string): Promise<Uint8Array> => disk.read(key),
    stream: (key: string, start: number, end: number): Readable => disk.stream(key, start, end),
  };
}

/** The copies of an earlier process, the oldest first; a half-written one is deleted. */
function findCopies(folder: string): Map<string, number> {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) if (file.endsWith('.part')) rmSync(file, { force: true });
  const found = files
    .filter((file) => !file.endsWith('.part'))
    .map((file) => {
      const { size, mtimeMs } = statSync(file);
      return { key: relative(folder, file), size, mtimeMs };
    });
  found.sort((one, other) => one.mtimeMs - other.mtimeMs);
  return new Map(found.map(({ key, size }) => [key, size]));
}
