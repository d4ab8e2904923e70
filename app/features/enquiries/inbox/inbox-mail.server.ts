import type { Db } from '#app/platform/db/database.ts';

const MAIL_JOBS = ['deliver-enquiry', 'acknowledge-enquiry', 'send-staff-mail'];
const SELF_TEST_IS_OLD_MS = 2 * 24 * 60 * 60_000;

export interface MailHealth {
  waiting: number;
  /** Since when the oldest of those waits. */
  oldestWaiting: string | undefined;
  /** Mails that were given up. */
  dead: number;
  selfTest: { outcome: 'arrived' | 'failed'; startedAt: string } | undefined;
  /** Nothing was heard of the self-test for days although it should come every day. */
  selfTestIsOverdue: boolean;
}

/** How the school's mail goes, from what the queue and the daily test say. */
export async function mailHealth(db: Db, schoolCode: string, now: Date): Promise<MailHealth> {
  const [jobs, ended, planned] = await Promise.all([
    db
      .selectFrom('jobs')
      .select((select) => [
        'state',
        select.fn.countAll<number>().as('jobs'),
        select.fn.min('created_at').as('oldest'),
      ])
      .where('state', 'in', ['waiting', 'dead'])
      .where('school_code', '=', schoolCode)
      .where('kind', 'in', MAIL_JOBS)
      .groupBy('state')
      .execute(),
    db
      .selectFrom('self_tests')
      .select(['outcome', 'started_at'])
      .where('school_code', '=', schoolCode)
      // One that was written to a file says nothing of the mail.
      .where('outcome', 'in', ['arrived', 'failed'])
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    // Planned while the test is switched on, and written anew each time it has run.
    db
      .selectFrom('jobs')
      .select('created_at')
      .where('state', '=', 'waiting')
      .where('school_code', '=', schoolCode)
      .where('kind', '=', 'self-test')
      .executeTakeFirst(),
  ]);
  const waiting = jobs.find(({ state }) => state === 'waiting');
  const heardAt = [ended?.started_at, planned?.created_at].filter((at) => at !== undefined).sort();
  const old = new Date(now.getTime() - SELF_TEST_IS_OLD_MS).toISOString();
  return {
    waiting: waiting?.jobs ?? 0,
    oldestWaiting: waiting?.oldest,
    dead: jobs.find(({ state }) => state === 'dead')?.jobs ?? 0,
    selfTest: ended && {
      outcome: ended.outcome === 'arrived' ? 'arrived' : 'failed',
      startedAt: ended.started_at,
    },
    selfTestIsOverdue: heardAt.length > 0 && heardAt.at(-1)! < old,
  };
}

export interface DeliveryAttempts {
  attempts: number;
  /** Without a word of the mail: which server, which answer. */
  lastError: string | null;
  nextTry: string;
}

/** How often the mail of an enquiry was tried in vain. */
export async function findDeliveryAttempts(
  db: Db,
  schoolCode: string,
  enquiryId: string,
): Promise<DeliveryAttempts | undefined> {
  return db
    .selectFrom('jobs')
    .select(['attempts', 'last_error as lastError', 'run_at as nextTry'])
    .where('school_code', '=', schoolCode)
    .where('state', 'in', ['waiting', 'dead'])
    .where('kind', '=', 'deliver-enquiry')
    .where('payload', '=', JSON.stringify({ enquiryId }))
    .executeTakeFirst();
}
