import type { Transaction } from 'kysely';
import { engineOf } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Delivery, InboxState } from '#app/features/enquiries/enquiry.ts';

export interface EnquiryTarget {
  schoolCode: string;
  id: string;
  now: Date;
}

/** What changed, for the audit; or why nothing did. */
export type HandleResult =
  | { receipt: string; before: object; after: object }
  /** Nothing changed: a button pressed twice. */
  | { unchanged: true }
  | { refused: 'gone' }
  /** Someone else was faster: what the page showed is out of date. */
  | { refused: 'changed' };

interface LockedEnquiry {
  receipt: string;
  state: InboxState;
  delivery: Delivery;
  assigneeId: string | null;
  assigneeName: string | null;
}

type Change = { set: Partial<Schema['enquiries']>; before: object; after: object };

/** Changes an enquiry depending on its present state, while nobody else can. */
export async function changeEnquiry(
  transaction: Transaction<Schema>,
  which: EnquiryTarget,
  decide: (current: LockedEnquiry) => Change | 'unchanged' | 'changed',
): Promise<HandleResult> {
  const current = await lockEnquiry(transaction, which);
  if (!current) return { refused: 'gone' };
  const decided = decide(current);
  if (decided === 'unchanged') return { unchanged: true };
  if (decided === 'changed') return { refused: 'changed' };
  const { set, before, after } = decided;
  await transaction
    .updateTable('enquiries')
    .set({ ...set, updated_at: which.now.toISOString() })
    .where('school_code', '=', which.schoolCode)
    .where('id', '=', which.id)
    .execute();
  return { receipt: current.receipt, before, after };
}

/** Nobody else changes it until the transaction ends. */
export async function lockEnquiry(
  transaction: Transaction<Schema>,
  { schoolCode, id }: EnquiryTarget,
): Promise<LockedEnquiry | undefined> {
  const row = await transaction
    .selectFrom('enquiries')
    .select([
      'receipt',
      'state',
      'delivery',
      'assigned_to_id as assigneeId',
      'assigned_to_name as assigneeName',
    ])
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .$if(engineOf(transaction) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row && row.state !== 'test' ? { ...row, state: row.state } : undefined;
}
