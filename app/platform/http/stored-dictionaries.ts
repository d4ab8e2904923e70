import type { Db } from '../db/database.ts';

/** The dictionaries of this build and of those before it, for browsers that still have one. They belong to no school. */
export interface StoredDictionary {
  /** The last part of its address. */
  id: string;
  packed: Buffer;
}

/** Stored by the first process that makes it; each says from time to time that its own are in use. */
export async function storeDictionary(db: Db, { id, packed }: StoredDictionary, now: Date): Promise<void> {
  await db
    .insertInto('page_dictionaries')
    .values({ id, packed: packed.toString('base64'), used_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ used_at: now.toISOString() }))
    .execute();
}

/** The latest first. */
export async function listDictionaries(db: Db, limit: number): Promise<StoredDictionary[]> {
  const rows = await db
    .selectFrom('page_dictionaries')
    .select(['id', 'packed'])
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

export async function findDictionary(db: Db, id: string): Promise<StoredDictionary | undefined> {
  const row = await db
    .selectFrom('page_dictionaries')
    .select(['id', 'packed'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function deleteDictionaries(db: Db, unusedSince: Date): Promise<void> {
  await db.deleteFrom('page_dictionaries').where('used_at', '<', unusedSince.toISOString()).execute();
}

const fromRow = ({ id, packed }: { id: string; packed: string }): StoredDictionary => ({
  id,
  packed: Buffer.from(packed, 'base64'),
});
