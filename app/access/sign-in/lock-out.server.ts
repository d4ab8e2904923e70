import type { SiteServices } from '#app/platform/services.ts';

/** The services of the site where they sign in. */
type SignInServices = {
  database: Pick<SiteServices['database'], 'writes'>;
  site: Pick<SiteServices['site'], 'schoolCode'>;
};

/** How many attempts are free, and how long the delay after them may grow. */
interface AttemptLimit {
  free: number;
  longestSeconds: number;
  /** The delay after the last free attempt; each further one doubles it. */
  firstSeconds?: number;
  /** Shared by many people: a successful attempt removes only itself from the count. */
  shared?: boolean;
}

/** One subject whose attempts are counted. */
export interface Count {
  of: string;
  limit: AttemptLimit;
}

/** This many attempts may be typing errors. */
const PERSON: AttemptLimit = { free: 5, longestSeconds: 3600 };
/**
 * A staff room behind one address makes more typing errors; somebody who tries one password for every address
 * makes far more.
 */
const NETWORK: AttemptLimit = { free: 30, longestSeconds: 3600, shared: true };
/** From all networks together: a distributed attack is slowed down, and its victim never waits long. */
const EVERYWHERE: AttemptLimit = { free: 50, longestSeconds: 900, shared: true };
/**
 * Mails with a link to one address: after three, one per hour. A link is valid for an hour, so somebody who
 * is refused another still has a working one in their mailbox.
 */
const LINKS: AttemptLimit = { free: 3, firstSeconds: 3600, longestSeconds: 3600 };
/** Each stores a challenge in the database, which stays unused unless somebody signs in with it. */
const CHALLENGES: AttemptLimit = { free: 60, longestSeconds: 900, shared: true };
const FIRST_WAIT_SECONDS = 30;
/** An older failure no longer counts. */
const REMEMBERED_MS = 86_400_000;

export const personCount = (of: string): Count => ({ of, limit: PERSON });
export const networkCount = (of: string): Count => ({ of, limit: NETWORK });
export const challengeCount = (network: string): Count => ({
  of: `challenge net ${network}`,
  limit: CHALLENGES,
});
export const linkCount = (email: string): Count => ({
  of: `reset mail ${email.toLowerCase()}`,
  limit: LINKS,
});

/**
 * The counters for a password attempt. On a device where its owner has signed in before, only attempts on
 * that device count, so that nobody else can lock them out of it. Elsewhere: the address from this network,
 * the network for all addresses, and the address from all networks.
 */
export function passwordCounts(attempt: {
  email: string;
  network: string;
  device?: string | undefined;
}): Count[] {
  if (attempt.device) return [personCount(`device ${attempt.device}`)];
  const mail = mailSubject(attempt.email);
  return [
    personCount(`${mail} from ${attempt.network}`),
    networkCount(`net ${attempt.network}`),
    { of: mail, limit: EVERYWHERE },
  ];
}

/**
 * Counts an attempt before it is made, so that a hundred at once are not a hundred free ones; a successful
 * one is removed again. If it is refused, returns until when.
 */
export async function takeAttempt(
  door: SignInServices,
  counts: Count[],
  now: Date,
): Promise<Date | undefined> {
  const forgotten = new Date(now.getTime() - REMEMBERED_MS).toISOString();
  await door.database.writes
    .deleteFrom('sign_in_failures')
    .where('school_code', '=', door.site.schoolCode)
    .where('last_at', '<', forgotten)
    .execute();
  const until = await lockedUntil(door, counts, now);
  if (until) return until;
  for (const count of counts) {
    while (!(await countOne(door, count, now))) {
      const lockedMeanwhile = await lockedUntil(door, [count], now);
      if (lockedMeanwhile) return lockedMeanwhile;
    }
  }
  return undefined;
}

/** Until when further attempts are refused; each failure after the free ones doubles the delay. */
export async function lockedUntil(
  door: SignInServices,
  counts: Count[],
  now: Date,
): Promise<Date | undefined> {
  const limits = new Map(counts.map((count) => [count.of, count.limit]));
  const rows = await door.database.writes
    .selectFrom('sign_in_failures')
    .selectAll()
    .where('school_code', '=', door.site.schoolCode)
    .where('subject', 'in', [...limits.keys()])
    .execute();
  const ends = rows.map(
    ({ subject, failures, last_at }) =>
      Date.parse(last_at) + waitSeconds(failures, limits.get(subject)!) * 1000,
  );
  const end = Math.max(0, ...ends);
  return end > now.getTime() ? new Date(end) : undefined;
}

export function waitSeconds(
  failures: number,
  { free, longestSeconds, firstSeconds = FIRST_WAIT_SECONDS }: AttemptLimit,
): number {
  if (failures < free) return 0;
  return Math.min(firstSeconds * 2 ** (failures - free), longestSeconds);
}

/** After a successful attempt. */
export async function forgetAttempts(door: SignInServices, counts: Count[]): Promise<void> {
  for (const { of, limit } of counts)
    if (limit.shared)
      await door.database.writes
        .updateTable('sign_in_failures')
        .set((set) => ({ failures: set('failures', '-', 1) }))
        .where('school_code', '=', door.site.schoolCode)
        .where('subject', '=', of)
        .where('failures', '>', 0)
        .execute();
    else
      await door.database.writes
        .deleteFrom('sign_in_failures')
        .where('school_code', '=', door.site.schoolCode)
        .where('subject', '=', of)
        .execute();
}

/**
 * Resets every counter of wrong passwords and link requests for somebody's address: a link from their mailbox
 * has proved who they are.
 */
export async function forgetPasswordAttempts(
  door: SignInServices,
  person: { id: string; email: string },
): Promise<void> {
  const mail = mailSubject(person.email);
  const begins = [`${mail} from `, `device ${person.id} `];
  await door.database.writes
    .deleteFrom('sign_in_failures')
    .where('school_code', '=', door.site.schoolCode)
    .where((is) =>
      is.or([
        is('subject', 'in', [mail, `own ${person.id}`, linkCount(person.email).of]),
        ...begins.map((begin) =>
          is(is.fn<string>('substr', ['subject', is.lit(1), is.lit(begin.length)]), '=', begin),
        ),
      ]),
    )
    .execute();
}

const mailSubject = (email: string) => `mail ${email.toLowerCase()}`;

/** Only if nobody else has counted since it was read. */
async function countOne(door: SignInServices, { of, limit }: Count, now: Date): Promise<boolean> {
  const last_at = now.toISOString();
  const counter = await door.database.writes
    .selectFrom('sign_in_failures')
    .selectAll()
    .where('school_code', '=', door.site.schoolCode)
    .where('subject', '=', of)
    .executeTakeFirst();
  if (!counter) {
    const first = await door.database.writes
      .insertInto('sign_in_failures')
      .values({ school_code: door.site.schoolCode, subject: of, failures: 1, last_at })
      .onConflict((conflict) => conflict.columns(['school_code', 'subject']).doNothing())
      .returning('subject')
      .executeTakeFirst();
    return first !== undefined;
  }
  if (Date.parse(counter.last_at) + waitSeconds(counter.failures, limit) * 1000 > now.getTime()) return false;
  const counted = await door.database.writes
    .updateTable('sign_in_failures')
    .set({ failures: counter.failures + 1, last_at })
    .where('school_code', '=', door.site.schoolCode)
    .where('subject', '=', of)
    .where('failures', '=', counter.failures)
    .where('last_at', '=', counter.last_at)
    .returning('subject')
    .executeTakeFirst();
  return counted !== undefined;
}
