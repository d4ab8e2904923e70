import { sql } from 'kysely';
import type { Db } from '#app/platform/db/database.ts';

/** So many tries are a person who mistypes. */
const FREE_TRIES = 5;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3600;

/** Whose tries are counted: an address, and the network they come from. */
export const subjectsOf = (email: string, network: string) => [
  `mail ${email.toLowerCase()}`,
  `net ${network}`,
];

/** Until when nobody may try again; each failure after the first five doubles the wait. */
export async function lockedUntil(db: Db, subjects: string[], now: Date): Promise<Date | undefined> {
  const rows = await db.selectFrom('sign_in_failures').selectAll().where('subject', 'in', subjects).execute();
  const ends = rows.map(({ failures, last_at }) => Date.parse(last_at) + waitSeconds(failures) * 1000);
  const end = Math.max(0, ...ends);
  return end > now.getTime() ? new Date(end) : undefined;
}

export function waitSeconds(failures: number): number {
  if (failures < FREE_TRIES) return 0;
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (failures - FREE_TRIES), LONGEST_WAIT_SECONDS);
}

export async function noteFailure(db: Db, subjects: string[], now: Date): Promise<void> {
  const last_at = now.toISOString();
  for (const subject of subjects) {
    await db
      .insertInto('sign_in_failures')
      .values({ subject, failures: 1, last_at })
      .onConflict((conflict) =>
        conflict.column('subject').doUpdateSet({ failures: sql`sign_in_failures.failures + 1`, last_at }),
      )
      .execute();
  }
}

export async function forgetFailures(db: Db, subjects: string[]): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('subject', 'in', subjects).execute();
}
