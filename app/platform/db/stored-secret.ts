import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

const cache = new WeakMap<Db, Map<string, Promise<string>>>();

/** A secret that nobody has to set: made once, kept in the database, the same for every replica. */
export function storedSecret(db: Db, name: string): Promise<string> {
  let secrets = cache.get(db);
  if (!secrets) cache.set(db, (secrets = new Map()));
  const cached = secrets.get(name);
  if (cached) return cached;
  const secret = findOrMake(db, name);
  secrets.set(name, secret);
  secret.catch(() => secrets.delete(name));
  return secret;
}

async function findOrMake(db: Db, name: string): Promise<string> {
  const find = () => db.selectFrom('secrets').select('secret').where('name', '=', name).executeTakeFirst();
  const found = await find();
  if (found) return found.secret;
  await db
    .insertInto('secrets')
    .values({ name, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`the secret ${name} is missing`);
  return made.secret;
}
