import type { Db } from '#app/platform/db/database.ts';

/** So many tries are a person who mistypes. */
const FREE_TRIES = 5;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3600;
/** Whoever failed longer ago begins anew. */
const REMEMBERED_MS = 86_400_000;

/** Whose tries are counted: an address, and the network they come from. */
export const subjectsOf = (email: string, network: string) => [
  `mail ${email.toLowerCase()}`,
  `net ${network}`,
];

/**
 * Counts a try before it is made, so that a hundred at once are not a hundred free ones; whoever is right forgets
 * it again. Refused, it tells until when.
 */
export async function takeTry(db: Db, subjects: string[], now: Date): Promise<Date | undefined> {
  const forgotten = new Date(now.getTime() - REMEMBERED_MS).toISOString();
  await db.deleteFrom('sign_in_failures').where('last_at', '<', forgotten).execute();
  const until = await lockedUntil(db, subjects, now);
  if (until) return until;
  for (const subject of subjects) {
    while (!(await countOne(db, subject, now))) {
      const lockedMeanwhile = await lockedUntil(db, [subject], now);
      if (lockedMeanwhile) return lockedMeanwhile;
    }
  }
  return undefined;
}

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

export async function forgetTries(db: Db, subjects: string[]): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('subject', 'in', subjects).execute();
}

/** Only if nobody else counted since it was looked at. */
async function countOne(db: Db, subject: string, now: Date): Promise<boolean> {
  const last_at = now.toISOString();
  const seen = await db
    .selectFrom('sign_in_failures')
    .selectAll()
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (!seen) {
    const first = await db
      .insertInto('sign_in_failures')
      .values({ subject, failures: 1, last_at })
      .onConflict((conflict) => conflict.column('subject').doNothing())
      .returning('subject')
      .executeTakeFirst();
    return first !== undefined;
  }
  if (Date.parse(seen.last_at) + waitSeconds(seen.failures) * 1000 > now.getTime()) return false;
  const counted = await db
    .updateTable('sign_in_failures')
    .set({ failures: seen.failures + 1, last_at })
    .where('subject', '=', subject)
    .where('failures', '=', seen.failures)
    .where('last_at', '=', seen.last_at)
    .returning('subject')
    .executeTakeFirst();
  return counted !== undefined;
}
