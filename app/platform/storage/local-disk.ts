import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '#app/core/ids.ts';
import type { Storage } from './storage.ts';
import { checkedFolder, checkedKey } from './storage-key.ts';

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
    async list(folder) {
      try {
        const entries = await readdir(join(root, checkedFolder(folder)), { withFileTypes: true });
        const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
        return names.filter((name) => !name.endsWith('.part')).map((name) => `${folder}/${name}`);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    read: async (key) => readFile(fileOf(key)),
    stream: (key, start, end) => createReadStream(fileOf(key), { start, end }),
  };
}
