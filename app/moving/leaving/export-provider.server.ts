import { mediaBytes } from '#app/features/backup/queries.server.ts';
import type { Database } from '#app/platform/db/database.ts';
import { beginFolder, type Written } from './export-folder.server.ts';
import { expectRoom, expectSchool, toldFailure } from './export-room.server.ts';
import type { Leaving } from './leaving.ts';
import { providerOriginals } from './originals.server.ts';
import { providerAnswers } from './provider-answers.server.ts';

export interface Exported extends Written {
  missing: string[];
}

/** Into a folder that is free, while the site goes on. The lists are of one moment; the files come after them. */
export async function exportProvider(
  { database, ...leaving }: Omit<Leaving, 'db'> & { database: Database },
  { out, said }: { out: string; said: (written: Written) => void },
): Promise<Exported> {
  const { schoolCode, now } = leaving;
  await expectSchool(database.reads);
  const folder = await beginFolder(out);
  const missing: string[] = [];
  try {
    await expectRoom(folder.part, await mediaBytes(database.reads));
    const moment =
      database.engine === 'postgres'
        ? database.reads.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
        : database.reads.transaction();
    await moment.execute(async (db) => {
      for await (const entry of providerAnswers({ ...leaving, db })) await add(entry);
    });
    const originals = providerOriginals({ ...leaving, db: database.reads }, (path) => missing.push(path));
    for await (const entry of originals) await add(entry);
    const told = { school: schoolCode, madeAt: now.toISOString(), missing };
    return { ...(await folder.finish(told)), missing };
  } catch (error) {
    await folder.giveUp();
    throw toldFailure(error);
  }

  async function add(entry: Parameters<typeof folder.add>[0]): Promise<void> {
    await folder.add(entry);
    said(folder.written);
  }
}
