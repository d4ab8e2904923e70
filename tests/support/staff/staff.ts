import { newId } from '#app/core/ids.ts';
import { invite } from '#app/access/people/invitation-codes.server.ts';
import type { StaffRole } from '#app/access/permissions.ts';
import type { TestSite } from '#tests/support/http/built-site.ts';

export const PASSWORD = 'mango monsoon bicycle';

export interface Joined {
  /** As a browser sends it back. */
  cookie: string;
  id: string;
  email: string;
}

/** A new member of staff, who came by an invitation and is signed in. */
export async function signInAs(
  site: TestSite,
  role: StaffRole,
  {
    email = `${role}@school.example`,
    name = `The ${role}`,
    /** Administrators need more than a password, or the studio closes after a week. */
    factor = role === 'administrator',
  } = {},
): Promise<Joined> {
  const { services, clock } = site;
  const { schoolCode } = services.config;
  const db = services.database.writes;
  const code = await invite(db, { schoolCode, role, email, invitedBy: null, now: clock.now });
  const response = await postForm(site, `/studio/welcome?code=${code}`, { name, password: PASSWORD });
  if (response.status !== 302) throw new Error(`Joining was answered ${response.status}`);
  const { id } = await db
    .selectFrom('staff_users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  if (factor) await givePasskey(site, id);
  return { cookie: cookiesOf(response), id, email };
}

/** A passkey that nobody holds: it counts as a factor and cannot be used. */
async function givePasskey({ services }: TestSite, staffId: string): Promise<void> {
  await services.database.writes
    .insertInto('staff_passkeys')
    .values({
      school_code: services.config.schoolCode,
      id: newId(),
      user_id: staffId,
      name: 'A key in a drawer',
      public_key: '',
      credential_id: newId(),
      counter: 0,
      device_type: 'singleDevice',
      backed_up: 0,
      created_at: null,
    } as never)
    .execute();
}

/** Sends a form like a page of the studio. */
export async function postForm(
  site: TestSite,
  path: string,
  /** As pairs if a name occurs several times. */
  fields: Record<string, string> | string[][],
  headers: Record<string, string> = {},
): Promise<Response> {
  return site.app.request(path, {
    method: 'POST',
    headers: { origin: site.services.config.siteUrl, ...headers },
    body: new URLSearchParams(fields),
  });
}

/** The cookies that a browser would send from now on; deleted ones are left out. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
