import type { SiteServices } from '#app/platform/services.ts';

/** Whose staff signs in there. */
type SignInServices = {
  database: Pick<SiteServices['database'], 'writes'>;
  site: Pick<SiteServices['site'], 'schoolCode'>;
};

/** How many tries are let pass, and how long the wait behind them may grow. */
interface AttemptLimit {
  free: number;
  longestSeconds: number;
  /** The wait behind the last free try; each one after it doubles it. */
  firstSeconds?: number;
  /** Shared by many: whoever is right takes back their own try and leaves the others' standing. */
  shared?: boolean;
}

/** One subject whose tries are counted. */
export interface Count {
  of: string;
  limit: AttemptLimit;
}

/** So many tries are a person who mistypes. */
const PERSON: AttemptLimit = { free: 5, longestSeconds: 3600 };
/** A staff room behind one address mistypes more; whoever tries one password at every address, far more. */
const NETWORK: AttemptLimit = { free: 30, longestSeconds: 3600, shared: true };
/** From everywhere together: a crowd of machines is slowed, and its victim never waits for long. */
const EVERYWHERE: AttemptLimit = { free: 50, longestSeconds: 900, shared: true };
/**
 * Mails with a link to one address: after three, one an hour. A link works for an hour, so whoever is refused another
 * has one in their mailbox that still works.
 */
const LINKS: AttemptLimit = { free: 3, firstSeconds: 3600, longestSeconds: 3600 };
/** Each asks the database to keep a number that is never used unless somebody signs in with it. */
const CHALLENGES: AttemptLimit = { free: 60, longestSeconds: 900, shared: true };
const FIRST_WAIT_SECONDS = 30;
/** Whoever failed longer ago begins anew. */
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
 * Whose passwords are counted. On a device that its owner has signed in on before, only what is tried on that device:
 * nobody far away can shut them out of it. Elsewhere the address from this network; behind it the network for all
 * addresses, and the address from all networks.
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
 * Counts a try before it is made, so that a hundred at once are not a hundred free ones; whoever is right forgets
 * it again. Refused, it tells until when.
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

/** Until when nobody may try again; each failure after the free ones doubles the wait. */
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

/** For whoever was right. */
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

/** Every wrong password at somebody's address, from wherever, and how many links they asked for: a link from their mailbox has shown who they are. */
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

/** Only if nobody else counted since it was looked at. */
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
