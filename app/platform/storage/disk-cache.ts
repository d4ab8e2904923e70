import { Readable } from 'node:stream';
import { singleFlight } from '#app/core/flow/single-flight.ts';
import { openCopies } from './disk-copies.ts';
import type { Storage } from './storage.ts';
import { checkedKey, folderOf } from './storage-key.ts';

export type CachedStorage = Storage & {
  /** Deletes copies here only: another replica has deleted or withdrawn the files. */
  forget(gone: Gone): Promise<void>;
};

/** Files by their keys, and all files directly in some folders. */
export interface Gone {
  keys: string[];
  folders: string[];
}

/** How long a file without a copy here is assumed to be still in the storage. */
const SIZE_CACHED_MS = 60_000;
const MAX_SIZES = 20_000;
/** For this long, what was deleted is not copied again: a fetch that was under way must not bring it back. */
const UNWANTED_FOR_MS = 60_000;
/** Larger than any photo or document; a larger file is passed through without a copy. */
const LARGEST_COPY = 24 * 1024 * 1024;
/** Memory for copies that slow readers are still reading. */
const MAX_PASSING = 48 * 1024 * 1024;

/**
 * A remote storage with copies on this machine's disk. A key names one content for ever, so a copy is valid until it is
 * deleted. Everything works without copies too.
 */
export function diskCache(options: {
  behind: Storage;
  folder: string;
  maxBytes: number;
  isWorthKeeping?: (key: string) => boolean;
}): CachedStorage {
  const { behind, maxBytes, isWorthKeeping = () => true } = options;
  const copies = openCopies(options.folder, maxBytes);
  const sizes = new Map<string, { size: number; until: number }>();
  const unwanted = new Map<string, number>();
  const fetchOnce = singleFlight<Uint8Array>();
  let passingBytes = 0;

  function cacheSize(key: string, size: number): void {
    sizes.delete(key);
    sizes.set(key, { size, until: Date.now() + SIZE_CACHED_MS });
    const [oldest] = sizes.keys();
    if (sizes.size > MAX_SIZES) sizes.delete(oldest!);
  }

  const cachedSize = (key: string) => {
    const entry = sizes.get(key);
    return entry && entry.until > Date.now() ? entry.size : undefined;
  };

  const isUnwanted = (key: string) =>
    [key, folderOf(key)].some((name) => (unwanted.get(name) ?? 0) > Date.now());

  const mayBeKept = (key: string, size: number) =>
    size <= Math.min(LARGEST_COPY, maxBytes) && isWorthKeeping(key) && !isUnwanted(key);

  /** An error here never fails the write: the file itself is safe in the storage. */
  async function keep(key: string, content: Uint8Array): Promise<void> {
    if (!mayBeKept(key, content.byteLength)) return;
    try {
      await copies.put(key, content);
      if (isUnwanted(key)) await copies.remove(key);
    } catch {
      return;
    }
  }

  async function forget({ keys, folders }: Gone): Promise<void> {
    const now = Date.now();
    for (const [name, until] of unwanted) if (until <= now) unwanted.delete(name);
    for (const name of [...keys, ...folders]) unwanted.set(name, now + UNWANTED_FOR_MS);
    const inFolders = new Set(folders);
    const isIn = (key: string) => inFolders.has(folderOf(key));
    const found = folders.length > 0 ? [...copies.keys(), ...sizes.keys()].filter(isIn) : [];
    for (const key of [...keys, ...found]) {
      sizes.delete(key);
      await copies.remove(key);
    }
  }

  async function* through(key: string, start: number, end: number) {
    if (copies.use(key) !== undefined) {
      try {
        yield* copies.stream(key, start, end);
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        copies.drop(key);
      }
    }
    const size = end + 1;
    const isWhole = start === 0 && size === cachedSize(key) && mayBeKept(key, size);
    if (isWhole && passingBytes + size <= MAX_PASSING) yield* keepingWhatPasses(key, size);
    else yield* behind.stream(key, start, end);
  }

  async function* keepingWhatPasses(key: string, size: number) {
    const passed: Uint8Array[] = [];
    passingBytes += size;
    try {
      for await (const chunk of behind.stream(key, 0, size - 1) as AsyncIterable<Uint8Array>) {
        passed.push(chunk);
        yield chunk;
      }
    } finally {
      passingBytes -= size;
    }
    await keep(key, Buffer.concat(passed));
  }

  return {
    forget,
    async write(key, content) {
      await behind.write(key, content);
      cacheSize(key, content.byteLength);
      await keep(key, content);
    },
    async size(key) {
      const here = copies.use(checkedKey(key)) ?? cachedSize(key);
      if (here !== undefined) return here;
      const size = await behind.size(key);
      if (size !== undefined) cacheSize(key, size);
      return size;
    },
    async read(key) {
      if (copies.use(checkedKey(key)) !== undefined) {
        try {
          return await copies.read(key);
        } catch {
          copies.drop(key);
        }
      }
      return fetchOnce(key, async () => {
        const content = await behind.read(key);
        await keep(key, content);
        return content;
      });
    },
    stream: (key, start, end) => Readable.from(through(checkedKey(key), start, end), { objectMode: false }),
    list: (folder) => behind.list(folder),
    async remove(key) {
      await forget({ keys: [checkedKey(key)], folders: [] });
      await behind.remove(key);
      // A second time, for what was fetched in between.
      await forget({ keys: [key], folders: [] });
    },
  };
}
