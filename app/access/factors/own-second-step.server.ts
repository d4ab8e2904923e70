import type { Transaction } from 'kysely';
import { newId } from '#app/core/ids.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { notifyOfFactorChange } from './factor-mail.server.ts';
import {
  forgetAttempts,
  lockedUntil,
  personCount,
  takeAttempt,
} from '#app/access/sign-in/lock-out.server.ts';
import { newBackupCodes, newSecondStep, readBackupCodes, takeCode } from './one-time-code.server.ts';
import { codeSubject } from '#app/access/sign-in/second-step.server.ts';
import { recordSignIn } from '#app/access/sign-in/sign-in.server.ts';
import type { Staff } from '#app/access/staff.ts';

/** Whose second step it is. */
type AccountOwner = Pick<Staff, 'id' | 'name' | 'email' | 'language' | 'schoolCode'>;

export async function hasSecondStep(
  { database, site }: SiteServices,
  staff: { id: string },
): Promise<boolean> {
  const row = await database.writes
    .selectFrom('staff_users')
    .select('two_factor_enabled')
    .where('school_code', '=', site.schoolCode)
    .where('id', '=', staff.id)
    .executeTakeFirst();
  return row?.two_factor_enabled === 1;
}

/**
 * Returns the address that an authenticator app reads. Nothing is switched on until a code proves that the
 * app has it.
 */
export async function beginSecondStep(services: SiteServices, staff: AccountOwner): Promise<{ uri: string }> {
  const { secret, backup_codes, uri } = await newSecondStep(services, staff.email);
  await services.database.writes.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('staff_two_factors')
      .where('school_code', '=', staff.schoolCode)
      .where('user_id', '=', staff.id)
      .where('verified', '=', 0)
      .execute();
    await transaction
      .insertInto('staff_two_factors')
      .values({
        school_code: staff.schoolCode,
        id: newId(),
        user_id: staff.id,
        secret,
        backup_codes,
        verified: 0,
        used_step: null,
      })
      .execute();
  });
  return { uri };
}

/** Switches it on; the backup codes are shown only this once. */
export async function confirmSecondStep(
  services: SiteServices,
  staff: AccountOwner,
  code: string,
): Promise<{ backupCodes: string[] } | 'wrong' | { lockedUntil: Date }> {
  const { database, clock } = services;
  const counts = [personCount(codeSubject(staff))];
  const locked = await takeAttempt(services, counts, clock());
  if (locked) return { lockedUntil: locked };
  const proven = await takeCode(services, staff.id, code.replace(/\s/g, ''), 'being set up');
  if (!proven) {
    if (await lockedUntil(services, counts, clock())) await recordSignIn(services, staff, 'lock-out');
    return 'wrong';
  }
  await forgetAttempts(services, counts);
  await change(services, staff, 'second-step-on', async (transaction) => {
    await transaction
      .deleteFrom('staff_two_factors')
      .where('school_code', '=', staff.schoolCode)
      .where('user_id', '=', staff.id)
      .where('id', '<>', proven)
      .execute();
    await transaction
      .updateTable('staff_two_factors')
      .set({ verified: 1 })
      .where('school_code', '=', staff.schoolCode)
      .where('id', '=', proven)
      .execute();
    await setEnabled(transaction, staff, 1);
  });
  return { backupCodes: await readBackupCodes(services, database.writes, staff.id) };
}

/** Creates ten new ones; the old ones stop working. */
export async function renewBackupCodes(services: SiteServices, staff: AccountOwner): Promise<string[]> {
  const { codes, backup_codes } = await newBackupCodes(services);
  await change(services, staff, 'new-backup-codes', async (transaction) => {
    await transaction
      .updateTable('staff_two_factors')
      .set({ backup_codes })
      .where('school_code', '=', staff.schoolCode)
      .where('user_id', '=', staff.id)
      .where('verified', '=', 1)
      .execute();
  });
  return codes;
}

export const endSecondStep = (services: SiteServices, staff: AccountOwner): Promise<void> =>
  change(services, staff, 'second-step-off', async (transaction) => {
    await transaction
      .deleteFrom('staff_two_factors')
      .where('school_code', '=', staff.schoolCode)
      .where('user_id', '=', staff.id)
      .execute();
    await setEnabled(transaction, staff, 0);
  });

const setEnabled = (transaction: Transaction<Schema>, staff: AccountOwner, two_factor_enabled: 0 | 1) =>
  transaction
    .updateTable('staff_users')
    .set({ two_factor_enabled })
    .where('school_code', '=', staff.schoolCode)
    .where('id', '=', staff.id)
    .execute();

/** The change, its audit entry and the mail about it are stored together, or not at all. */
async function change(
  services: SiteServices,
  staff: AccountOwner,
  action: 'second-step-on' | 'second-step-off' | 'new-backup-codes',
  work: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  const now = services.clock();
  await services.database.writes.transaction().execute(async (transaction) => {
    await work(transaction);
    const subject = { type: 'sign-in', id: staff.id, title: staff.name };
    await recordAudit(transaction, { staff, now, action, subject });
    await notifyOfFactorChange(transaction, services.site, { owner: staff, now, what: action });
  });
  services.jobs.notify();
}
