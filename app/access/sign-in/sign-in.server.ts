import { networkOf } from '#app/core/network.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { staffAuth } from './auth.server.ts';
import { findKnownDevice, knownDeviceCookie } from '#app/access/sessions/known-device.server.ts';
import { forgetAttempts, lockedUntil, passwordCounts, takeAttempt } from './lock-out.server.ts';
import { findColleague } from '#app/access/people/queries.server.ts';
import { findStaff } from '#app/access/sessions/signed-in.server.ts';

export type SignedIn =
  { cookies: string[]; secondStep: boolean } | { refused: 'wrong' } | { refused: 'locked'; until: Date };

/** A failure takes the same time whether the address is known or not. */
export async function signIn(
  services: SiteServices,
  request: Request,
  { email, password, clientAddress }: { email: string; password: string; clientAddress: string },
): Promise<SignedIn> {
  const { database, site, clock } = services;
  const device = await findKnownDevice(services, request.headers, email);
  const counts = passwordCounts({ email, network: networkOf(clientAddress), device });
  const locked = await takeAttempt(services, counts, clock());
  if (locked) return { refused: 'locked', until: locked };

  const colleague = await findColleague(database.writes, site.schoolCode, { email });
  const auth = await staffAuth(services);
  const response = await auth.api.signInEmail({
    body: { email: colleague?.email ?? NOBODY, password },
    headers: request.headers,
    asResponse: true,
  });
  if (!response.ok) {
    const until = await lockedUntil(services, counts, clock());
    if (until && colleague) await recordSignIn(services, colleague, 'lock-out');
    return until ? { refused: 'locked', until } : { refused: 'wrong' };
  }
  await forgetAttempts(services, counts);
  const body = (await response.json()) as { twoFactorRedirect?: boolean };
  const secondStep = body.twoFactorRedirect === true;
  const cookies = response.headers.getSetCookie();
  if (colleague && !secondStep) {
    await recordSignIn(services, colleague, 'sign-in');
    cookies.push(await knownDeviceCookie(services, request.headers, colleague.id));
  }
  return { cookies, secondStep };
}

/**
 * Used in place of an unknown address or another school's, so that better-auth takes as long as for a known
 * one.
 */
export const NOBODY = 'nobody@school.invalid';

export async function signOut(services: SiteServices, request: Request): Promise<string[]> {
  const staff = await findStaff(services, request.headers);
  const auth = await staffAuth(services);
  const response = await auth.api.signOut({ headers: request.headers, asResponse: true });
  if (staff) await recordSignIn(services, staff, 'sign-out');
  return response.headers.getSetCookie();
}

/** The audit entry for events at sign-in. */
export async function recordSignIn(
  { database, site, clock }: SiteServices,
  { id, name }: { id: string; name: string },
  action: string,
): Promise<void> {
  await recordAudit(database.writes, {
    staff: { id, name, schoolCode: site.schoolCode },
    now: clock(),
    action,
    subject: { type: 'sign-in', id, title: name },
  });
}
