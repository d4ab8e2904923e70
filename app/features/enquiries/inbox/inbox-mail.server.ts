import type { Db } from '#app/platform/db/database.ts';

const MAIL_JOBS = ['deliver-enquiry', 'acknowledge-enquiry', 'send-staff-mail'];
const SELF_TEST_IS_OLD_MS = 2 * 24 * 60 * 60_000;

export interface MailHealth {
  waiting: number;
  /** When the oldest of those was received. */
  oldestWaiting: string | undefined;
  /** Mails that could not be delivered. */
  dead: number;
  selfTest: { outcome: 'arrived' | 'failed'; startedAt: string } | undefined;
  /** The self-test should run every day but has not reported for days. */
  selfTestIsOverdue: boolean;
}

/** The state of the school's mail, from the queue and the daily test. */
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
      // A mail that was written to a file proves nothing about mail delivery.
      .where('outcome', 'in', ['arrived', 'failed'])
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    // Scheduled while the test is switched on, and again after each run.
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
  /** Without the content of the mail: only the server and its answer. */
  lastError: string | null;
  nextTry: string;
}

/** How many attempts to send an enquiry's mail have failed. */
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
