import { sql } from 'kysely';
import { inBatches } from '#app/core/flow/in-batches.ts';
import { daysLater, type Day, dayInIndia } from '#app/core/time/days.ts';
import type { Db } from '#app/platform/db/database.ts';

/** The item that a page shows, by content type. */
export interface ReadItem {
  type: string;
  id: string;
  many: number;
}

/** A little longer than any statistic needs. */
const KEPT_DAYS = 60;

/** Adds page views to their day. The readers are not recorded. */
export async function addReads(db: Db, schoolCode: string, now: Date, reads: ReadItem[]): Promise<void> {
  const day = dayInIndia(now);
  // Always in the same order, so that concurrent writers cannot deadlock.
  const rows = reads
    .map(({ type, id, many }) => ({
      school_code: schoolCode,
      item_type: type,
      item_id: id,
      day,
      views: many,
    }))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await db.transaction().execute(async (transaction) => {
    for (const part of inBatches(rows))
      await transaction
        .insertInto('page_views')
        .values(part)
        .onConflict((conflict) =>
          conflict
            .columns(['school_code', 'item_type', 'item_id', 'day'])
            .doUpdateSet({ views: sql`page_views.views + excluded.views` }),
        )
        .execute();
    await transaction
      .deleteFrom('page_views')
      .where('school_code', '=', schoolCode)
      .where('day', '<', daysLater(day, -KEPT_DAYS))
      .execute();
  });
}

const keyOf = (row: { item_type: string; item_id: string }) => `${row.item_type} ${row.item_id}`;

const LOOKED_BACK_DAYS = 30;

/** The first day whose page views still matter for current content. */
export const readsSince = (now: Date): Day => daysLater(dayInIndia(now), 1 - LOOKED_BACK_DAYS);
