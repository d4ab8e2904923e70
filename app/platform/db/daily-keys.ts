import { randomBytes } from 'node:crypto';
import { dayInIndia } from '#app/core/time/days.ts';
import type { Db } from './database.ts';

const DAY_MS = 24 * 60 * 60_000;

/** So long after midnight the key of the day before is still known: a visit may have begun under it. */
export const KEY_OVERLAP_MS = 30 * 60_000;

export interface DailyKeys {
  today: string;
  yesterday: string | undefined;
  /** Older keys were just thrown away: what was hashed with them means nothing any more. */
  rotated: boolean;
}

/** What addresses are hashed with: a secret that is thrown away with its day, so that a hash leads back to nobody. */
export async function dailyKeys(db: Db, schoolCode: string, now: Date): Promise<DailyKeys> {
  const day = dayInIndia(now);
  const before = dayInIndia(new Date(now.getTime() - KEY_OVERLAP_MS));
  const isOverlap = before !== day;
  const keys = await db
    .selectFrom('daily_keys')
    .select(['day', 'secret'])
    .where('school_code', '=', schoolCode)
    .execute();
  const find = (wanted: string) => keys.find((key) => key.day === wanted)?.secret;

  // Another machine's clock may already stand at tomorrow; a key of any other day is left over.
  const tomorrow = dayInIndia(new Date(now.getTime() + DAY_MS));
  const useful = [day, tomorrow, ...(isOverlap ? [before] : [])];
  const rotated = keys.some((key) => !useful.includes(key.day));
  if (rotated)
    await db
      .deleteFrom('daily_keys')
      .where('school_code', '=', schoolCode)
      .where('day', 'not in', useful)
      .execute();

  const findOrMake = async (wanted: string) => find(wanted) ?? (await makeKey(db, schoolCode, wanted));
  // Made even now if it is missing: a machine whose clock is a little behind would make it too.
  return {
    today: await findOrMake(day),
    yesterday: isOverlap ? await findOrMake(before) : undefined,
    rotated,
  };
}

/** Whoever is first makes the key, and all others take that one. */
async function makeKey(db: Db, school_code: string, day: string): Promise<string> {
  await db
    .insertInto('daily_keys')
    .values({ school_code, day, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.columns(['school_code', 'day']).doNothing())
    .execute();
  const made = await db
    .selectFrom('daily_keys')
    .select('secret')
    .where('school_code', '=', school_code)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return made.secret;
}
