import { sql, type Transaction } from 'kysely';
import type { Db } from '#app/platform/db/database.ts';
import { notify } from '#app/platform/db/notices.ts';
import type { Schema } from '#app/platform/db/schema.ts';

declare const revisionWillRise: unique symbol;

/** A transaction that raises the school's content revision. Commands that change content accept no other. */
export type ContentChange = Transaction<Schema> & {
  readonly [revisionWillRise]: true;
  readonly schoolCode: string;
};

/** For a transaction that is rolled back, or that has no revision to raise yet. */
export const contentChangeOf = (transaction: Transaction<Schema>, schoolCode: string) =>
  Object.assign(transaction, { schoolCode }) as ContentChange;

/** Changes content and raises the revision in the same transaction: both are visible, or neither. */
export function changeContent<Answer>(
  db: Db,
  schoolCode: string,
  now: Date,
  work: (change: ContentChange) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction().execute(async (transaction) => {
    const answer = await work(contentChangeOf(transaction, schoolCode));
    const changed_at = now.toISOString();
    await transaction
      .insertInto('content_revisions')
      .values({ school_code: schoolCode, revision: 1, changed_at })
      .onConflict((conflict) =>
        conflict
          .column('school_code')
          .doUpdateSet({ revision: sql`content_revisions.revision + 1`, changed_at }),
      )
      .execute();
    await notify(transaction, 'school_content');
    return answer;
  });
}

/**
 * Writes the first content of a school. Another process that tries at the same time waits and then changes nothing.
 * Returns whether this was the first.
 */
export function writeFirstContent(
  db: Db,
  schoolCode: string,
  now: Date,
  work: (change: ContentChange) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('content_revisions')
      .values({ school_code: schoolCode, revision: 1, changed_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('school_code').doNothing())
      .returning('revision')
      .executeTakeFirst();
    if (first) await work(contentChangeOf(transaction, schoolCode));
    if (first) await notify(transaction, 'school_content');
    return first !== undefined;
  });
}
