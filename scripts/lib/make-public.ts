import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '#app/platform/db/database.ts';
import { changeContent } from '#app/platform/content/content-change.ts';

/** Makes a new school public without the studio, and waits until every server knows. */
export async function makePublic(database: Pick<Database, 'writes'>, urls: string[] = []): Promise<void> {
  const now = new Date();
  await changeContent(database.writes, 'LFIS', now, (change) =>
    change.updateTable('school_setups').set({ public_since: now.toISOString() }).execute(),
  );
  for (const url of urls) while ((await fetch(url)).status === 403) await wait(20);
}

/** The same when the database is not open in this process. */
export async function makePublicIn(
  where: Parameters<typeof openDatabase>[0],
  urls: string[] = [],
): Promise<void> {
  const database = openDatabase(where);
  try {
    await makePublic(database, urls);
  } finally {
    await database.close();
  }
}
