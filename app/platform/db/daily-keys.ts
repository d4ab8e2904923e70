import { randomBytes } from 'node:crypto';
import { dayInIndia } from '#app/core/time/days.ts';
import type { Db } from './database.ts';

const DAY_MS = 24 * 60 * 60_000;

/** For this long after midnight the key of the day before is kept: a visit may have started under it. */
export const KEY_OVERLAP_MS = 30 * 60_000;

export interface DailyKeys {
  today: string;
  yesterday: string | undefined;
  /** When older keys were deleted: hashes made with them mean nothing any more. */
  rotated: boolean;
}

/** The secret that addresses are hashed with. It is deleted after its day, so that no hash leads back to a person. */
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

  // Another machine's clock may be at tomorrow already; a key of any other day is left over.
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
  // Created even now if it is missing: a machine whose clock is a little behind would create it too.
  return {
    today: await findOrMake(day),
    yesterday: isOverlap ? await findOrMake(before) : undefined,
    rotated,
  };
}

/** The first process creates the key, and all others use it. */
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
