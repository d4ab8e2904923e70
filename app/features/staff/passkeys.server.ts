import type { Db } from '#app/platform/db/database.ts';
import { writeDown } from './audit.server.ts';
import type { Staff } from './staff.ts';

export interface OwnPasskey {
  id: string;
  name: string;
  since: string | null;
}

export async function listOwnPasskeys(db: Db, staff: Staff): Promise<OwnPasskey[]> {
  const rows = await db
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'created_at'])
    .where('user_id', '=', staff.id)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, created_at }) => ({ id, name: name ?? '', since: created_at }));
}

interface Asked {
  staff: Staff;
  id: string;
  now: Date;
}

export async function renamePasskey(
  db: Db,
  { staff, id, name, now }: Asked & { name: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const own = await transaction
      .selectFrom('staff_passkeys')
      .select('name')
      .where('id', '=', id)
      .where('user_id', '=', staff.id)
      .executeTakeFirst();
    if (!own) return;
    await transaction.updateTable('staff_passkeys').set({ name }).where('id', '=', id).execute();
    await writeDown(transaction, {
      staff,
      now,
      action: 'rename-passkey',
      subject: { type: 'sign-in', id: staff.id, title: name },
      before: { name: own.name },
      after: { name },
    });
  });
}

export async function deletePasskey(db: Db, { staff, id, now }: Asked): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('staff_passkeys')
      .where('id', '=', id)
      .where('user_id', '=', staff.id)
      .returning('name')
      .executeTakeFirst();
    if (!deleted) return;
    await writeDown(transaction, {
      staff,
      now,
      action: 'delete-passkey',
      subject: { type: 'sign-in', id: staff.id, title: deleted.name ?? staff.name },
    });
  });
}
