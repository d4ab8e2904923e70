import { dayInIndia } from '#app/core/time/days.ts';
import { newId } from '#app/core/ids.ts';
import type { InboxFilter } from '#app/features/enquiries/enquiry.ts';
import { countMine, inboxCounts } from '#app/features/enquiries/inbox/inbox-figures.server.ts';
import { findDeliveryAttempts } from '#app/features/enquiries/inbox/inbox-mail.server.ts';
import type { InboxCursor } from '#app/features/enquiries/inbox/inbox-input.server.ts';
import {
  findEnquiry,
  findInboxNeighbours,
  listInbox,
  listNotes,
} from '#app/features/enquiries/inbox/inbox-queries.server.ts';
import { parsePhone } from '#app/features/enquiries/phone.server.ts';
import { deletionOf, SPAM_DAYS } from '#app/features/enquiries/delivery/retention.server.ts';
import { listAuditEntriesAbout } from '#app/access/audit/queries.server.ts';
import { listColleagues } from '#app/access/people/queries.server.ts';
import { mayDo } from '#app/access/permissions.ts';
import type { Staff } from '#app/access/staff.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { loadSchool } from '#app/school-data/load-school.server.ts';
import type { RouterContextProvider } from 'react-router';
import { forwardingOf } from '#app/features/enquiries/forwarding.ts';
import { answerLinks, signatureOf } from '../answer-links.server.ts';

/** One enquiry with all the data of its page. */
export async function loadEnquiry(
  context: Readonly<RouterContextProvider>,
  staff: Staff,
  id: string,
  {
    before,
    after,
    ...filter
  }: InboxFilter & { before?: InboxCursor | undefined; after?: InboxCursor | undefined },
) {
  const {
    services,
    site: { schoolCode },
    now,
  } = context.get(requestContext);
  const db = services.database.reads;
  const enquiry = await findEnquiry(db, schoolCode, id);
  if (!enquiry) throw new Response(null, { status: 404 });
  const [
    list,
    { counts, undelivered },
    mine,
    log,
    notes,
    neighbours,
    colleagues,
    attempts,
    handedOn,
    school,
  ] = await Promise.all([
    listInbox(db, { schoolCode, staffId: staff.id, ...filter, before, after }),
    inboxCounts(db, schoolCode),
    countMine(db, schoolCode, staff.id),
    listAuditEntriesAbout(db, schoolCode, { type: 'enquiries', id }),
    listNotes(db, schoolCode, id),
    findInboxNeighbours(db, { schoolCode, staffId: staff.id, ...filter }, enquiry),
    listColleagues(db, schoolCode),
    enquiry.delivery === 'delivered' || enquiry.delivery === 'filed'
      ? undefined
      : findDeliveryAttempts(db, schoolCode, id),
    forwardingOf(services)?.find(db, schoolCode, id),
    loadSchool(context),
  ]);
  const phone = parsePhone(enquiry.phone);
  const { enquiryKeepDays } = services.config;
  return {
    /** The page of the list on which it was opened, beside it on wide screens. */
    lines: list.lines,
    counts,
    mine,
    undelivered,
    /** Only what was done with it, never a text. */
    events: log.entries.map(({ id: key, at, by, action, after: to }) => ({ key, at, by, action, to })),
    hasOlderEvents: log.hasOlder,
    enquiry,
    notes,
    neighbours,
    colleagues,
    attempts,
    handedOn,
    mailGoesToFiles: services.mailer.goesTo === 'files',
    filter,
    now: now.toISOString(),
    me: { id: staff.id, mayDelete: mayDo(staff.role, 'enquiries.delete') },
    /** The id of the next note, so that sending it twice stores one. */
    noteKey: newId(now.getTime()),
    phoneUnderstood: phone,
    links: answerLinks(enquiry, enquiry.message, signatureOf(staff, school)),
    keeping: {
      until: dayInIndia(deletionOf(enquiry, enquiryKeepDays)),
      keepDays: enquiryKeepDays,
      spamDays: Math.min(enquiryKeepDays, SPAM_DAYS),
    },
  };
}

export type EnquiryData = Awaited<ReturnType<typeof loadEnquiry>>;
