import type { Transaction } from 'kysely';
import type { Schema } from '#app/platform/db/schema.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import { releaseEnquiry } from '#app/features/enquiries/commands.server.ts';
import { forgetHandedOn } from '#app/features/enquiries/handing-on/hand-on.server.ts';
import type { InboxState } from '#app/features/enquiries/enquiry.ts';
import { change, type Handled, type Handling, hold } from './inbox-change.server.ts';

type Person = { id: string; name: string };

/** Somebody sees to it from now on, or nobody; then it is no longer new. */
export function giveEnquiry(
  transaction: Transaction<Schema>,
  which: Handled,
  { to, seenOwner }: { to: Person | null; seenOwner: string | null },
): Promise<Handling> {
  return change(transaction, which, (known) => {
    if (known.ownerId === (to?.id ?? null)) return 'unchanged';
    if (known.ownerId !== seenOwner) return 'changed';
    const state = to && known.state === 'new' ? 'in-progress' : known.state;
    return {
      set: { owner_id: to?.id ?? null, owner_name: to?.name ?? null, state },
      before: { owner: known.ownerName, state: known.state },
      after: { owner: to?.name ?? null, state },
    };
  });
}

export function setEnquiryState(
  transaction: Transaction<Schema>,
  which: Handled,
  { state, seenState }: { state: InboxState; seenState: InboxState },
): Promise<Handling> {
  return change(transaction, which, (known) => {
    if (known.state === state) return 'unchanged';
    // One that is held goes out when it is let go; a state alone would leave it unsent for ever.
    if (known.state !== seenState || known.delivery === 'held') return 'changed';
    return {
      set: { state, answered_at: state === 'answered' ? which.now.toISOString() : null },
      before: { state: known.state },
      after: { state },
    };
  });
}

/** It was no spam. Held back until now it goes out; called spam by a person, it is only new again. */
export async function acquitEnquiry(transaction: Transaction<Schema>, which: Handled): Promise<Handling> {
  const known = await hold(transaction, which);
  if (!known) return { refused: 'gone' };
  if (known.delivery !== 'held')
    return setEnquiryState(transaction, which, { state: 'new', seenState: 'spam' });
  const released = await releaseEnquiry(transaction, which.schoolCode, which.id, which.now);
  if (!released) return { unchanged: true };
  return {
    receipt: known.receipt,
    before: { state: 'spam', delivery: 'held' },
    after: { state: 'new', delivery: 'waiting' },
  };
}

/** Its mail was given up: a fresh job tries for days again, and the one that died is forgotten. */
export async function sendEnquiryAgain(transaction: Transaction<Schema>, which: Handled): Promise<Handling> {
  const { schoolCode, id, now } = which;
  const handling = await change(transaction, which, (known) =>
    known.delivery === 'failed'
      ? { set: { delivery: 'waiting' }, before: { delivery: 'failed' }, after: { delivery: 'waiting' } }
      : 'unchanged',
  );
  if (!('receipt' in handling)) return handling;
  await forgetJobs(transaction, id);
  await enqueue(transaction, { schoolCode, now, kind: 'deliver-enquiry', payload: { enquiryId: id } });
  return handling;
}

/** Kept under the key that the form was given: sent twice, it is one note. */
export async function addNote(
  transaction: Transaction<Schema>,
  which: Handled,
  { key, staff, text }: { key: string; staff: Person; text: string },
): Promise<Handling> {
  const known = await hold(transaction, which);
  if (!known) return { refused: 'gone' };
  const added = await transaction
    .insertInto('enquiry_notes')
    .values({
      id: key,
      enquiry_id: which.id,
      staff_id: staff.id,
      staff_name: staff.name,
      text,
      written_at: which.now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added ? { receipt: known.receipt, before: {}, after: { note: 1 } } : { unchanged: true };
}

/** At once and for good, with its notes and whatever else leads to it. */
export async function deleteEnquiry(transaction: Transaction<Schema>, which: Handled): Promise<Handling> {
  const known = await hold(transaction, which);
  if (!known) return { refused: 'gone' };
  await transaction.deleteFrom('enquiry_claims').where('enquiry_id', '=', which.id).execute();
  await forgetJobs(transaction, which.id);
  await forgetHandedOn(transaction, which.id);
  await transaction.deleteFrom('enquiries').where('id', '=', which.id).execute();
  return { receipt: known.receipt, before: { state: known.state }, after: { deleted: true } };
}

const forgetJobs = (transaction: Transaction<Schema>, enquiryId: string) =>
  transaction
    .deleteFrom('jobs')
    .where('kind', 'in', ['deliver-enquiry', 'acknowledge-enquiry'])
    .where('payload', '=', JSON.stringify({ enquiryId }))
    .execute();
