import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { newId } from '#app/core/ids.ts';
import { type Entry, chunksOf } from './entry.ts';
import { ExportRefused } from './export-source.ts';

export interface WrittenTotals {
  files: number;
  bytes: number;
}

/**
 * A folder that gets its final name only once it is complete. Each file is added to the manifest as it is
 * written, so that forty thousand files need no more memory than four.
 */
export async function createExportFolder(out: string) {
  const folder = resolve(out);
  await expectFree(folder);
  const part = `${folder}.${newId()}.part`;
  await mkdir(part, { recursive: true, mode: 0o700 });
  const manifest = await open(join(part, 'manifest.json'), 'wx', 0o600);
  const written: WrittenTotals = { files: 0, bytes: 0 };
  await manifest.appendFile('{"files": [');

  return {
    part,
    written,

    async add({ name, body }: Entry): Promise<void> {
      const file = join(part, ...name.split('/'));
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const hash = createHash('sha256');
      let size = 0;
      const handle = await open(file, 'wx', 0o600);
      try {
        for await (const chunk of chunksOf(body)) {
          hash.update(chunk);
          size += chunk.byteLength;
          await handle.appendFile(chunk);
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
      const manifestEntry = { name, size, sha256: hash.digest('hex') };
      await manifest.appendFile(`${written.files === 0 ? '' : ','}\n${JSON.stringify(manifestEntry)}`);
      written.files++;
      written.bytes += size;
    },

    /** Everything is on the disk before the folder gets its name. */
    async finish(summary: object): Promise<WrittenTotals> {
      const rest = JSON.stringify({ ...summary, count: written.files, bytes: written.bytes }).slice(1);
      await manifest.appendFile(`\n], ${rest}\n`);
      await closeSynced(manifest);
      await expectFree(folder);
      await rmdir(folder).catch(ifGone);
      await rename(part, folder);
      return written;
    },

    async giveUp(): Promise<void> {
      await manifest.close().catch(() => undefined);
      await rm(part, { recursive: true, force: true });
    },
  };
}

async function closeSynced(handle: FileHandle): Promise<void> {
  await handle.sync();
  await handle.close();
}

/** Existing files are never overwritten or mixed with ours. */
async function expectFree(folder: string): Promise<void> {
  const names = await readdir(folder).catch(ifGone);
  if (names && names.length > 0) throw new ExportRefused('not-empty');
}

function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
