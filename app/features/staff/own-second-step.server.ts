import type { Services } from '#app/platform/services.ts';
import { staffAuth } from './auth.server.ts';
import { takeTry, forgetTries } from './lock-out.server.ts';
import { checkOwnPassword, type PasswordCheck } from './own-account.server.ts';
import { noteSignIn } from './sign-in.server.ts';
import type { Staff } from './staff.ts';

export async function hasSecondStep({ database }: Services, staff: Staff): Promise<boolean> {
  const row = await database.writes
    .selectFrom('staff_users')
    .select('two_factor_enabled')
    .where('id', '=', staff.id)
    .executeTakeFirst();
  return row?.two_factor_enabled === 1;
}

/** The address that an authenticator app reads. Nothing is switched on before a code proves that it did. */
export async function beginSecondStep(
  services: Services,
  staff: Staff,
  request: Request,
  password: string,
): Promise<{ uri: string } | Exclude<PasswordCheck, 'right'>> {
  const check = await checkOwnPassword(services, staff, password);
  if (check !== 'right') return check;
  const { api } = await staffAuth(services);
  const begun = await api.enableTwoFactor({ body: { password, method: 'totp' }, headers: request.headers });
  return { uri: 'totpURI' in begun ? begun.totpURI : '' };
}

/** Switches it on; the backup codes are shown now and never again. */
export async function confirmSecondStep(
  services: Services,
  staff: Staff,
  request: Request,
  code: string,
): Promise<{ backupCodes: string[]; cookies: string[] } | 'wrong' | { lockedUntil: Date }> {
  const subjects = [`code ${staff.id}`];
  const lockedUntil = await takeTry(services.database.writes, subjects, services.clock());
  if (lockedUntil) return { lockedUntil };
  const { api } = await staffAuth(services);
  const response = await api.verifyTOTP({
    body: { code: code.replace(/\s/g, '') },
    headers: request.headers,
    asResponse: true,
  });
  if (!response.ok) return 'wrong';
  await forgetTries(services.database.writes, subjects);
  await noteSignIn(services, staff, 'second-step-on');
  const { backupCodes } = await api.viewBackupCodes({ body: { userId: staff.id } });
  return { backupCodes, cookies: response.headers.getSetCookie() };
}

export async function endSecondStep(
  services: Services,
  staff: Staff,
  request: Request,
  password: string,
): Promise<{ cookies: string[] } | Exclude<PasswordCheck, 'right'>> {
  const check = await checkOwnPassword(services, staff, password);
  if (check !== 'right') return check;
  const { api } = await staffAuth(services);
  const response = await api.disableTwoFactor({
    body: { password },
    headers: request.headers,
    asResponse: true,
  });
  if (!response.ok) throw new Error(`the second step was not switched off: ${response.status}`);
  await noteSignIn(services, staff, 'second-step-off');
  return { cookies: response.headers.getSetCookie() };
}
