import { networkOf } from '#app/core/network.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { AUTH_PATH, staffAuth } from './auth.server.ts';
import { knownDeviceCookie } from '#app/access/sessions/known-device.server.ts';
import { challengeCount, forgetAttempts, networkCount, takeAttempt } from './lock-out.server.ts';
import { recordPasskey } from '#app/access/factors/passkeys.server.ts';
import { findColleague } from '#app/access/people/queries.server.ts';
import { isProven, recordProof } from './proof.server.ts';
import { recordSignIn } from './sign-in.server.ts';
import { findStaff } from '#app/access/sessions/signed-in.server.ts';
import type { Staff } from '#app/access/staff.ts';

/** The only better-auth endpoints that a browser can reach: a passkey needs two requests each time. */
const reachable = new Set([
  'GET /passkey/generate-register-options',
  'POST /passkey/verify-registration',
  'GET /passkey/generate-authenticate-options',
  'POST /passkey/verify-authentication',
]);
const registering = new Set(['/passkey/generate-register-options', '/passkey/verify-registration']);

export const isPasskeyRequest = ({ method, url }: Request): boolean =>
  reachable.has(`${method} ${new URL(url).pathname.slice(AUTH_PATH.length)}`);

/** The page learns only whether it succeeded; the session's secret stays in its cookie. */
export async function answerPasskey(
  services: SiteServices,
  request: Request,
  clientAddress: string,
): Promise<Response> {
  const { handler } = await staffAuth(services);
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.slice(AUTH_PATH.length);
  if (path === '/passkey/verify-authentication') {
    const isProof = searchParams.get('for') === 'proof';
    const person = await verifyPasskey(services, () => handler(request), clientAddress);
    if ('refused' in person) return person.refused;
    return isProof ? prove(services, request, person) : letIn(services, request, person);
  }
  const challenge = [challengeCount(networkOf(clientAddress))];
  const isNew = path.endsWith('-options');
  if (isNew && (await takeAttempt(services, challenge, services.clock())))
    return respond({ refused: 'locked' }, 429);
  if (!registering.has(path)) return handler(request);
  const staff = await findStaff(services, request.headers);
  if (!staff) return respond({ refused: 'signed out' }, 401);
  if (!isProven(staff, services.clock())) return respond({ refused: 'prove first' }, 403);
  const response = await handler(request);
  if (path !== '/passkey/verify-registration' || !response.ok) return response;
  await forgetAttempts(services, challenge);
  await recordPasskey(services, staff);
  return respond({ done: true }, 200);
}

interface VerifiedPasskey {
  colleague: { id: string; name: string };
  /** The session that better-auth has created for them. */
  sessionId: string;
  cookies: string[];
  resetAttempts: () => Promise<void>;
}

async function verifyPasskey(
  services: SiteServices,
  verify: () => Promise<Response>,
  clientAddress: string,
): Promise<VerifiedPasskey | { refused: Response }> {
  const { database, site, clock } = services;
  const network = networkOf(clientAddress);
  const counts = [networkCount(`passkey net ${network}`)];
  if (await takeAttempt(services, counts, clock())) return { refused: respond({ refused: 'locked' }, 429) };
  const response = await verify();
  if (!response.ok) return { refused: respond({ refused: 'wrong' }, 401) };
  const { session } = (await response.json()) as { session: { id: string; userId: string } };
  const colleague = await findColleague(database.writes, site.schoolCode, { id: session.userId });
  if (!colleague) {
    await endSession(services, session.id);
    return { refused: respond({ refused: 'wrong' }, 401) };
  }
  return {
    colleague,
    sessionId: session.id,
    cookies: response.headers.getSetCookie(),
    resetAttempts: () => forgetAttempts(services, [...counts, challengeCount(network)]),
  };
}

async function letIn(
  services: SiteServices,
  request: Request,
  { colleague, cookies, resetAttempts }: VerifiedPasskey,
): Promise<Response> {
  await resetAttempts();
  await recordSignIn(services, colleague, 'sign-in');
  const device = await knownDeviceCookie(services, request.headers, colleague.id);
  return respond({ done: true }, 200, [...cookies, device]);
}

/** For the existing session; another person's passkey neither proves anything for it nor signs anyone in. */
async function prove(
  services: SiteServices,
  request: Request,
  { colleague, sessionId, resetAttempts }: VerifiedPasskey,
): Promise<Response> {
  await endSession(services, sessionId);
  const staff: Staff | null = await findStaff(services, request.headers);
  if (staff?.id !== colleague.id) return respond({ refused: 'wrong' }, 401);
  await resetAttempts();
  await recordProof(services.database.writes, staff, services.clock());
  return respond({ done: true }, 200);
}

const endSession = ({ database, site }: SiteServices, id: string) =>
  database.writes
    .deleteFrom('staff_sessions')
    .where('school_code', '=', site.schoolCode)
    .where('id', '=', id)
    .execute();

function respond(answer: object, status: number, cookies: string[] = []): Response {
  return Response.json(answer, { status, headers: cookies.map((cookie) => ['set-cookie', cookie]) });
}
