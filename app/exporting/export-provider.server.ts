import { mediaBytes } from '#app/publishing/picture-census.server.ts';
import type { Database } from '#app/platform/db/database.ts';
import { createExportFolder, type WrittenTotals } from './export-folder.server.ts';
import { expectFreeSpace, expectSchool, toExportError } from './export-checks.server.ts';
import type { ExportSource } from './export-source.ts';
import { providerOriginals } from './originals.server.ts';
import { providerAnswers } from './provider-answers.server.ts';

export interface Exported extends WrittenTotals {
  missing: string[];
}

/** Exports into a new folder while the site runs. The lists are of one moment; the files follow. */
export async function exportProvider(
  { database, ...source }: Omit<ExportSource, 'db'> & { database: Database },
  { out, onProgress }: { out: string; onProgress: (written: WrittenTotals) => void },
): Promise<Exported> {
  const { schoolCode, now } = source;
  await expectSchool(database.reads);
  const folder = await createExportFolder(out);
  const missing: string[] = [];
  try {
    await expectFreeSpace(folder.part, await mediaBytes(database.reads, schoolCode));
    const moment =
      database.engine === 'postgres'
        ? database.reads.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
        : database.reads.transaction();
    await moment.execute(async (db) => {
      for await (const entry of providerAnswers({ ...source, db })) await add(entry);
    });
    const originals = providerOriginals({ ...source, db: database.reads }, (path) => missing.push(path));
    for await (const entry of originals) await add(entry);
    const summary = { school: schoolCode, madeAt: now.toISOString(), missing };
    return { ...(await folder.finish(summary)), missing };
  } catch (error) {
    await folder.giveUp();
    throw toExportError(error);
  }

  async function add(entry: Parameters<typeof folder.add>[0]): Promise<void> {
    await folder.add(entry);
    onProgress(folder.written);
  }
}
