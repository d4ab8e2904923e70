import type { Db } from '#app/platform/db/database.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { notifyOfFactorChange } from './factor-mail.server.ts';
import type { Staff } from '#app/access/staff.ts';

/** Whose passkeys they are. */
type AccountOwner = Pick<Staff, 'id' | 'name' | 'email' | 'language' | 'schoolCode'>;

export interface OwnPasskey {
  id: string;
  name: string;
  since: string | null;
}

export async function listOwnPasskeys(
  db: Db,
  staff: Pick<Staff, 'id' | 'schoolCode'>,
): Promise<OwnPasskey[]> {
  const rows = await db
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'created_at'])
    .where('school_code', '=', staff.schoolCode)
    .where('user_id', '=', staff.id)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, created_at }) => ({ id, name: name ?? '', since: created_at }));
}

interface PasskeyOptions {
  staff: AccountOwner;
  id: string;
  now: Date;
}

export async function renamePasskey(
  db: Db,
  { staff, id, name, now }: PasskeyOptions & { name: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const own = await transaction
      .selectFrom('staff_passkeys')
      .select('name')
      .where('school_code', '=', staff.schoolCode)
      .where('id', '=', id)
      .where('user_id', '=', staff.id)
      .executeTakeFirst();
    if (!own) return;
    await transaction
      .updateTable('staff_passkeys')
      .set({ name })
      .where('school_code', '=', staff.schoolCode)
      .where('id', '=', id)
      .execute();
    await recordAudit(transaction, {
      staff,
      now,
      action: 'rename-passkey',
      subject: { type: 'sign-in', id: staff.id, title: name },
      before: { name: own.name },
      after: { name },
    });
  });
}

/** After it was stored: the audit entry, and the mail to its owner. */
export async function recordPasskey(services: SiteServices, staff: AccountOwner): Promise<void> {
  const now = services.clock();
  await services.database.writes.transaction().execute(async (transaction) => {
    await recordAudit(transaction, {
      staff,
      now,
      action: 'add-passkey',
      subject: { type: 'sign-in', id: staff.id, title: staff.name },
    });
    await notifyOfFactorChange(transaction, services.site, { owner: staff, now, what: 'add-passkey' });
  });
  services.jobs.notify();
}

export async function deletePasskey(
  services: SiteServices,
  { staff, id, now }: PasskeyOptions,
): Promise<void> {
  await services.database.writes.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('staff_passkeys')
      .where('school_code', '=', staff.schoolCode)
      .where('id', '=', id)
      .where('user_id', '=', staff.id)
      .returning('name')
      .executeTakeFirst();
    if (!deleted) return;
    await recordAudit(transaction, {
      staff,
      now,
      action: 'delete-passkey',
      subject: { type: 'sign-in', id: staff.id, title: deleted.name ?? staff.name },
    });
    await notifyOfFactorChange(transaction, services.site, { owner: staff, now, what: 'delete-passkey' });
  });
  services.jobs.notify();
}
