import { networkOf } from '#app/core/network.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { staffAuth } from '#app/access/sign-in/auth.server.ts';
import { isEasyPassword } from './easy-password.server.ts';
import {
  forgetPasswordAttempts,
  linkCount,
  networkCount,
  takeAttempt,
} from '#app/access/sign-in/lock-out.server.ts';
import { type Colleague, findColleague } from '#app/access/people/queries.server.ts';
import { NOBODY, recordSignIn } from '#app/access/sign-in/sign-in.server.ts';

/**
 * The answer does not reveal whether the address is known. Too many requests from one network are refused.
 * Too many for one address are answered normally but send no mail, so nobody can flood a mailbox or keep its
 * owner from asking.
 */
export async function askForNewPassword(
  services: SiteServices,
  { email, clientAddress }: { email: string; clientAddress: string },
): Promise<{ refused: 'locked'; until: Date } | undefined> {
  const { database, site, clock } = services;
  const network = [networkCount(`reset net ${networkOf(clientAddress)}`)];
  const until = await takeAttempt(services, network, clock());
  if (until) return { refused: 'locked', until };
  if (await takeAttempt(services, [linkCount(email)], clock())) return undefined;
  const colleague = await findColleague(database.writes, site.schoolCode, { email });
  const auth = await staffAuth(services);
  await auth.api.requestPasswordReset({ body: { email: colleague?.email ?? NOBODY } });
  return undefined;
}

/** The person a link belongs to, while it is valid. */
export async function findResetLink(services: SiteServices, code: string) {
  const { internalAdapter } = await (await staffAuth(services)).$context;
  const kept = await internalAdapter.findVerificationValue(`reset-password:${code}`);
  if (!kept || kept.expiresAt < new Date()) return undefined;
  return findColleague(services.database.writes, services.site.schoolCode, { id: kept.value });
}

/**
 * Invalidates this and every other link, ends all sessions of its owner, and resets the count of wrong
 * passwords for their address.
 */
export async function setNewPassword(
  services: SiteServices,
  { code, password }: { code: string; password: string },
): Promise<{ owner: Colleague } | 'no-link' | 'easy-password'> {
  const { database, site } = services;
  const owner = await findResetLink(services, code);
  if (!owner) return 'no-link';
  if (await isEasyPassword(database.writes, { ...owner, schoolCode: site.schoolCode, password }))
    return 'easy-password';
  const auth = await staffAuth(services);
  const response = await auth.api.resetPassword({
    body: { token: code, newPassword: password },
    asResponse: true,
  });
  if (!response.ok) return 'no-link';
  await forgetPasswordAttempts(services, owner);
  // Other links that were sent, and sign-ins that wait for their second step.
  await database.writes
    .deleteFrom('staff_verifications')
    .where('school_code', '=', site.schoolCode)
    .where('value', '=', owner.id)
    .execute();
  await recordSignIn(services, owner, 'reset-password');
  return { owner };
}
