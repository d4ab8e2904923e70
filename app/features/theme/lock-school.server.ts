import type { Transaction } from 'kysely';
import { engineOf } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';

/** Two who save at once do it one after the other; on SQLite a transaction that writes has the lock anyway. */
export async function lockSchool(transaction: Transaction<Schema>, schoolCode: string): Promise<void> {
  if (engineOf(transaction) !== 'postgres') return;
  await transaction.selectFrom('schools').select('code').where('code', '=', schoolCode).forUpdate().execute();
}
