import { randomBytes } from 'node:crypto';
import type { SiteServices } from '#app/platform/services.ts';
import { staffAuth } from '#app/access/sign-in/auth.server.ts';
import {
  lockedUntil,
  personCount,
  takeAttempt,
  forgetAttempts,
} from '#app/access/sign-in/lock-out.server.ts';
import { readBackupCodes, takeCode } from './one-time-code.server.ts';
import { endSecondStep, hasSecondStep } from './own-second-step.server.ts';
import { deletePasskey, listOwnPasskeys, type OwnPasskey } from './passkeys.server.ts';
import { type Colleague, findColleague } from '#app/access/people/queries.server.ts';
import { codeSubject } from '#app/access/sign-in/second-step.server.ts';
import { recordSignIn } from '#app/access/sign-in/sign-in.server.ts';

const CODE_VALID_MINUTES = 15;
const identifier = (code: string) => `after-reset:${code}`;

export interface RemainingFactors {
  name: string;
  secondStep: boolean;
  passkeys: OwnPasskey[];
}

/**
 * After a password reset by mail, shows which other ways to sign in remain, because an intruder may have
 * added a passkey. Redirects with a code to the page that lists them, valid for a quarter of an hour; without
 * one if there are none.
 */
export async function showRemainingFactors(
  services: SiteServices,
  owner: Colleague,
): Promise<string | undefined> {
  const left = await listFactors(services, owner);
  if (!left.secondStep && left.passkeys.length === 0) return undefined;
  const { internalAdapter } = await (await staffAuth(services)).$context;
  const code = randomBytes(24).toString('base64url');
  await internalAdapter.createVerificationValue({
    identifier: identifier(code),
    value: owner.id,
    expiresAt: new Date(Date.now() + CODE_VALID_MINUTES * 60_000),
  });
  return code;
}

export async function findRemainingFactors(
  services: SiteServices,
  code: string,
): Promise<RemainingFactors | undefined> {
  const owner = await ownerOf(services, code);
  return owner && listFactors(services, owner);
}

export async function removeRemainingPasskey(
  services: SiteServices,
  { code, id }: { code: string; id: string },
): Promise<'done' | 'over'> {
  const owner = await ownerOf(services, code);
  if (!owner) return 'over';
  const { schoolCode } = services.site;
  await deletePasskey(services, { staff: { ...owner, schoolCode }, id, now: services.clock() });
  return 'done';
}

/**
 * Requires one of its own codes: access to the mailbox alone must not be enough to switch off the second
 * step.
 */
export async function endRemainingSecondStep(
  services: SiteServices,
  options: { code: string; proof: string },
): Promise<'done' | 'over' | 'wrong' | { lockedUntil: Date }> {
  const owner = await ownerOf(services, options.code);
  if (!owner) return 'over';
  const { clock, site } = services;
  const counts = [personCount(codeSubject(owner))];
  const locked = await takeAttempt(services, counts, clock());
  if (locked) return { lockedUntil: locked };
  if (!(await hasSecondStep(services, owner))) return 'done';
  if (!(await isOwnCode(services, owner, options.proof.replace(/\s/g, '')))) {
    const until = await lockedUntil(services, counts, clock());
    if (!until) return 'wrong';
    await recordSignIn(services, owner, 'lock-out');
    return { lockedUntil: until };
  }
  await forgetAttempts(services, counts);
  await endSecondStep(services, { ...owner, schoolCode: site.schoolCode });
  return 'done';
}

async function isOwnCode(services: SiteServices, owner: Colleague, code: string): Promise<boolean> {
  if (/^\d{6}$/.test(code)) return (await takeCode(services, owner.id, code, 'on')) !== undefined;
  // All backup codes end with the second step, so they need not be removed one by one.
  return (await readBackupCodes(services, services.database.writes, owner.id)).includes(code);
}

async function listFactors(services: SiteServices, owner: Colleague): Promise<RemainingFactors> {
  const [secondStep, passkeys] = await Promise.all([
    hasSecondStep(services, owner),
    listOwnPasskeys(services.database.writes, { ...services.site, id: owner.id }),
  ]);
  return { name: owner.name, secondStep, passkeys };
}

async function ownerOf(services: SiteServices, code: string): Promise<Colleague | undefined> {
  const { internalAdapter } = await (await staffAuth(services)).$context;
  const kept = await internalAdapter.findVerificationValue(identifier(code));
  if (!kept || kept.expiresAt < new Date()) return undefined;
  return findColleague(services.database.writes, services.site.schoolCode, { id: kept.value });
}
