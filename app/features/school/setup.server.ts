import type { Db } from '#app/platform/db/database.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import type { Staff } from '#app/access/staff.ts';

export interface SchoolSetup {
  isPublic: boolean;
  /** The setup checklist is shown on the dashboard. */
  showsChecklist: boolean;
}

/** The setup state of a school; a school without one is public and has finished its setup. */
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

/** It is not public until somebody publishes it. */
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

/** Once and irrevocably: what families have seen cannot be hidden again. A second submit finds it done. */
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

/** This does not change the public site. */
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

/** Also for a school that never had one; whether it is public does not change. */
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
