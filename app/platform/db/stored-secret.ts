import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

const cache = new WeakMap<Db, Map<string, Promise<string>>>();

/**
 * A secret that needs no setting: created once per school and stored in the database, the same for every
 * replica.
 */
export function storedSecret(db: Db, schoolCode: string, name: string): Promise<string> {
  let secrets = cache.get(db);
  if (!secrets) cache.set(db, (secrets = new Map()));
  const key = `${schoolCode} ${name}`;
  const cached = secrets.get(key);
  if (cached) return cached;
  const secret = findOrMake(db, schoolCode, name);
  secrets.set(key, secret);
  secret.catch(() => secrets.delete(key));
  return secret;
}

async function findOrMake(db: Db, school_code: string, name: string): Promise<string> {
  const find = () =>
    db
      .selectFrom('secrets')
      .select('secret')
      .where('school_code', '=', school_code)
      .where('name', '=', name)
      .executeTakeFirst();
  const found = await find();
  if (found) return found.secret;
  await db
    .insertInto('secrets')
    .values({ school_code, name, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.columns(['school_code', 'name']).doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`the secret ${name} is missing`);
  return made.secret;
}
