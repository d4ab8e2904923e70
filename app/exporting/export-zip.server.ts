import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { newId } from '#app/core/ids.ts';
import type { WrittenTotals } from './export-folder.server.ts';
import { expectFreeSpace, expectSchool, toExportError } from './export-checks.server.ts';
import type { Entry } from './entry.ts';
import { type ExportSource, ExportRefused } from './export-source.ts';
import { everythingBytes } from './queries.server.ts';
import { everything } from './zip/everything.server.ts';
import { zipStream } from './zip/zip-writer.server.ts';

/** Into a file that does not exist yet; it gets its name only once it is complete and on the disk. */
export async function exportZip(
  source: ExportSource,
  { out, onProgress }: { out: string; onProgress: (written: WrittenTotals) => void },
): Promise<WrittenTotals> {
  const file = resolve(out);
  await expectSchool(source.db);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await expectFreeSpace(dirname(file), await everythingBytes(source.db, source.schoolCode));
  // Reserved at once, so that nobody else's file is overwritten at the end.
  await (await open(file, 'wx', 0o600).catch(ifThere)).close();
  const part = `${file}.${newId()}.part`;
  const written: WrittenTotals = { files: 0, bytes: 0 };
  try {
    const handle = await open(part, 'wx', 0o600);
    try {
      for await (const chunk of zipStream(counted(everything(source), written), source.now)) {
        await handle.appendFile(chunk);
        written.bytes += chunk.byteLength;
        onProgress(written);
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
    throw toExportError(error);
  }
}

async function* counted(entries: AsyncIterable<Entry>, written: WrittenTotals): AsyncGenerator<Entry> {
  for await (const entry of entries) {
    yield entry;
    written.files++;
  }
}

function ifThere(error: NodeJS.ErrnoException): never {
  throw error.code === 'EEXIST' ? new ExportRefused('not-empty', error) : error;
}
