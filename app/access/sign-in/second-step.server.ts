import { networkOf } from '#app/core/network.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { CLIENT_ADDRESS_HEADER, staffAuth } from './auth.server.ts';
import { cookieNamed } from '#app/access/sessions/cookie.ts';
import { knownDeviceCookie } from '#app/access/sessions/known-device.server.ts';
import { forgetAttempts, lockedUntil, networkCount, personCount, takeAttempt } from './lock-out.server.ts';
import { backupCodeMeant, takeCode } from '#app/access/factors/one-time-code.server.ts';
import { findColleague } from '#app/access/people/queries.server.ts';
import { recordSignIn, type SignedIn } from './sign-in.server.ts';

/** The person who has given the right password and still needs the code. */
export const findHalfSignedIn = async (services: SiteServices, headers: Headers) =>
  (await findChallenge(services, headers))?.person;

/** Accepts six digits from the app or one of the backup codes. */
export async function finishSignIn(
  services: SiteServices,
  request: Request,
  { code, clientAddress }: { code: string; clientAddress: string },
): Promise<SignedIn | { refused: 'over' }> {
  const { clock } = services;
  const challenge = await findChallenge(services, request.headers);
  if (!challenge) return { refused: 'over' };
  const { person: half, cookie } = challenge;
  const counts = [personCount(codeSubject(half)), networkCount(`code net ${networkOf(clientAddress)}`)];
  const locked = await takeAttempt(services, counts, clock());
  if (locked) return { refused: 'locked', until: locked };

  const { api } = await staffAuth(services);
  const plain = code.replace(/\s/g, '');
  const given = { headers: headersOfHalf(request.headers, cookie), asResponse: true as const };
  // A code that was used before counts as wrong: better-auth then gets an invalid one, and counts it.
  const fresh = async () => ((await takeCode(services, half.id, plain, 'on')) ? plain : '');
  const response = /^\d{6}$/.test(plain)
    ? await api.verifyTOTP({ ...given, body: { code: await fresh() } })
    : await api.verifyBackupCode({
        ...given,
        body: { code: await backupCodeMeant(services, half.id, plain) },
      });
  if (response.ok) {
    await expectSamePerson(services, half, response);
    await forgetAttempts(services, counts);
    await recordSignIn(services, half, 'sign-in');
    const device = await knownDeviceCookie(services, request.headers, half.id);
    return { cookies: [...response.headers.getSetCookie(), device], secondStep: false };
  }
  const until = await lockedUntil(services, counts, clock());
  if (until) {
    await recordSignIn(services, half, 'lock-out');
    return { refused: 'locked', until };
  }
  // better-auth allows at most five codes after one password.
  return (await findHalfSignedIn(services, request.headers)) ? { refused: 'wrong' } : { refused: 'over' };
}

/** The subject for counting wrong codes: the owner of the code, whoever types it. */
export const codeSubject = ({ id }: { id: string }) => `code ${id}`;

/**
 * With exactly the cookie it was found by: a browser may send several of that name, and better-auth could
 * read another.
 */
async function findChallenge(services: SiteServices, headers: Headers) {
  const context = await (await staffAuth(services)).$context;
  const { name } = context.createAuthCookie('two_factor');
  const signed = cookieNamed(headers, name);
  // better-auth verifies the signature when the code is entered.
  const challenge = signed?.slice(0, signed.lastIndexOf('.'));
  if (!signed || !challenge) return undefined;
  const kept = await context.internalAdapter.findVerificationValue(challenge);
  if (!kept || kept.expiresAt < new Date()) return undefined;
  const { database, site } = services;
  const person = await findColleague(database.writes, site.schoolCode, { id: kept.value });
  return person && { person, cookie: `${name}=${encodeURIComponent(signed)}` };
}

/**
 * The only headers that better-auth gets. With a session cookie as well, it would check the code of that
 * session's owner instead.
 */
function headersOfHalf(headers: Headers, cookie: string): Headers {
  const half = new Headers({ cookie });
  for (const name of ['user-agent', CLIENT_ADDRESS_HEADER]) {
    const value = headers.get(name);
    if (value) half.set(name, value);
  }
  return half;
}

/** The person who returns must be the one who was asked; otherwise nobody is signed in. */
async function expectSamePerson(
  { database, site }: SiteServices,
  half: { id: string },
  response: Response,
): Promise<void> {
  const body = (await response.clone().json()) as { token?: string; user?: { id?: string } };
  if (body.user?.id === half.id) return;
  await database.writes
    .deleteFrom('staff_sessions')
    .where('school_code', '=', site.schoolCode)
    .where('token', '=', body.token ?? '')
    .execute();
  throw new Error('the code was requested for one person and entered for another');
}
