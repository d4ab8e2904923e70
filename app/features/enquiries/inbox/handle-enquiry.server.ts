import type { Transaction } from 'kysely';
import {
  markNotSpam,
  addNote,
  deleteEnquiry,
  assignEnquiry,
  sendEnquiryAgain,
  setEnquiryState,
} from '#app/features/enquiries/inbox/inbox-commands.server.ts';
import type { EnquiryTarget, HandleResult } from '#app/features/enquiries/inbox/inbox-change.server.ts';
import { type EnquiryForwarding, forwardingOf } from '#app/features/enquiries/forwarding.ts';
import { mailsAbout } from '#app/features/enquiries/delivery/mails.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { listColleagues } from '#app/access/people/queries.server.ts';
import type { Staff } from '#app/access/staff.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Services } from '#app/platform/services.ts';
import type { HandleInput } from './handle-input.server.ts';

/** Runs the command and records it, both or neither: the receipt and what changed, never the message. */
export async function handleEnquiry(
  services: Services,
  staff: Staff,
  which: EnquiryTarget,
  input: HandleInput,
): Promise<HandleResult> {
  const { database, jobs, mailer } = services;
  const handling = await database.writes.transaction().execute(async (transaction) => {
    const done = await handle(transaction, staff, which, input, forwardingOf(services));
    if ('receipt' in done)
      await recordAudit(transaction, {
        staff,
        now: which.now,
        action: input.intent,
        subject: { type: 'enquiries', id: which.id, title: done.receipt },
        before: done.before,
        after: done.after,
      });
    return done;
  });
  // Only once it is really deleted.
  if (input.intent === 'delete') await mailer.erase(mailsAbout(which.id));
  if (BEGINS_WORK.includes(input.intent)) jobs.notify();
  return handling;
}

const BEGINS_WORK: HandleInput['intent'][] = ['send-again', 'hand-on-again', 'acquit'];

async function handle(
  transaction: Transaction<Schema>,
  staff: Staff,
  which: EnquiryTarget,
  input: HandleInput,
  forwarding: EnquiryForwarding | undefined,
): Promise<HandleResult> {
  switch (input.intent) {
    case 'give': {
      const colleagues = await listColleagues(transaction, which.schoolCode);
      const to = colleagues.find(({ id }) => id === input.to) ?? null;
      // A member of staff who has left since the page was opened.
      if (input.to && !to) return { refused: 'changed' };
      return assignEnquiry(transaction, which, { to, expectedAssignee: input.seenOwner });
    }
    case 'state':
      return setEnquiryState(transaction, which, input);
    case 'note':
      return addNote(transaction, which, { ...input, staff });
    case 'send-again':
      return sendEnquiryAgain(transaction, which);
    case 'hand-on-again':
      return forwarding?.again(transaction, which) ?? { unchanged: true };
    case 'acquit':
      return markNotSpam(transaction, which, forwarding);
    case 'delete':
      return deleteEnquiry(transaction, which, forwarding);
  }
}
