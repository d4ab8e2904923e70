import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { storedSecret } from '#app/platform/db/stored-secret.ts';
import type { Services } from '#app/platform/services.ts';

type TokenDeps = Pick<Services, 'config' | 'database'>;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The format's version, in case it ever changes. */
const VERSION = 'v1';

/** The encrypted token: useless without the key, and for another school. */
export async function encryptToken(deps: TokenDeps, schoolCode: string, token: string): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, await keyOf(deps, schoolCode), iv).setAAD(Buffer.from(schoolCode));
  const encrypted = Buffer.concat([iv, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${encrypted.toString('base64url')}`;
}

/**
 * `unreadable`: it was encrypted with another key, as after a restore elsewhere. Then it must be entered
 * again.
 */
export type StoredToken = { token: string } | { none: true } | { unreadable: true };

export async function readToken(deps: TokenDeps, schoolCode: string): Promise<StoredToken> {
  const row = await deps.database.reads
    .selectFrom('old_sites')
    .select('token')
    .where('school_code', '=', schoolCode)
    .executeTakeFirst();
  if (!row?.token) return { none: true };
  const token = decrypt(await keyOf(deps, schoolCode), schoolCode, row.token);
  return token === undefined ? { unreadable: true } : { token };
}

function decrypt(key: Buffer, schoolCode: string, encrypted: string): string | undefined {
  const [version, text = ''] = encrypted.split('.');
  const bytes = Buffer.from(text, 'base64url');
  if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(schoolCode))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // Only a wrong key makes this fail.
    return undefined;
  }
}

/** A separate key for this purpose, derived from the operator's secret. */
async function keyOf({ config, database }: TokenDeps, schoolCode: string): Promise<Buffer> {
  const secret = config.formSecret ?? (await storedSecret(database.writes, schoolCode, 'old-site-token'));
  return Buffer.from(hkdfSync('sha256', secret, '', 'old-site-token', 32));
}
