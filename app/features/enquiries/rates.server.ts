import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { networkOf } from '#app/core/network.ts';
import { dailyKeys } from '#app/platform/db/daily-keys.ts';
import type { Db } from '#app/platform/db/database.ts';

/** Per network and hour. A whole school may write from one address, but only a program sends more. */
export const BUSY_AFTER = 30;
export const CLOSED_AFTER = 300;
/** Including refused ones: correcting a mistake takes a few attempts per enquiry. */
export const MAX_ATTEMPTS = 4 * CLOSED_AFTER;

/**
 * Counts this post and returns how many came from the same network within the hour. The network is not
 * identifiable.
 */
export async function countPost(
  db: Db,
  schoolCode: string,
  address: string,
  now: Date,
): Promise<'calm' | 'busy' | 'closed'> {
  const posts = await count(db, 'network', { schoolCode, address, now });
  if (posts > CLOSED_AFTER) return 'closed';
  return posts > BUSY_AFTER ? 'busy' : 'calm';
}

/** Counts an attempt before it is parsed, and returns whether there were too many in this hour. */
export async function isOneAttemptTooMany(
  db: Db,
  schoolCode: string,
  address: string,
  now: Date,
): Promise<boolean> {
  return (await count(db, 'attempts', { schoolCode, address, now })) > MAX_ATTEMPTS;
}

async function count(
  db: Db,
  what: 'network' | 'attempts',
  { schoolCode, address, now }: { schoolCode: string; address: string; now: Date },
): Promise<number> {
  const network = networkOf(address);
  // A proxy that hides every address would make everybody one network.
  if (network === '') return 0;
  const { today } = await dailyKeys(db, schoolCode, now);
  const { posts } = await db
    .insertInto('enquiry_rates')
    .values({
      school_code: schoolCode,
      network: createHmac('sha256', today).update(`${what} ${network}`).digest('base64url'),
      hour: now.toISOString().slice(0, 13),
      posts: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['school_code', 'network', 'hour'])
        .doUpdateSet({ posts: sql`enquiry_rates.posts + 1` }),
    )
    .returning('posts')
    .executeTakeFirstOrThrow();
  return posts;
}
