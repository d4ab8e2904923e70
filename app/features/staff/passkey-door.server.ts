import { networkOf } from '#app/core/network.ts';
import type { Services } from '#app/platform/services.ts';
import { AUTH_PATH, staffAuth } from './auth.server.ts';
import { forgetTries, takeTry } from './lock-out.server.ts';
import { findColleague } from './people.server.ts';
import { noteSignIn } from './sign-in.server.ts';
import { findStaff } from './signed-in.server.ts';

/** All of better-auth that a browser can reach: a passkey needs two turns of talk each time. */
const reachable = new Set([
  'GET /passkey/generate-register-options',
  'POST /passkey/verify-registration',
  'GET /passkey/generate-authenticate-options',
  'POST /passkey/verify-authentication',
]);

export const isPasskeyTalk = ({ method, url }: Request): boolean =>
  reachable.has(`${method} ${new URL(url).pathname.slice(AUTH_PATH.length)}`);

/** The page learns whether it went well; the session's secret stays in its cookie. */
export async function answerPasskey(
  services: Services,
  request: Request,
  clientAddress: string,
): Promise<Response> {
  const { handler } = await staffAuth(services);
  const asked = new URL(request.url).pathname.slice(AUTH_PATH.length);
  if (asked === '/passkey/verify-authentication')
    return signInByPasskey(services, () => handler(request), clientAddress);
  const response = await handler(request);
  if (asked === '/passkey/verify-registration' && response.ok) {
    const staff = await findStaff(services, request.headers);
    if (staff) await noteSignIn(services, staff, 'add-passkey');
    return said({ done: true }, 200);
  }
  return response;
}

async function signInByPasskey(
  services: Services,
  verify: () => Promise<Response>,
  clientAddress: string,
): Promise<Response> {
  const { database, config, clock } = services;
  const subjects = [`passkey net ${networkOf(clientAddress)}`];
  if (await takeTry(database.writes, subjects, clock())) return said({ refused: 'locked' }, 429);
  const response = await verify();
  if (!response.ok) return said({ refused: 'wrong' }, 401);
  const { session } = (await response.json()) as { session: { id: string; userId: string } };
  const known = await findColleague(database.writes, config.schoolCode, { id: session.userId });
  if (!known) {
    await database.writes.deleteFrom('staff_sessions').where('id', '=', session.id).execute();
    return said({ refused: 'wrong' }, 401);
  }
  await forgetTries(database.writes, subjects);
  await noteSignIn(services, known, 'sign-in');
  return said({ done: true }, 200, response.headers.getSetCookie());
}

function said(answer: object, status: number, cookies: string[] = []): Response {
  return Response.json(answer, { status, headers: cookies.map((cookie) => ['set-cookie', cookie]) });
}
