import { createHmac, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import { dayInIndia, startOfDayInIndia } from '#app/core/days.ts';
import type { Db } from '#app/platform/db/database.ts';

export interface Browser {
  address: string;
  userAgent: string;
}

export const isRobot = ({ userAgent }: Browser) => userAgent.trim() === '' || isbot(userAgent);

/**
 * Tells one browser from another for a day at the most: a hash under a key that is thrown away with the
 * day, so it leads back to nobody. No cookie.
 */
export async function anonymousVisitor(db: Db, browser: Browser, now: Date): Promise<string> {
  const key = await keyOfDay(db, now);
  return createHmac('sha256', key).update(`${browser.address}\n${browser.userAgent}`).digest('base64url');
}

/** The first visit of a day makes the key, and throws away what is left of the days before. */
async function keyOfDay(db: Db, now: Date): Promise<string> {
  const day = dayInIndia(now);
  const find = () => db.selectFrom('daily_keys').select('secret').where('day', '=', day).executeTakeFirst();
  const known = await find();
  if (known) return known.secret;
  await db
    .insertInto('daily_keys')
    .values({ day, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  await db.deleteFrom('daily_keys').where('day', '<', day).execute();
  // Marks made under an older key can never be met again.
  await db.deleteFrom('visit_marks').where('seen_at', '<', startOfDayInIndia(day)).execute();
  const made = await find();
  if (!made) throw new Error('the key of the day is missing');
  return made.secret;
}
