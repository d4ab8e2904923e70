import type { Transaction } from 'kysely';
import { type Db, engineOf } from '#app/platform/db/database.ts';
import type { StaffRole } from '#app/access/permissions.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import type { Staff } from '#app/access/staff.ts';

export type ManageResult = 'done' | 'gone' | 'yourself' | 'last-administrator' | 'not-allowed';

interface ManageOptions {
  staff: Staff;
  id: string;
  now: Date;
}

export const changeRole = (db: Db, options: ManageOptions & { role: StaffRole }): Promise<ManageResult> =>
  manage(db, options, async (transaction, { staff, now, role }, person) => {
    if (person.role === role) return 'done';
    if (person.role === 'administrator' && person.isLastAdministrator) return 'last-administrator';
    const updated_at = now.toISOString();
    await transaction
      .updateTable('staff_users')
      .set({ role, administrator_since: role === 'administrator' ? updated_at : null, updated_at })
      .where('school_code', '=', staff.schoolCode)
      .where('id', '=', person.id)
      .execute();
    if (role !== 'administrator') await withdrawInvitationsOf(transaction, { ...staff, id: person.id });
    await recordAudit(transaction, {
      staff,
      now,
      action: 'change-role',
      subject: { type: 'people', id: person.id, title: person.name },
      before: { role: person.role },
      after: { role },
    });
    return 'done';
  });

/** Their sessions, passkeys and password are deleted by the database; their audit entries stay. */
export const removePerson = (db: Db, options: ManageOptions): Promise<ManageResult> =>
  manage(db, options, async (transaction, { staff, now }, person) => {
    if (person.id === staff.id) return 'yourself';
    if (person.isLastAdministrator) return 'last-administrator';
    await withdrawInvitationsOf(transaction, { ...staff, id: person.id });
    await transaction
      .deleteFrom('staff_users')
      .where('school_code', '=', staff.schoolCode)
      .where('id', '=', person.id)
      .execute();
    await recordAudit(transaction, {
      staff,
      now,
      action: 'remove',
      subject: { type: 'people', id: person.id, title: person.name },
      before: { name: person.name, email: person.email, role: person.role },
    });
    return 'done';
  });

interface FoundPerson {
  id: string;
  name: string;
  email: string;
  role: string;
  isLastAdministrator: boolean;
}

/** Administrators who remove each other at the same time are serialised: one of them stays. */
function manage<What extends ManageOptions>(
  db: Db,
  options: What,
  work: (transaction: Transaction<Schema>, options: What, person: FoundPerson) => Promise<ManageResult>,
): Promise<ManageResult> {
  const { schoolCode } = options.staff;
  return db.transaction().execute(async (transaction) => {
    const administrators = await transaction
      .selectFrom('staff_users')
      .select('id')
      .where('school_code', '=', schoolCode)
      .where('role', '=', 'administrator')
      .orderBy('id')
      .$if(engineOf(db) === 'postgres', (rows) => rows.forUpdate())
      .execute();
    if (!administrators.some(({ id }) => id === options.staff.id)) return 'not-allowed';
    const person = await transaction
      .selectFrom('staff_users')
      .select(['id', 'name', 'email', 'role'])
      .where('school_code', '=', schoolCode)
      .where('id', '=', options.id)
      .executeTakeFirst();
    if (!person) return 'gone';
    const isLastAdministrator = person.role === 'administrator' && administrators.length === 1;
    return work(transaction, options, { ...person, isLastAdministrator });
  });
}

/** Otherwise a removed person could come back by a link they kept. */
async function withdrawInvitationsOf(
  transaction: Transaction<Schema>,
  { schoolCode, id }: Pick<Staff, 'schoolCode' | 'id'>,
): Promise<void> {
  await transaction
    .deleteFrom('staff_invitations')
    .where('school_code', '=', schoolCode)
    .where('invited_by', '=', id)
    .execute();
}
