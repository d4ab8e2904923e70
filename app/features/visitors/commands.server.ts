import { sql } from 'kysely';
import { dayInIndia } from '#app/core/days.ts';
import type { Db } from '#app/platform/db/database.ts';
import { anonymousVisitor, type Browser, isRobot } from './visitor.server.ts';

/** A visit is a browser's first page in this time. */
const VISIT_MINUTES = 30;

/** Counts a visit once: not a robot's, not a reload's. Exact whoever else counts at the same time. */
export async function registerVisit(
  db: Db,
  schoolCode: string,
  now: Date,
  browser: Browser,
): Promise<{ counted: boolean }> {
  if (isRobot(browser)) return { counted: false };
  const visitor = await anonymousVisitor(db, browser, now);
  const seen_at = now.toISOString();
  const visitBegan = new Date(now.getTime() - VISIT_MINUTES * 60_000).toISOString();

  return db.transaction().execute(async (transaction) => {
    // The database decides who was first: a row comes back only if this visit is a new one.
    const newVisit = await transaction
      .insertInto('visit_marks')
      .values({ school_code: schoolCode, visitor, seen_at })
      .onConflict((conflict) =>
        conflict
          .columns(['school_code', 'visitor'])
          .doUpdateSet({ seen_at })
          .where('visit_marks.seen_at', '<=', visitBegan),
      )
      .returning('visitor')
      .executeTakeFirst();
    if (!newVisit) return { counted: false };

    await transaction
      .insertInto('visitor_totals')
      .values({ school_code: schoolCode, total: 1 })
      .onConflict((conflict) =>
        conflict.column('school_code').doUpdateSet({ total: sql`visitor_totals.total + 1` }),
      )
      .execute();
    await transaction
      .insertInto('visits_by_day')
      .values({ school_code: schoolCode, day: dayInIndia(now), visits: 1 })
      .onConflict((conflict) =>
        conflict.columns(['school_code', 'day']).doUpdateSet({ visits: sql`visits_by_day.visits + 1` }),
      )
      .execute();
    return { counted: true };
  });
}
