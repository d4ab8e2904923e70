import { createHash, randomBytes } from 'node:crypto';
import { newId } from '#app/core/ids.ts';
import type { DbOrTransaction, Db } from '#app/platform/db/database.ts';
import type { StaffRole } from '#app/access/permissions.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { isEasyPassword } from '#app/access/passwords/easy-password.server.ts';
import { hashPassword } from '#app/access/passwords/password.server.ts';

const INVITATION_DAYS = 7;
const STARTED_TOGETHER_MS = 60 * 60_000;

export interface Invitation {
  id: string;
  role: string;
  /** Empty for the first administrator, who enters it. */
  email: string;
}

/** Returns the code; only its hash is stored, so it cannot be shown again. */
export async function invite(
  db: DbOrTransaction,
  { schoolCode, role, email, invitedBy, now }: NewInvitation,
): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await db
    .insertInto('staff_invitations')
    .values({
      id: newId(now.getTime()),
      school_code: schoolCode,
      code_hash: hashOf(code),
      role,
      email: email.toLowerCase(),
      invited_by: invitedBy,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + INVITATION_DAYS * 86_400_000).toISOString(),
    })
    .execute();
  return code;
}

interface NewInvitation {
  schoolCode: string;
  role: StaffRole;
  email: string;
  invitedBy: string | null;
  now: Date;
}

/**
 * While a school has no staff, each start creates a code for its first administrator. Replicas that start
 * together each print a valid one; older codes expire.
 */
export async function inviteFirstAdministrator(
  db: Db,
  schoolCode: string,
  now: Date,
): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const anybody = await transaction
      .selectFrom('staff_users')
      .select('id')
      .where('school_code', '=', schoolCode)
      .limit(1)
      .executeTakeFirst();
    if (anybody) return undefined;
    await transaction
      .deleteFrom('staff_invitations')
      .where('school_code', '=', schoolCode)
      .where('email', '=', '')
      .where('created_at', '<', new Date(now.getTime() - STARTED_TOGETHER_MS).toISOString())
      .execute();
    return invite(transaction, { schoolCode, role: 'administrator', email: '', invitedBy: null, now });
  });
}

export async function findInvitation(
  db: Db,
  options: { schoolCode: string; code: string; now: Date },
): Promise<Invitation | undefined> {
  return db
    .selectFrom('staff_invitations')
    .select(['id', 'role', 'email'])
    .where('school_code', '=', options.schoolCode)
    .where('code_hash', '=', hashOf(options.code))
    .where('expires_at', '>', options.now.toISOString())
    .executeTakeFirst();
}

export type JoinResult = { staffId: string } | { refused: 'no-invitation' | 'email-taken' | 'easy-password' };

/** Creates an account from an invitation and uses the invitation up, in one transaction. */
export async function acceptInvitation(
  db: Db,
  options: { schoolCode: string; code: string; now: Date; name: string; email: string; password: string },
): Promise<JoinResult> {
  const invitation = await findInvitation(db, options);
  if (!invitation) return { refused: 'no-invitation' };
  if (await isEasyPassword(db, { ...options, email: invitation.email || options.email }))
    return { refused: 'easy-password' };
  const password = await hashPassword(options.password);
  const at = options.now.toISOString();
  return db
    .transaction()
    .execute(async (transaction): Promise<JoinResult> => {
      const used = await transaction
        .deleteFrom('staff_invitations')
        .where('school_code', '=', options.schoolCode)
        .where('code_hash', '=', hashOf(options.code))
        .where('expires_at', '>', at)
        .returning(['role', 'email'])
        .executeTakeFirst();
      if (!used) return { refused: 'no-invitation' };
      const id = newId(options.now.getTime());
      const made = await transaction
        .insertInto('staff_users')
        .values({
          id,
          school_code: options.schoolCode,
          role: used.role,
          name: options.name,
          email: (used.email || options.email).toLowerCase(),
          email_verified: used.email ? 1 : 0,
          image: null,
          two_factor_enabled: 0,
          administrator_since: used.role === 'administrator' ? at : null,
          created_at: at,
          updated_at: at,
        })
        .onConflict((conflict) => conflict.columns(['school_code', 'email']).doNothing())
        .returning('id')
        .executeTakeFirst();
      // The rollback keeps the invitation usable.
      if (!made) throw new EmailTaken();
      await transaction
        .insertInto('staff_accounts')
        .values({
          id: newId(options.now.getTime()),
          school_code: options.schoolCode,
          user_id: id,
          account_id: id,
          provider_id: 'credential',
          password,
          created_at: at,
          updated_at: at,
        })
        .execute();
      // There is only one first administrator, however many codes were printed.
      await transaction
        .deleteFrom('staff_invitations')
        .where('school_code', '=', options.schoolCode)
        .where('email', '=', '')
        .execute();
      await recordAudit(transaction, {
        staff: { id, name: options.name, schoolCode: options.schoolCode },
        now: options.now,
        action: 'join',
        subject: { type: 'people', id, title: options.name },
        after: { role: used.role },
      });
      return { staffId: id };
    })
    .catch((error: unknown): JoinResult => {
      if (error instanceof EmailTaken) return { refused: 'email-taken' };
      throw error;
    });
}

class EmailTaken extends Error {}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
