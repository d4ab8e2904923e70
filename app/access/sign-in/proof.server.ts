import { pathOfPage, studioHref, studioHrefThen } from '#app/access/studio-addresses.ts';
import { data, type RouterContextProvider } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Db } from '#app/platform/db/database.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { checkOwnPassword, type PasswordCheck } from '#app/access/passwords/own-account.server.ts';
import { listOwnPasskeys } from '#app/access/factors/passkeys.server.ts';
import { PROOF_FIELD, type ProvenAction } from './proof.ts';
import { staffContext } from '#app/access/sessions/signed-in.server.ts';
import type { Staff } from '#app/access/staff.ts';

const PROOF_VALID_MS = 10 * 60_000;

/** The request to repeat with proof, including everything that was typed. */
export interface ProofRequest {
  action: ProvenAction;
  at: string;
  fields: [name: string, value: string][];
  hasPasskey: boolean;
  wrong?: boolean;
  lockedMinutes?: number;
}

export const isProven = ({ provedAt }: Pick<Staff, 'provedAt'>, now: Date): boolean =>
  provedAt !== null && now.getTime() - Date.parse(provedAt) < PROOF_VALID_MS;

/**
 * Called by the loader or action of every entry of `proof.ts`. Without a recent proof it asks for the
 * password: for an address on a separate page, for a form in its place, with the form's own fields kept to be
 * sent again.
 */
export async function requireProof(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  action: ProvenAction,
  form?: FormData,
): Promise<void> {
  const staff = context.get(staffContext);
  const { services, now } = context.get(requestContext);
  if (!staff) throw redirect(studioHref('signIn'));
  if (isProven(staff, now)) return;
  const { pathname, search } = new URL(request.url);
  const at = pathOfPage(pathname) + search;
  if (!form) throw redirect(studioHrefThen('prove', at));
  const password = form.get(PROOF_FIELD);
  const check = typeof password === 'string' ? await proveByPassword(services, staff, password) : undefined;
  if (check === 'right') return;
  const proofRequest: ProofRequest = {
    action,
    at,
    fields: [...form].filter((field): field is [string, string] => isKept(field)),
    hasPasskey: (await listOwnPasskeys(services.database.writes, staff)).length > 0,
    ...(check === 'wrong' && { wrong: true }),
    ...(typeof check === 'object' && { lockedMinutes: minutesUntil(check.lockedUntil, now) }),
  };
  throw data({ proof: proofRequest }, { status: typeof check === 'object' ? 429 : 403 });
}

const minutesUntil = (until: Date, now: Date) =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));

const isKept = ([name, value]: [string, FormDataEntryValue]) =>
  name !== PROOF_FIELD && typeof value === 'string';

/** Wrong ones count like every other password. */
export async function proveByPassword(
  services: SiteServices,
  staff: Staff,
  password: string,
): Promise<PasswordCheck> {
  const check = await checkOwnPassword(services, staff, password);
  if (check === 'right') await recordProof(services.database.writes, staff, services.clock());
  return check;
}

/** Stored in the session row, so that a browser can neither copy nor forge it. */
export async function recordProof(
  db: Db,
  staff: Pick<Staff, 'schoolCode' | 'sessionId'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ proved_at: now.toISOString() })
    .where('school_code', '=', staff.schoolCode)
    .where('id', '=', staff.sessionId)
    .execute();
}
