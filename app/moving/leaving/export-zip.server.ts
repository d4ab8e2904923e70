import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { newId } from '#app/core/ids.ts';
import type { Written } from './export-folder.server.ts';
import { expectRoom, expectSchool, toldFailure } from './export-room.server.ts';
import type { Entry } from './entry.ts';
import { type Leaving, LeavingRefused } from './leaving.ts';
import { everythingBytes } from './queries.server.ts';
import { everything } from './zip/everything.server.ts';
import { zipped } from './zip/zip-writer.server.ts';

/** Into a file that is not there yet; it has its name only once it is whole and on the disk. */
export async function exportZip(
  leaving: Leaving,
  { out, said }: { out: string; said: (written: Written) => void },
): Promise<Written> {
  const file = resolve(out);
  await expectSchool(leaving.db);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await expectRoom(dirname(file), await everythingBytes(leaving.db, leaving.schoolCode));
  // Taken at once, so that nobody else's file is written over at the end.
  await (await open(file, 'wx', 0o600).catch(ifThere)).close();
  const part = `${file}.${newId()}.part`;
  const written: Written = { files: 0, bytes: 0 };
  try {
    const handle = await open(part, 'wx', 0o600);
    try {
      for await (const piece of zipped(counted(everything(leaving), written), leaving.now)) {
        await handle.appendFile(piece);
        written.bytes += piece.byteLength;
        said(written);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
    return written;
  } catch (error) {
    await rm(part, { force: true });
    await rm(file, { force: true });
    throw toldFailure(error);
  }
}

async function* counted(entries: AsyncIterable<Entry>, written: Written): AsyncGenerator<Entry> {
  for await (const entry of entries) {
    yield entry;
    written.files++;
  }
}

function ifThere(error: NodeJS.ErrnoException): never {
  throw error.code === 'EEXIST' ? new LeavingRefused('not-empty', error) : error;
}
