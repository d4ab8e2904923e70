import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '#app/core/ids.ts';
import type { Storage } from './storage.ts';
import { checkedKey } from './storage-key.ts';

export function localDiskStorage(root: string): Storage {
  const fileOf = (key: string) => join(root, checkedKey(key));

  return {
    async write(key, bytes) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      // All or nothing: written next to it, synced to disk, then renamed.
      const beside = `${file}.${newId()}.part`;
      try {
        const handle = await open(beside, 'wx');
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(beside, file);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    async size(key) {
      try {
        return (await stat(fileOf(key))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    read: async (key) => readFile(fileOf(key)),
    stream: (key, start, end) => createReadStream(fileOf(key), { start, end }),
  };
}
