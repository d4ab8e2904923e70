import {
  findStudioPage,
  pathOfPage,
  studioHref,
  studioHrefThen,
  type StudioPageName,
  studioPages,
} from '#app/access/studio-addresses.ts';
import { createContext, type RouterContextProvider } from 'react-router';
import type { WholeAddress } from '#app/addresses.ts';
import { redirect } from '#app/platform/http/redirect.ts';
import type { StaffRole } from '#app/access/permissions.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import type { Site } from '#app/sites/site.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { staffAuth } from '#app/access/sign-in/auth.server.ts';
import { findOwedFactor, type OwedFactor } from '#app/access/sign-in/owed-factor.server.ts';
import { mayDo, type Permission } from '#app/access/permissions.ts';
import type { Staff } from '#app/access/staff.ts';
import type { StudioLanguage } from '#app/words/studio-languages.ts';
import { STAYS_HEADER } from './stays-header.ts';
import { studioCookies } from './studio-cookies.ts';

/** The signed-in person, found once per request by the studio's middleware. */
export const staffContext = createContext<Staff | null>(null);

/** Whether there is a session cookie at all: families have none, which saves a query. */
export const hasSession = ({ url }: Pick<Site, 'url'>, headers: Headers): boolean =>
  headers.get('cookie')?.includes(`${studioCookies(url).prefix}.session_token=`) ?? false;

/** Which factor this administrator still has to set up, if any. */
export const owedFactorContext = createContext<OwedFactor | undefined>(undefined);

export async function findStaff(services: SiteServices, headers: Headers): Promise<Staff | null> {
  const auth = await staffAuth(services);
  const found = await auth.api.getSession({ headers }).catch(async (error: unknown) => {
    // The library reports only that it failed; the database check tells an outage apart.
    await services.database.check();
    throw error;
  });
  if (!found || found.user['schoolCode'] !== services.site.schoolCode) return null;
  const { user, session } = found;
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user['role'] as StaffRole,
    language: user['language'] as StudioLanguage,
    schoolCode: user['schoolCode'] as string,
    sessionId: session.id,
    provedAt: (session as { provedAt?: string | null }).provedAt ?? null,
  };
}

/**
 * The person who may use the studio. An administrator whose deadline for a second factor has passed can only
 * set one up, which pages must allow explicitly; everywhere else they count as signed out.
 */
export async function findActiveStaff(services: SiteServices, headers: Headers): Promise<Staff | null> {
  const staff = await findStaff(services, headers);
  return staff && (await isFactorOverdue(services, staff)) ? null : staff;
}

export const isFactorOverdue = async (services: SiteServices, staff: Staff): Promise<boolean> =>
  (await findOwedFactor(services, staff))?.isOver ?? false;

/**
 * The studio's middleware: redirects visitors without a session to sign-in, and remembers the page they
 * wanted.
 */
export async function requireStaff(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  next: () => Promise<Response>,
): Promise<Response> {
  const { services } = context.get(requestContext);
  const staff = await findStaff(services, request.headers);
  if (!staff && request.method === 'POST' && request.headers.has(STAYS_HEADER))
    throw new Response(null, { status: 401, statusText: 'Unauthorized' });
  if (!staff) throw redirect(signInAddress(new URL(request.url)));
  context.set(staffContext, staff);
  const owed = await findOwedFactor(services, staff);
  context.set(owedFactorContext, owed);
  if (owed?.isOver && !OPEN_WITHOUT_FACTOR.includes(findStudioPage(new URL(request.url).pathname)?.name))
    throw redirect(studioHref('account'));
  return next();
}

/** The pages on which a second step or a passkey is set up. */
const OPEN_WITHOUT_FACTOR: readonly (StudioPageName | undefined)[] = [
  'account',
  'ownSecondStep',
  'ownPasskeys',
  'prove',
];

/**
 * Called first in every loader and action of the studio. Hidden buttons are only a convenience; this check
 * enforces the permission.
 */
export function requirePermission(context: Readonly<RouterContextProvider>, permission: Permission): Staff {
  const staff = context.get(staffContext);
  if (!staff) throw redirect(studioHref('signIn'));
  if (!mayDo(staff.role, permission)) throw new Response(null, { status: 403, statusText: 'Forbidden' });
  return staff;
}

function signInAddress(requested: URL): WholeAddress {
  const wanted = wantedOf(requested);
  return wanted === studioHref('dashboard') ? studioHref('signIn') : studioHrefThen('signIn', wanted);
}

const wantedOf = ({ pathname, search }: URL) => pathOfPage(pathname) + search;

/**
 * An address within the studio only, whatever the parameter contains, and only characters that a header
 * allows.
 */
export const safeReturn = (then: string | null): WholeAddress =>
  then && WITHIN_STUDIO.test(then) ? (then as WholeAddress) : studioHref('dashboard');

const WITHIN_STUDIO = new RegExp(`^${studioPages.dashboard.path}(/[\\w\\-/]*(\\.tar)?)?(\\?[!-[\\]-~]*)?$`);
