import { type Database, openDatabase } from '#app/platform/db/database.ts';

/**
 * For journeys: the clock cannot be set from outside, so scheduled times are moved back and the job that
 * checks them is made due.
 */
export async function letTimePassIn(where: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database: Database = openDatabase(where);
  const past = new Date(Date.now() - 1000).toISOString();
  try {
    await database.writes
      .updateTable('content_drafts')
      .set({ due_at: past })
      .where('due_at', 'is not', null)
      .execute();
    await database.writes
      .updateTable('jobs')
      .set({ run_at: past })
      .where('kind', '=', 'publish-due-changes')
      .execute();
  } finally {
    await database.close();
  }
}

/** Moves all sign-ins back by more than ten minutes. */
export async function letProofExpireIn(where: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database: Database = openDatabase(where);
  const past = new Date(Date.now() - 11 * 60_000).toISOString();
  try {
    await database.writes.updateTable('staff_sessions').set({ proved_at: past }).execute();
  } finally {
    await database.close();
  }
}
