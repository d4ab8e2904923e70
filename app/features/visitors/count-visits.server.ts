import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { dayInIndia } from '#app/core/days.ts';
import { KEY_OVERLAP_MS } from '#app/platform/db/daily-keys.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { countVisitors } from './queries.server.ts';
import { anonymousVisitors, type Browser } from './visitor.server.ts';

export interface Registered {
  counted: boolean;
  /** Visits of the school so far, this one included. */
  total: number;
}

/**
 * A visit is a browser's first page in 30 minutes. The time slides: each page begins it anew, so somebody
 * who reads on for an hour is one visit, and who comes back after half an hour away is another.
 */
const VISIT_MS = KEY_OVERLAP_MS;

/** Counts the pages of these browsers in one transaction; answers in their order. */
export async function countVisits(
  db: Db,
  schoolCode: string,
  now: Date,
  browsers: Browser[],
): Promise<Registered[]> {
  const names = await anonymousVisitors(db, browsers, now);
  return db.transaction().execute(async (transaction) => {
    // Under every name, whatever the first one tells: the marks of both days must stand at this page.
    const began: Set<string>[] = [];
    for (const ofOneDay of names) began.push(await markPages(transaction, schoolCode, ofOneDay, now));
    const taken = new Set<string>();
    const counted = browsers.map((_, index) => {
      const own = names[0]![index]!;
      // A browser that is here twice in the same crowd began one visit.
      if (taken.has(own)) return false;
      taken.add(own);
      return names.every((ofOneDay, day) => began[day]!.has(ofOneDay[index]!));
    });
    const visits = counted.filter(Boolean).length;
    const total =
      visits > 0
        ? await addVisits(transaction, schoolCode, now, visits)
        : await countVisitors(transaction, schoolCode);
    return counted.map((isCounted) => ({ counted: isCounted, total }));
  });
}

/** The database decides who was first: a page began a visit if the mark that comes back is its own. */
async function markPages(
  transaction: Transaction<Schema>,
  schoolCode: string,
  visitors: string[],
  now: Date,
): Promise<Set<string>> {
  const visit = randomUUID();
  const over = new Date(now.getTime() - VISIT_MS).toISOString();
  // Each once, and in one order: two crowds that lock each other's rows in turn would wait for ever.
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
        // Never back: the clocks of two replicas differ a little.
        seen_at: sql<string>`case when visit_marks.seen_at < excluded.seen_at then excluded.seen_at
          else visit_marks.seen_at end`,
      }),
    )
    .returning(['visitor', 'visit'])
    .execute();
  return new Set(marks.filter((mark) => mark.visit === visit).map(({ visitor }) => visitor));
}

async function addVisits(
  transaction: Transaction<Schema>,
  schoolCode: string,
  now: Date,
  visits: number,
): Promise<number> {
  await transaction
    .insertInto('visits_by_day')
    .values({ school_code: schoolCode, day: dayInIndia(now), visits })
    .onConflict((conflict) =>
      conflict
        .columns(['school_code', 'day'])
        .doUpdateSet({ visits: sql`visits_by_day.visits + excluded.visits` }),
    )
    .execute();
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
