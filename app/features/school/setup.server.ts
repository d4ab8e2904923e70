import type { Db } from '#app/platform/db/database.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import type { Staff } from '#app/access/staff.ts';

export interface SchoolSetup {
  isPublic: boolean;
  /** The list of the first hour lies on the dashboard. */
  showsChecklist: boolean;
}

/** What a school has of its beginning; one that nothing is known of is public, and its first hour is over. */
export async function findSchoolSetup(db: Db, schoolCode: string): Promise<SchoolSetup> {
  const row = await db
    .selectFrom('school_setups')
    .select(['public_since', 'dismissed_at'])
    .where('school_code', '=', schoolCode)
    .executeTakeFirst();
  return {
    isPublic: row === undefined || row.public_since !== null,
    showsChecklist: row !== undefined && row.dismissed_at === null,
  };
}

/** It is not public until somebody says so. */
export async function startSchoolSetup(change: ContentChange, schoolCode: string, now: Date): Promise<void> {
  await change
    .insertInto('school_setups')
    .values({
      school_code: schoolCode,
      started_at: now.toISOString(),
      public_since: null,
      dismissed_at: null,
    })
    .execute();
}

interface ActorContext {
  staff: Staff;
  now: Date;
}

/** Once, and for good: what families have seen cannot be unseen. A second press finds it done. */
export function goPublic(db: Db, { staff, now }: ActorContext): Promise<void> {
  return changeContent(db, staff.schoolCode, now, async (change) => {
    const { numUpdatedRows } = await change
      .updateTable('school_setups')
      .set({ public_since: now.toISOString() })
      .where('school_code', '=', staff.schoolCode)
      .where('public_since', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await recordAction(change, { staff, now }, 'go-public');
  });
}

/** Nothing on the site changes with it. */
export function hideChecklist(db: Db, { staff, now }: ActorContext): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('school_setups')
      .set({ dismissed_at: now.toISOString() })
      .where('school_code', '=', staff.schoolCode)
      .where('dismissed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await recordAction(transaction, { staff, now }, 'put-list-away');
  });
}

/** A school that never had one gets it, too; it stays as public as it was. */
export function showChecklist(db: Db, { staff, now }: ActorContext): Promise<void> {
  const at = now.toISOString();
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('school_setups')
      .values({ school_code: staff.schoolCode, started_at: at, public_since: at, dismissed_at: null })
      .onConflict((conflict) =>
        conflict
          .column('school_code')
          .doUpdateSet({ dismissed_at: null })
          .where('school_setups.dismissed_at', 'is not', null),
      )
      .executeTakeFirst();
    if ((numInsertedOrUpdatedRows ?? 0n) > 0n)
      await recordAction(transaction, { staff, now }, 'bring-list-back');
  });
}

const recordAction = (
  transaction: Parameters<typeof recordAudit>[0],
  { staff, now }: ActorContext,
  action: string,
) =>
  recordAudit(transaction, {
    staff,
    now,
    action,
    subject: { type: 'school', id: staff.schoolCode, title: staff.schoolCode },
  });
