import type { Transaction } from 'kysely';
import { newId } from '#app/core/ids.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';

export interface NewAuditEntry {
  /** The person: `id` and `name` are stored as they were at the time. */
  staff: { id: string; name: string; schoolCode: string };
  now: Date;
  /** `publish`, `trash`, `invite` … */
  action: string;
  subject: { type: string; id: string; title: string };
  before?: object | null;
  after?: object | null;
}

/** In the transaction of the change itself: both are stored, or neither. */
export async function recordAudit(
  transaction: Transaction<Schema> | Db,
  auditEntry: NewAuditEntry,
): Promise<void> {
  const { staff, subject } = auditEntry;
  await transaction
    .insertInto('audit_entries')
    .values({
      id: newId(auditEntry.now.getTime()),
      school_code: staff.schoolCode,
      at: auditEntry.now.toISOString(),
      staff_id: staff.id,
      staff_name: staff.name,
      action: auditEntry.action,
      subject_type: subject.type,
      subject_id: subject.id,
      subject_title: subject.title.slice(0, 300),
      before: auditEntry.before ? JSON.stringify(auditEntry.before) : null,
      after: auditEntry.after ? JSON.stringify(auditEntry.after) : null,
    })
    .execute();
}
