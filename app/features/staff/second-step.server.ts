import { networkOf } from '#app/core/network.ts';
import type { Services } from '#app/platform/services.ts';
import { staffAuth } from './auth.server.ts';
import { forgetTries, lockedUntil, takeTry } from './lock-out.server.ts';
import { findColleague } from './people.server.ts';
import { noteSignIn, type SignedIn } from './sign-in.server.ts';

/** Who has given the right password and now owes the code. */
export async function findHalfSignedIn(services: Services, headers: Headers) {
  const context = await (await staffAuth(services)).$context;
  const { name } = context.createAuthCookie('two_factor');
  const signed = cookieNamed(headers, name);
  // Whether the signature is good is better-auth's matter, when the code is given.
  const challenge = signed?.slice(0, signed.lastIndexOf('.'));
  if (!challenge) return undefined;
  const kept = await context.internalAdapter.findVerificationValue(challenge);
  if (!kept || kept.expiresAt < new Date()) return undefined;
  return findColleague(services.database.writes, services.config.schoolCode, { id: kept.value });
}

/** Takes six digits from the app or one of the backup codes. */
export async function finishSignIn(
  services: Services,
  request: Request,
  { code, clientAddress }: { code: string; clientAddress: string },
): Promise<SignedIn | { refused: 'over' }> {
  const { database, clock } = services;
  const half = await findHalfSignedIn(services, request.headers);
  if (!half) return { refused: 'over' };
  const subjects = [`code ${half.id}`, `code net ${networkOf(clientAddress)}`];
  const locked = await takeTry(database.writes, subjects, clock());
  if (locked) return { refused: 'locked', until: locked };

  const { api } = await staffAuth(services);
  const plain = code.replace(/\s/g, '');
  const given = { body: { code: plain }, headers: request.headers, asResponse: true as const };
  const response = /^\d{6}$/.test(plain) ? await api.verifyTOTP(given) : await api.verifyBackupCode(given);
  if (response.ok) {
    await forgetTries(database.writes, subjects);
    await noteSignIn(services, half, 'sign-in');
    return { cookies: response.headers.getSetCookie(), secondStep: false };
  }
  const until = await lockedUntil(database.writes, subjects, clock());
  if (until) {
    await noteSignIn(services, half, 'lock-out');
    return { refused: 'locked', until };
  }
  // better-auth lets nobody try more than five codes after one password.
  return (await findHalfSignedIn(services, request.headers)) ? { refused: 'wrong' } : { refused: 'over' };
}

function cookieNamed(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split('; ');
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
