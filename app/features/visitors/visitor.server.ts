import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { dailyKeys } from '#app/platform/db/daily-keys.ts';
import type { Db } from '#app/platform/db/database.ts';

export interface Browser {
  address: string;
  userAgent: string;
}

export const isRobot = ({ userAgent }: Browser) => userAgent.trim() === '' || isbot(userAgent);

/**
 * Tells one browser from another for a day at the most, by hashes that lead back to nobody. No cookie.
 * Just after midnight everybody has two names, so that a visit under way is known by both: a list for each day.
 */
export async function anonymousVisitors(db: Db, browsers: Browser[], now: Date): Promise<string[][]> {
  const { today, yesterday, rotated } = await dailyKeys(db, now);
  if (rotated) await forgetOldMarks(db, now);
  const under = (key: string) =>
    browsers.map(({ address, userAgent }) =>
      createHmac('sha256', key).update(`${address}\n${userAgent}`).digest('base64url'),
    );
  return yesterday ? [under(yesterday), under(today)] : [under(today)];
}

const MARKS_ARE_OLD_MS = 60 * 60_000;

/** A mark that no visit can go on from is as good as none. */
async function forgetOldMarks(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - MARKS_ARE_OLD_MS).toISOString();
  await db.deleteFrom('visit_marks').where('seen_at', '<', old).execute();
}
