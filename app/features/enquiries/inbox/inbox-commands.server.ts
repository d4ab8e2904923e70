import type { Transaction } from 'kysely';
import type { Schema } from '#app/platform/db/schema.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import { releaseEnquiry } from '#app/features/enquiries/commands.server.ts';
import type { EnquiryForwarding } from '#app/features/enquiries/forwarding.ts';
import type { InboxState } from '#app/features/enquiries/enquiry.ts';
import { changeEnquiry, type EnquiryTarget, type HandleResult, lockEnquiry } from './inbox-change.server.ts';

type Person = { id: string; name: string };

/** Assigns it to a person, or to nobody; then it is no longer new. */
export function assignEnquiry(
  transaction: Transaction<Schema>,
  which: EnquiryTarget,
  { to, expectedAssignee }: { to: Person | null; expectedAssignee: string | null },
): Promise<HandleResult> {
  return changeEnquiry(transaction, which, (current) => {
    if (current.assigneeId === (to?.id ?? null)) return 'unchanged';
    if (current.assigneeId !== expectedAssignee) return 'changed';
    const state = to && current.state === 'new' ? 'in-progress' : current.state;
    return {
      set: { assigned_to_id: to?.id ?? null, assigned_to_name: to?.name ?? null, state },
      before: { owner: current.assigneeName, state: current.state },
      after: { owner: to?.name ?? null, state },
    };
  });
}

export function setEnquiryState(
  transaction: Transaction<Schema>,
  which: EnquiryTarget,
  { state, seenState }: { state: InboxState; seenState: InboxState },
): Promise<HandleResult> {
  return changeEnquiry(transaction, which, (current) => {
    if (current.state === state) return 'unchanged';
    // A held enquiry is delivered when it is released; with a new state alone it would never be sent.
    if (current.state !== seenState || current.delivery === 'held') return 'changed';
    return {
      set: { state, answered_at: state === 'answered' ? which.now.toISOString() : null },
      before: { state: current.state },
      after: { state },
    };
  });
}

/** Not spam: a held enquiry is delivered now; one that a person had marked is just new again. */
export async function markNotSpam(
  transaction: Transaction<Schema>,
  which: EnquiryTarget,
  forwarding?: EnquiryForwarding,
): Promise<HandleResult> {
  const current = await lockEnquiry(transaction, which);
  if (!current) return { refused: 'gone' };
  if (current.delivery !== 'held')
    return setEnquiryState(transaction, which, { state: 'new', seenState: 'spam' });
  const released = await releaseEnquiry(transaction, which, forwarding);
  if (!released) return { unchanged: true };
  return {
    receipt: current.receipt,
    before: { state: 'spam', delivery: 'held' },
    after: { state: 'new', delivery: 'waiting' },
  };
}

/** Its mail had failed for good: a new job tries for days again, and the dead one is deleted. */
export async function sendEnquiryAgain(
  transaction: Transaction<Schema>,
  which: EnquiryTarget,
): Promise<HandleResult> {
  const { schoolCode, id, now } = which;
  const handling = await changeEnquiry(transaction, which, (current) =>
    current.delivery === 'failed'
      ? { set: { delivery: 'waiting' }, before: { delivery: 'failed' }, after: { delivery: 'waiting' } }
      : 'unchanged',
  );
  if (!('receipt' in handling)) return handling;
  await forgetJobs(transaction, which);
  await enqueue(transaction, { schoolCode, now, kind: 'deliver-enquiry', payload: { enquiryId: id } });
  return handling;
}

/** Stored under the key of the form: sent twice, it is one note. */
export async function addNote(
  transaction: Transaction<Schema>,
  which: EnquiryTarget,
  { key, staff, text }: { key: string; staff: Person; text: string },
): Promise<HandleResult> {
  const current = await lockEnquiry(transaction, which);
  if (!current) return { refused: 'gone' };
  const added = await transaction
    .insertInto('enquiry_notes')
    .values({
      id: key,
      school_code: which.schoolCode,
      enquiry_id: which.id,
      staff_id: staff.id,
      staff_name: staff.name,
      text,
      written_at: which.now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['school_code', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added ? { receipt: current.receipt, before: {}, after: { note: 1 } } : { unchanged: true };
}

/** At once and for good, with its notes and everything else about it. */
export async function deleteEnquiry(
  transaction: Transaction<Schema>,
  which: EnquiryTarget,
  forwarding?: EnquiryForwarding,
): Promise<HandleResult> {
  const current = await lockEnquiry(transaction, which);
  if (!current) return { refused: 'gone' };
  await transaction
    .deleteFrom('enquiry_claims')
    .where('school_code', '=', which.schoolCode)
    .where('enquiry_id', '=', which.id)
    .execute();
  await forgetJobs(transaction, which);
  await forwarding?.remove(transaction, which);
  await transaction
    .deleteFrom('enquiries')
    .where('school_code', '=', which.schoolCode)
    .where('id', '=', which.id)
    .execute();
  return { receipt: current.receipt, before: { state: current.state }, after: { deleted: true } };
}

const forgetJobs = (transaction: Transaction<Schema>, { schoolCode, id }: EnquiryTarget) =>
  transaction
    .deleteFrom('jobs')
    .where('school_code', '=', schoolCode)
    .where('kind', 'in', ['deliver-enquiry', 'acknowledge-enquiry'])
    .where('payload', '=', JSON.stringify({ enquiryId: id }))
    .execute();
