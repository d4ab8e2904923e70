import type { Transaction } from 'kysely';
import { engineOf } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Delivery, InboxState } from '#app/features/enquiries/enquiry.ts';

export interface Handled {
  schoolCode: string;
  id: string;
  now: Date;
}

/** What changed, for whoever writes it down; or why nothing did. */
export type Handling =
  | { receipt: string; before: object; after: object }
  /** It was so already: a button pressed twice. */
  | { unchanged: true }
  | { refused: 'gone' }
  /** Somebody else was quicker: what the page showed is no longer so. */
  | { refused: 'changed' };

interface Known {
  receipt: string;
  state: InboxState;
  delivery: Delivery;
  ownerId: string | null;
  ownerName: string | null;
}

type Change = { set: Partial<Schema['enquiries']>; before: object; after: object };

/** Changes an enquiry as was decided on what it is now, while nobody else can. */
export async function change(
  transaction: Transaction<Schema>,
  which: Handled,
  decide: (known: Known) => Change | 'unchanged' | 'changed',
): Promise<Handling> {
  const known = await hold(transaction, which);
  if (!known) return { refused: 'gone' };
  const decided = decide(known);
  if (decided === 'unchanged') return { unchanged: true };
  if (decided === 'changed') return { refused: 'changed' };
  const { set, before, after } = decided;
  await transaction
    .updateTable('enquiries')
    .set({ ...set, updated_at: which.now.toISOString() })
    .where('id', '=', which.id)
    .execute();
  return { receipt: known.receipt, before, after };
}

/** Nobody else changes it until the transaction ends. */
export async function hold(
  transaction: Transaction<Schema>,
  { schoolCode, id }: Handled,
): Promise<Known | undefined> {
  const row = await transaction
    .selectFrom('enquiries')
    .select(['receipt', 'state', 'delivery', 'owner_id as ownerId', 'owner_name as ownerName'])
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .$if(engineOf(transaction) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row && row.state !== 'test' ? { ...row, state: row.state } : undefined;
}
