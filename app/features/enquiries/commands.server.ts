import type { Locale } from '#app/words/locales.ts';
import { sql, type Transaction } from 'kysely';
import { newId, randomCode } from '#app/core/ids.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import type { EnquiryTarget } from './inbox/inbox-change.server.ts';
import { searchTextOf } from './inbox/inbox-search.server.ts';
import type { EnquiryForwarding } from './forwarding.ts';
import type { EnquiryInput } from './input.ts';

export interface NewEnquiry {
  schoolCode: string;
  now: Date;
  enquiry: EnquiryInput;
  state: 'new' | 'spam' | 'test';
  /** The same claim within this time is the same enquiry. */
  repetition: { claim: string; withinMs: number };
  /** The language of the acknowledgement, if one is sent. */
  acknowledge: Locale | false;
  forwarding?: EnquiryForwarding | undefined;
  /** The proof of work: valid for one enquiry. */
  workDone?: string;
  /** The self-test it belongs to. */
  selfTest?: string;
}

/** Stores an enquiry and the job that delivers it, both or neither, before the sender is told that it arrived. */
export async function storeEnquiry(db: Db, incoming: NewEnquiry): Promise<{ receipt: string }> {
  const { schoolCode, now, repetition, workDone } = incoming;
  const id = newId(now.getTime());
  return db.transaction().execute(async (transaction) => {
    const claim = { schoolCode, enquiryId: id, now };
    const firstId = await claimFirst(transaction, { ...claim, ...repetition });
    if (firstId !== id) {
      const existing = await findEnquiry(transaction, schoolCode, firstId);
      // The same text from a trusted sender: the first one was suspected by mistake.
      if (existing?.state === 'spam' && incoming.state === 'new')
        await releaseEnquiry(transaction, { schoolCode, id: firstId, now }, incoming.forwarding);
      if (existing) return { receipt: existing.receipt };
      // Deleted since, so this one replaces it.
      await claimFirst(transaction, { ...claim, ...repetition, withinMs: 0 });
    }
    const isFirstUse =
      !workDone ||
      (await claimFirst(transaction, {
        ...claim,
        claim: `work ${workDone}`,
        withinMs: WORK_REMEMBERED_MS,
      })) === id;
    return insertEnquiry(transaction, id, isFirstUse ? incoming : { ...incoming, state: 'spam' });
  });
}

const WORK_REMEMBERED_MS = 24 * 60 * 60_000;

async function insertEnquiry(transaction: Transaction<Schema>, id: string, incoming: NewEnquiry) {
  const { schoolCode, now, enquiry, state, acknowledge, selfTest } = incoming;
  const at = now.toISOString();
  const receipt = `${schoolCode}-${randomCode(8).toUpperCase()}`;
  const { name, email, phone, message } = enquiry;
  await transaction
    .insertInto('enquiries')
    .values({
      id,
      school_code: schoolCode,
      receipt,
      name,
      email,
      phone,
      message,
      state,
      delivery: state === 'spam' ? 'held' : 'waiting',
      received_at: at,
      updated_at: at,
      assigned_to_id: null,
      assigned_to_name: null,
      answered_at: null,
      search: searchTextOf({ receipt, ...enquiry }),
    })
    .execute();
  if (state !== 'spam') {
    const payload = { enquiryId: id, ...(selfTest && { selfTest }) };
    await enqueue(transaction, { schoolCode, now, kind: 'deliver-enquiry', payload });
  }
  if (state === 'new') await incoming.forwarding?.begin(transaction, { schoolCode, id, now });
  if (state === 'new' && acknowledge)
    await enqueue(transaction, {
      schoolCode,
      now,
      kind: 'acknowledge-enquiry',
      payload: { enquiryId: id, language: acknowledge },
    });
  return { receipt };
}

/** Suspected of spam by mistake: it is delivered after all. What a person marked as spam stays spam. */
export async function releaseEnquiry(
  transaction: Transaction<Schema>,
  { schoolCode, id, now }: EnquiryTarget,
  forwarding?: EnquiryForwarding,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('enquiries')
    .set({ state: 'new', delivery: 'waiting', updated_at: now.toISOString() })
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .where('state', '=', 'spam')
    .where('delivery', '=', 'held')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await enqueue(transaction, { schoolCode, now, kind: 'deliver-enquiry', payload: { enquiryId: id } });
  await forwarding?.begin(transaction, { schoolCode, id, now });
  return true;
}

/** The database decides which was first: the returned id is that of the enquiry that holds the claim. */
async function claimFirst(
  transaction: Transaction<Schema>,
  { schoolCode, claim, enquiryId, now, withinMs }: Claim,
): Promise<string> {
  const over = new Date(now.getTime() - withinMs).toISOString();
  const newOrOld = (column: 'enquiry_id' | 'claimed_at') =>
    sql<string>`case when enquiry_claims.claimed_at <= ${over} then ${sql.ref(`excluded.${column}`)}
      else ${sql.ref(`enquiry_claims.${column}`)} end`;
  const { enquiry_id } = await transaction
    .insertInto('enquiry_claims')
    .values({ school_code: schoolCode, claim, enquiry_id: enquiryId, claimed_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .columns(['school_code', 'claim'])
        .doUpdateSet({ enquiry_id: newOrOld('enquiry_id'), claimed_at: newOrOld('claimed_at') }),
    )
    .returning('enquiry_id')
    .executeTakeFirstOrThrow();
  return enquiry_id;
}

interface Claim {
  schoolCode: string;
  claim: string;
  enquiryId: string;
  now: Date;
  withinMs: number;
}

const findEnquiry = (transaction: Transaction<Schema>, schoolCode: string, id: string) =>
  transaction
    .selectFrom('enquiries')
    .select(['receipt', 'state'])
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .executeTakeFirst();
