import type { SiteServices } from '#app/platform/services.ts';
import type { Db } from '#app/platform/db/database.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { isEasyPassword } from './easy-password.server.ts';
import {
  forgetAttempts,
  lockedUntil,
  personCount,
  takeAttempt,
} from '#app/access/sign-in/lock-out.server.ts';
import { hashPassword, verifyPassword } from './password.server.ts';
import { recordSignIn } from '#app/access/sign-in/sign-in.server.ts';
import type { Staff } from '#app/access/staff.ts';

export async function changeOwnName(
  db: Db,
  { staff, name, now }: { staff: Staff; name: string; now: Date },
): Promise<void> {
  if (name === staff.name) return;
  await db.transaction().execute(async (transaction) => {
    const updated_at = now.toISOString();
    await transaction
      .updateTable('staff_users')
      .set({ name, updated_at })
      .where('school_code', '=', staff.schoolCode)
      .where('id', '=', staff.id)
      .execute();
    await recordAudit(transaction, {
      staff,
      now,
      action: 'rename',
      subject: { type: 'people', id: staff.id, title: name },
      before: { name: staff.name },
      after: { name },
    });
  });
}

export type PasswordCheck = 'right' | 'wrong' | { lockedUntil: Date };

/**
 * Asks for the password again before sensitive actions, in case somebody else has the phone; wrong ones count
 * like those at sign-in.
 */
export async function checkOwnPassword(
  services: SiteServices,
  staff: Staff,
  password: string,
): Promise<PasswordCheck> {
  const { database, clock } = services;
  const counts = [personCount(`own ${staff.id}`)];
  const locked = await takeAttempt(services, counts, clock());
  if (locked) return { lockedUntil: locked };
  const account = await database.writes
    .selectFrom('staff_accounts')
    .select('password')
    .where('school_code', '=', staff.schoolCode)
    .where('user_id', '=', staff.id)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  if (!(await verifyPassword({ hash: account?.password ?? '', password }))) {
    if (await lockedUntil(services, counts, clock())) await recordSignIn(services, staff, 'lock-out');
    return 'wrong';
  }
  await forgetAttempts(services, counts);
  return 'right';
}

/** Ends all other sessions: an intruder may be the reason for the change. */
export async function changeOwnPassword(
  services: SiteServices,
  staff: Staff,
  { current, wanted }: { current: string; wanted: string },
): Promise<PasswordCheck | 'easy'> {
  const check = await checkOwnPassword(services, staff, current);
  if (check !== 'right') return check;
  if (await isEasyPassword(services.database.writes, { ...staff, password: wanted })) return 'easy';
  const password = await hashPassword(wanted);
  const now = services.clock();
  await services.database.writes.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('staff_accounts')
      .set({ password, updated_at: now.toISOString() })
      .where('school_code', '=', staff.schoolCode)
      .where('user_id', '=', staff.id)
      .where('provider_id', '=', 'credential')
      .execute();
    await transaction
      .deleteFrom('staff_sessions')
      .where('school_code', '=', staff.schoolCode)
      .where('user_id', '=', staff.id)
      .where('id', '<>', staff.sessionId)
      .execute();
    await recordAudit(transaction, {
      staff,
      now,
      action: 'change-password',
      subject: { type: 'sign-in', id: staff.id, title: staff.name },
    });
  });
  return 'right';
}
