import { networkOf } from '#app/core/network.ts';
import type { Services } from '#app/platform/services.ts';
import { staffAuth } from './auth.server.ts';
import { forgetFailures, lockedUntil, noteFailure, subjectsOf } from './lock-out.server.ts';

export type SignedIn =
  { cookies: string[]; secondStep: boolean } | { refused: 'wrong' } | { refused: 'locked'; until: Date };

/** A mistake costs the same whether the address is known or not. */
export async function signIn(
  services: Services,
  request: Request,
  { email, password, clientAddress }: { email: string; password: string; clientAddress: string },
): Promise<SignedIn> {
  const { database, clock } = services;
  const subjects = subjectsOf(email, networkOf(clientAddress));
  const until = await lockedUntil(database.writes, subjects, clock());
  if (until) return { refused: 'locked', until };
  const auth = await staffAuth(services);
  const response = await auth.api.signInEmail({
    body: { email, password },
    headers: request.headers,
    asResponse: true,
  });
  if (!response.ok) {
    await noteFailure(database.writes, subjects, clock());
    return { refused: 'wrong' };
  }
  await forgetFailures(database.writes, subjects);
  const said = (await response.json()) as { twoFactorRedirect?: boolean };
  return { cookies: response.headers.getSetCookie(), secondStep: said.twoFactorRedirect === true };
}

export async function signOut(services: Services, request: Request): Promise<string[]> {
  const auth = await staffAuth(services);
  const response = await auth.api.signOut({ headers: request.headers, asResponse: true });
  return response.headers.getSetCookie();
}
