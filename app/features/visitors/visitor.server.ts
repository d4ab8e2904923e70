import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { networkOf } from '#app/core/network.ts';
import { dailyKeys } from '#app/platform/db/daily-keys.ts';
import type { Db } from '#app/platform/db/database.ts';
import { forgetOldRates } from './visit-rates.server.ts';

export interface Browser {
  address: string;
  userAgent: string;
}

export const isRobot = ({ userAgent }: Browser) => userAgent.trim() === '' || isbot(userAgent);

/**
 * Distinguishes browsers for a day at most, by hashes that lead back to nobody. No cookie. Just after midnight each
 * browser has two names, so that a running visit is recognised by both: a list for each day. Networks are named in the
 * same way; one that a proxy hides has none.
 */
export async function anonymousVisitors(
  db: Db,
  schoolCode: string,
  browsers: Browser[],
  now: Date,
): Promise<{ names: string[][]; networks: string[] }> {
  const { today, yesterday, rotated } = await dailyKeys(db, schoolCode, now);
  if (rotated || isNewHour(db, schoolCode, now)) {
    await forgetOldMarks(db, schoolCode, now);
    await forgetOldRates(db, schoolCode, now);
  }
  const under = (key: string) =>
    browsers.map(({ address, userAgent }) =>
      createHmac('sha256', key).update(`${address}\n${userAgent}`).digest('base64url'),
    );
  const networks = browsers.map(({ address }) => {
    const network = networkOf(address);
    return network && createHmac('sha256', today).update(`visits of ${network}`).digest('base64url');
  });
  return { names: yesterday ? [under(yesterday), under(today)] : [under(today)], networks };
}

const tidiedIn = new WeakMap<Db, Map<string, string>>();

function isNewHour(db: Db, schoolCode: string, now: Date): boolean {
  const hour = now.toISOString().slice(0, 13);
  let hours = tidiedIn.get(db);
  if (!hours) tidiedIn.set(db, (hours = new Map()));
  if (hours.get(schoolCode) === hour) return false;
  hours.set(schoolCode, hour);
  return true;
}

const MARKS_ARE_OLD_MS = 60 * 60_000;

/** A row that cannot continue a visit any more is deleted. */
async function forgetOldMarks(db: Db, schoolCode: string, now: Date): Promise<void> {
  const old = new Date(now.getTime() - MARKS_ARE_OLD_MS).toISOString();
  await db
    .deleteFrom('visit_marks')
    .where('school_code', '=', schoolCode)
    .where('seen_at', '<', old)
    .execute();
}
