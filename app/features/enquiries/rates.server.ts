import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { networkOf } from '#app/core/network.ts';
import { dailyKeys } from '#app/platform/db/daily-keys.ts';
import type { Db } from '#app/platform/db/database.ts';

/** An hour of one network. A whole school may write from behind one address: a machine does more. */
export const BUSY_AFTER = 30;
export const CLOSED_AFTER = 300;

/** Counts this post and tells how much came from the same network within the hour. Nothing names it. */
export async function countPost(db: Db, address: string, now: Date): Promise<'calm' | 'busy' | 'closed'> {
  const network = networkOf(address);
  // A proxy that hides every address would make one network of the whole world.
  if (network === '') return 'calm';
  const { today } = await dailyKeys(db, now);
  const { posts } = await db
    .insertInto('enquiry_rates')
    .values({
      network: createHmac('sha256', today).update(`network ${network}`).digest('base64url'),
      hour: now.toISOString().slice(0, 13),
      posts: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['network', 'hour']).doUpdateSet({ posts: sql`enquiry_rates.posts + 1` }),
    )
    .returning('posts')
    .executeTakeFirstOrThrow();
  if (posts > CLOSED_AFTER) return 'closed';
  return posts > BUSY_AFTER ? 'busy' : 'calm';
}
