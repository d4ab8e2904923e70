import type { Transaction } from 'kysely';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';

export const FOLLOW_JOB = 'follow-old-site';
const followJobId = (schoolCode: string) => `follow-old-site-${schoolCode}`;

/**
 * Scheduled again whenever somebody turns it on, changes the interval or checks now: the next check is due
 * immediately.
 */
export async function planFollowing(
  transaction: Transaction<Schema>,
  { schoolCode, now, isOn }: { schoolCode: string; now: Date; isOn: boolean },
): Promise<void> {
  await transaction.deleteFrom('jobs').where('id', '=', followJobId(schoolCode)).execute();
  if (isOn)
    await enqueue(transaction, {
      id: followJobId(schoolCode),
      schoolCode,
      kind: FOLLOW_JOB,
      payload: {},
      now,
    });
}

/** The time of the next check; undefined if the old site is not followed. */
export async function findNextCheck(db: Db, schoolCode: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select('run_at')
    .where('id', '=', followJobId(schoolCode))
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row?.run_at;
}
