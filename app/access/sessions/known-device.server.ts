import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { storedSecret } from '#app/platform/db/stored-secret.ts';
import type { Site } from '#app/sites/site.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { cookieNamed } from './cookie.ts';
import { studioCookies } from './studio-cookies.ts';

type Deps = Pick<SiteServices, 'database' | 'site'>;

const KEPT_SECONDS = 180 * 86_400;
/** An office computer is shared by several people. */
const MAX_PEOPLE = 8;
const MARK = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * A browser that somebody has signed in with keeps a cookie: a random number, and a signature that matches
 * only this person with their current password. It therefore reveals nothing, and a new password invalidates
 * it everywhere. It grants no access; wrong passwords are only counted separately on such a device, see
 * lock-out.server.ts.
 */
export async function findKnownDevice(
  { database, site }: Deps,
  headers: Headers,
  email: string,
): Promise<string | undefined> {
  const db = database.writes;
  // Queried for every address, known or not, so that both take the same time.
  const owner = await db
    .selectFrom('staff_users')
    .innerJoin('staff_accounts', (join) =>
      join
        .onRef('staff_accounts.school_code', '=', 'staff_users.school_code')
        .onRef('staff_accounts.user_id', '=', 'staff_users.id'),
    )
    .select(['staff_users.id', 'staff_accounts.password'])
    .where('staff_users.school_code', '=', site.schoolCode)
    .where('staff_users.email', '=', email.toLowerCase())
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  const sign = await signerFor({ database, site }, owner ?? { id: '', password: '' });
  const own = marksIn(site, headers).find((mark) => sign.knows(mark));
  return owner && own && `${owner.id} ${own.split('.')[0]}`;
}

/** The cookie for somebody who has just proved who they are; cookies of other people on this device stay. */
export async function knownDeviceCookie(
  { database, site }: Deps,
  headers: Headers,
  staffId: string,
): Promise<string> {
  const db = database.writes;
  const account = await db
    .selectFrom('staff_accounts')
    .select(['user_id as id', 'password'])
    .where('school_code', '=', site.schoolCode)
    .where('user_id', '=', staffId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirstOrThrow();
  const sign = await signerFor({ database, site }, account);
  const marks = marksIn(site, headers);
  const own = marks.find((mark) => sign.knows(mark)) ?? sign.newMark();
  const value = [own, ...marks.filter((mark) => mark !== own)].slice(0, MAX_PEOPLE).join('~');
  const { secure } = studioCookies(site.url);
  const kept = `Max-Age=${KEPT_SECONDS}; Path=/; HttpOnly; ${secure ? 'Secure; ' : ''}SameSite=Lax`;
  return `${nameOf(site)}=${value}; ${kept}`;
}

async function signerFor(
  { database, site }: Deps,
  { id, password }: { id: string; password: string | null },
) {
  const key = await storedSecret(database.writes, site.schoolCode, 'known-devices');
  const signature = (number: string) =>
    createHmac('sha256', key).update(`${number} ${id} ${password}`).digest('base64url');
  return {
    newMark() {
      const number = randomBytes(16).toString('base64url');
      return `${number}.${signature(number)}`;
    },
    knows(mark: string) {
      const [, number = '', signed = ''] = MARK.exec(mark) ?? [];
      return signed !== '' && timingSafeEqual(Buffer.from(signed), Buffer.from(signature(number)));
    },
  };
}

const nameOf = ({ url }: Site) => `${studioCookies(url).prefix}.device`;

const marksIn = (site: Site, headers: Headers) =>
  (cookieNamed(headers, nameOf(site)) ?? '')
    .split('~')
    .filter((mark) => MARK.test(mark))
    .slice(0, MAX_PEOPLE);
