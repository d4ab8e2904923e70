import type { Transaction } from 'kysely';
import { readUrl } from '#app/core/read-url.ts';
import type { DbOrTransaction, Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import {
  lockEnquiry,
  type EnquiryTarget,
  type HandleResult,
} from '#app/features/enquiries/inbox/inbox-change.server.ts';
import type { EnquiryForwarding, Forwarding } from '#app/features/enquiries/forwarding.ts';

export const FORWARD_JOB = 'forward-enquiry';

export const enquiryForwarding: EnquiryForwarding = {
  find: findForwarding,
  begin: forwardEnquiry,
  again: forwardAgain,
  remove: deleteForwarding,
  removeOrphans: deleteOrphans,
};

/** If the school wants it, the enquiry is also sent to its old site: queued in the same transaction. */
async function forwardEnquiry(transaction: Transaction<Schema>, which: EnquiryTarget): Promise<void> {
  const { schoolCode, id, now } = which;
  const there = await transaction
    .selectFrom('old_sites')
    .select('address')
    .where('school_code', '=', schoolCode)
    .where('forwards', '=', 1)
    .executeTakeFirst();
  if (!there) return;
  const added = await transaction
    .insertInto('forwarded_enquiries')
    .values({ enquiry_id: id, school_code: schoolCode, state: 'waiting', updated_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['school_code', 'enquiry_id']).doNothing())
    .returning('enquiry_id')
    .executeTakeFirst();
  if (added) await enqueue(transaction, jobOf(which));
}

/** The office wants it sent again. Not while a worker has it: it may be sending, and it would arrive twice. */
async function forwardAgain(transaction: Transaction<Schema>, which: EnquiryTarget): Promise<HandleResult> {
  const current = await lockEnquiry(transaction, which);
  if (!current) return { refused: 'gone' };
  const forwarding = await findForwarding(transaction, which.schoolCode, which.id);
  if (!forwarding || forwarding.state === 'waiting' || forwarding.state === 'taken')
    return { unchanged: true };
  if (!forwarding.canRetry) return { refused: 'changed' };
  const { numUpdatedRows } = await transaction
    .updateTable('forwarded_enquiries')
    .set({ state: 'waiting', why: '', updated_at: which.now.toISOString() })
    .where('school_code', '=', which.schoolCode)
    .where('enquiry_id', '=', which.id)
    .where('state', '=', forwarding.state)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { refused: 'changed' };
  await forgetForwardJobs(transaction, which);
  await enqueue(transaction, jobOf(which));
  return {
    receipt: current.receipt,
    before: { handedOn: forwarding.state },
    after: { handedOn: 'waiting' },
  };
}

/** Undefined if it was never to be forwarded. */
async function findForwarding(
  db: DbOrTransaction,
  schoolCode: string,
  id: string,
): Promise<Forwarding | undefined> {
  const row = await db
    .selectFrom('forwarded_enquiries')
    .leftJoin('old_sites', 'old_sites.school_code', 'forwarded_enquiries.school_code')
    .select(['state', 'attempts', 'why', 'forwarded_enquiries.updated_at as at', 'address', 'forwards'])
    .where('forwarded_enquiries.school_code', '=', schoolCode)
    .where('enquiry_id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { address, forwards, ...forwarding } = row;
  const job =
    row.state === 'unsure' &&
    (await forwardJobs(db.selectFrom('jobs').select('id'), { schoolCode, id })
      .where('state', '=', 'waiting')
      .executeTakeFirst());
  return {
    ...forwarding,
    host: readUrl(address ?? '')?.host ?? '',
    canRetry: forwards === 1 && !job && (row.state === 'unsure' || row.state === 'given-up'),
  };
}

/** Deletes everything about the enquiry too. */
async function deleteForwarding(transaction: Transaction<Schema>, which: EnquiryTarget): Promise<void> {
  await forgetForwardJobs(transaction, which);
  await transaction
    .deleteFrom('forwarded_enquiries')
    .where('school_code', '=', which.schoolCode)
    .where('enquiry_id', '=', which.id)
    .execute();
}

/** Rows whose enquiry is gone. */
async function deleteOrphans(db: Db, schoolCode: string): Promise<void> {
  await db
    .deleteFrom('forwarded_enquiries')
    .where('school_code', '=', schoolCode)
    .where('enquiry_id', 'not in', (query) =>
      query.selectFrom('enquiries').select('enquiries.id').where('enquiries.school_code', '=', schoolCode),
    )
    .execute();
}

const payloadOf = (enquiryId: string) => ({ enquiryId });

const jobOf = ({ schoolCode, id, now }: EnquiryTarget) => ({
  schoolCode,
  now,
  kind: FORWARD_JOB,
  payload: payloadOf(id),
});

interface Narrowing<Builder> {
  where(column: 'school_code' | 'kind' | 'payload', is: '=', value: string): Builder & Narrowing<Builder>;
}
const forwardJobs = <Builder extends Narrowing<Builder>>(
  builder: Builder,
  { schoolCode, id }: Pick<EnquiryTarget, 'schoolCode' | 'id'>,
): Builder =>
  builder
    .where('school_code', '=', schoolCode)
    .where('kind', '=', FORWARD_JOB)
    .where('payload', '=', JSON.stringify(payloadOf(id)));

const forgetForwardJobs = (transaction: Transaction<Schema>, which: EnquiryTarget) =>
  forwardJobs(transaction.deleteFrom('jobs'), which).execute();
