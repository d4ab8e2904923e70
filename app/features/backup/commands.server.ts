import type { Transaction } from 'kysely';
import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { engineOf } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import { BACKUP_JOB } from './backup.ts';

/** Requests a backup and records that, both or neither. */
export const requestBackup = ({ services, staff, now }: CommandContext, title: string): Promise<void> =>
  services.database.writes.transaction().execute(async (transaction) => {
    const { schoolCode, name: by } = staff;
    if (!(await enqueueBackup(transaction, { schoolCode, by, now }))) return;
    const subject = { type: 'backup', id: schoolCode, title };
    await recordAudit(transaction, { staff, now, action: 'make', subject });
  });

/** The archive holds everything the school has, so who downloads it is recorded. */
export const recordDownload = ({ services, staff, now }: CommandContext, name: string): Promise<void> =>
  recordAudit(services.database.writes, {
    staff,
    now,
    action: 'download',
    subject: { type: 'backup', id: name, title: name },
  });

/** Requests a backup, unless one is running: two presses are one backup. Returns whether it was requested now. */
export async function enqueueBackup(
  transaction: Transaction<Schema>,
  { schoolCode, by, now }: { schoolCode: string; by: string; now: Date },
): Promise<boolean> {
  // A second request at the same moment waits here, and then sees the first.
  await transaction
    .selectFrom('schools')
    .select('code')
    .where('code', '=', schoolCode)
    .$if(engineOf(transaction) === 'postgres', (query) => query.forUpdate())
    .execute();
  const underWay = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('school_code', '=', schoolCode)
    .where('kind', '=', BACKUP_JOB)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (underWay) return false;
  await enqueue(transaction, { schoolCode, kind: BACKUP_JOB, payload: { by }, now });
  return true;
}
