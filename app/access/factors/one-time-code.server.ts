import { createHmac, timingSafeEqual } from 'node:crypto';
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Db } from '#app/platform/db/database.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { randomCode } from '#app/core/ids.ts';
import { staffAuth } from '#app/access/sign-in/auth.server.ts';

/** The defaults that every authenticator app expects (RFC 6238). */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** How many steps a clock may be wrong by. */
const DRIFT_STEPS = 1;
const BACKUP_CODES = 10;

/**
 * Accepts a code of somebody's app once: it uses up its time step and all earlier ones. If the same code
 * comes twice at the same moment, one is refused. Returns the secret that the code belongs to.
 */
export async function takeCode(
  services: SiteServices,
  staffId: string,
  code: string,
  state: 'on' | 'being set up',
): Promise<string | undefined> {
  const { writes } = services.database;
  const kept = await writes
    .selectFrom('staff_two_factors')
    .select(['id', 'secret'])
    .where('school_code', '=', services.site.schoolCode)
    .where('user_id', '=', staffId)
    .where('verified', '=', state === 'on' ? 1 : 0)
    // If two were started, the one that was shown last.
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!kept) return undefined;
  const step = stepOf(await decrypted(services, kept.secret), code, new Date());
  if (step === undefined) return undefined;
  const { numUpdatedRows } = await writes
    .updateTable('staff_two_factors')
    .set({ used_step: step })
    .where('school_code', '=', services.site.schoolCode)
    .where('id', '=', kept.id)
    .where((is) => is.or([is('used_step', 'is', null), is('used_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n ? kept.id : undefined;
}

/** A secret and backup codes in better-auth's format, and the address from which an app reads the secret. */
export async function newSecondStep(services: SiteServices, email: string) {
  const secret = generateRandomString(32);
  return {
    secret: await encrypted(services, secret),
    ...(await newBackupCodes(services)),
    uri: uriOf(secret, services.site.schoolCode, email),
  };
}

export async function newBackupCodes(services: SiteServices) {
  // Written down by hand and read back, so no two characters look alike.
  const codes = Array.from({ length: BACKUP_CODES }, () => `${randomCode(5)}-${randomCode(5)}`);
  return { codes, backup_codes: await encrypted(services, JSON.stringify(codes)) };
}

export async function readBackupCodes(services: SiteServices, db: Db, staffId: string): Promise<string[]> {
  const { backup_codes } = await db
    .selectFrom('staff_two_factors')
    .select('backup_codes')
    .where('school_code', '=', services.site.schoolCode)
    .where('user_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return JSON.parse(await decrypted(services, backup_codes)) as string[];
}

/** Normalises a typed code: lower or upper case, without its dash, an O for a 0. */
export async function backupCodeMeant(
  services: SiteServices,
  staffId: string,
  typed: string,
): Promise<string> {
  const codes = await readBackupCodes(services, services.database.reads, staffId);
  const meant = codes.includes(typed) ? typed : codes.find((code) => asRead(code) === asRead(typed));
  return meant ?? typed;
}

const asRead = (code: string) =>
  code.toLowerCase().replaceAll('-', '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

function stepOf(secret: string, code: string, now: Date): number | undefined {
  const present = Math.floor(now.getTime() / 1000 / STEP_SECONDS);
  const steps = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, at) => present - DRIFT_STEPS + at);
  return steps.filter((step) => isSame(codeAt(secret, step), code)).at(-1);
}

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function uriOf(secret: string, issuer: string, email: string): string {
  const params = new URLSearchParams({
    secret: base32(Buffer.from(secret)),
    issuer,
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${params}`;
}

function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{1,5}/g)!;
  return letters
    .map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

const keyOf = async (services: SiteServices) => (await (await staffAuth(services)).$context).secretConfig;
const encrypted = async (services: SiteServices, data: string) =>
  symmetricEncrypt({ key: await keyOf(services), data });
const decrypted = async (services: SiteServices, data: string) =>
  symmetricDecrypt({ key: await keyOf(services), data });
