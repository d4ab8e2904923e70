import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { dayInIndia } from '#app/core/time/days.ts';
import { KEY_OVERLAP_MS } from '#app/platform/db/daily-keys.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { countVisitors } from './queries.server.ts';
import { admitVisits, listFullNetworks } from './visit-rates.server.ts';
import { anonymousVisitors, type Browser } from './visitor.server.ts';

export interface Registered {
  counted: boolean;
  /** The school's visits so far, including this one. */
  total: number;
  /** A new visit that is not counted because its network has too many. Only the first of them is logged. */
  refused?: 'first' | 'again';
}

/**
 * A visit starts with a browser's first page and ends after 30 minutes without one: an hour of reading is one visit,
 * and coming back after half an hour is another.
 */
const VISIT_MS = KEY_OVERLAP_MS;

/** Counts the pages of these browsers in one transaction; answers in their order. */
export async function countVisits(
  db: Db,
  schoolCode: string,
  now: Date,
  browsers: Browser[],
): Promise<Registered[]> {
  const { names, networks } = await anonymousVisitors(db, schoolCode, browsers, now);
  return db.transaction().execute(async (transaction) => {
    const full = await listFullNetworks(transaction, schoolCode, networks, now);
    const isFull = (index: number) => full.has(networks[index]!);
    // Under both hashes: a page starts a visit only if it was the first one under each.
    const began: Set<string>[] = [];
    for (const ofOneDay of names) {
      const marked = ofOneDay.filter((_, index) => !isFull(index));
      began.push(await markPages(transaction, schoolCode, marked, now));
    }
    const taken = new Set<string>();
    const isNew = browsers.map((_, index) => {
      const own = names[0]![index]!;
      // A browser that is in the same batch twice started one visit.
      if (taken.has(own) || isFull(index)) return false;
      taken.add(own);
      return names.every((ofOneDay, day) => began[day]!.has(ofOneDay[index]!));
    });
    const newcomers = new Map<string, number>();
    for (const [index, network] of networks.entries())
      if (isNew[index] && network) newcomers.set(network, (newcomers.get(network) ?? 0) + 1);
    const admitted = await admitVisits(transaction, schoolCode, newcomers, now);
    const underWay = await listUnderWay(
      transaction,
      schoolCode,
      names.flatMap((ofOneDay) => ofOneDay.filter((_, index) => isFull(index))),
      now,
    );

    const outcomes = browsers.map((_, index): Pick<Registered, 'counted' | 'refused'> => {
      if (isFull(index)) {
        const goesOn = names.some((ofOneDay) => underWay.has(ofOneDay[index]!));
        return { counted: false, ...(!goesOn && { refused: 'again' }) };
      }
      const admission = isNew[index] && admitted.get(networks[index]!);
      if (!admission) return { counted: isNew[index]! };
      if (admission.visits > 0) {
        admission.visits -= 1;
        return { counted: true };
      }
      const refused = admission.isFirstBeyond ? 'first' : 'again';
      admission.isFirstBeyond = false;
      return { counted: false, refused };
    });
    const visits = outcomes.filter(({ counted }) => counted).length;
    const refused = outcomes.filter((outcome) => outcome.refused).length;
    if (visits + refused > 0) await addToDay(transaction, schoolCode, now, { visits, refused });
    const total =
      visits > 0
        ? await addVisits(transaction, schoolCode, visits)
        : await countVisitors(transaction, schoolCode);
    return outcomes.map((outcome) => ({ ...outcome, total }));
  });
}

/** For a network beyond its limit nothing is recorded: otherwise a program could fill the disk. */
async function listUnderWay(
  transaction: Transaction<Schema>,
  schoolCode: string,
  visitors: string[],
  now: Date,
): Promise<Set<string>> {
  if (visitors.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('visit_marks')
    .select('visitor')
    .where('school_code', '=', schoolCode)
    .where('visitor', 'in', [...new Set(visitors)])
    .where('seen_at', '>', new Date(now.getTime() - VISIT_MS).toISOString())
    .execute();
  return new Set(rows.map(({ visitor }) => visitor));
}

/** The database decides which was first: a page started a visit if the returned row is its own. */
async function markPages(
  transaction: Transaction<Schema>,
  schoolCode: string,
  visitors: string[],
  now: Date,
): Promise<Set<string>> {
  if (visitors.length === 0) return new Set();
  const visit = randomUUID();
  const over = new Date(now.getTime() - VISIT_MS).toISOString();
  // Each once, and in sorted order: two batches that lock the same rows in different orders would deadlock.
  const rows = [...new Set(visitors)].sort().map((visitor) => ({
    school_code: schoolCode,
    visitor,
    seen_at: now.toISOString(),
    visit,
  }));
  const marks = await transaction
    .insertInto('visit_marks')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['school_code', 'visitor']).doUpdateSet({
        visit: sql<string>`case when visit_marks.seen_at <= ${over} then excluded.visit else visit_marks.visit end`,
        // Never backwards: the clocks of two replicas differ a little.
        seen_at: sql<string>`case when visit_marks.seen_at < excluded.seen_at then excluded.seen_at
          else visit_marks.seen_at end`,
      }),
    )
    .returning(['visitor', 'visit'])
    .execute();
  return new Set(marks.filter((mark) => mark.visit === visit).map(({ visitor }) => visitor));
}

async function addToDay(
  transaction: Transaction<Schema>,
  schoolCode: string,
  now: Date,
  { visits, refused }: { visits: number; refused: number },
): Promise<void> {
  await transaction
    .insertInto('visits_by_day')
    .values({ school_code: schoolCode, day: dayInIndia(now), visits, refused })
    .onConflict((conflict) =>
      conflict.columns(['school_code', 'day']).doUpdateSet({
        visits: sql`visits_by_day.visits + excluded.visits`,
        refused: sql`visits_by_day.refused + excluded.refused`,
      }),
    )
    .execute();
}

async function addVisits(
  transaction: Transaction<Schema>,
  schoolCode: string,
  visits: number,
): Promise<number> {
  const { total } = await transaction
    .insertInto('visitor_totals')
    .values({ school_code: schoolCode, total: visits })
    .onConflict((conflict) =>
      conflict.column('school_code').doUpdateSet({ total: sql`visitor_totals.total + excluded.total` }),
    )
    .returning('total')
    .executeTakeFirstOrThrow();
  return total;
}
