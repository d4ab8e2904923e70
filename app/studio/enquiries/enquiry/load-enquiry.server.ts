import { dayInIndia } from '#app/core/time/days.ts';
import { newId } from '#app/core/ids.ts';
import type { InboxFilter } from '#app/features/enquiries/enquiry.ts';
import { findDeliveryAttempts } from '#app/features/enquiries/inbox/inbox-mail.server.ts';
import {
  findEnquiry,
  findInboxNeighbours,
  listNotes,
} from '#app/features/enquiries/inbox/inbox-queries.server.ts';
import { parsePhone } from '#app/features/enquiries/phone.server.ts';
import { replyLink } from '#app/features/enquiries/inbox/reply-link.ts';
import { deletionOf, SPAM_DAYS } from '#app/features/enquiries/delivery/retention.server.ts';
import { telephoneLink, whatsappLink } from '#app/core/text/phone-links.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import { listColleagues } from '#app/access/people/queries.server.ts';
import { mayDo } from '#app/access/permissions.ts';
import type { Staff } from '#app/access/staff.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { languageOf } from '#app/words/language-of.ts';
import { firstLocale } from '#app/words/locales.ts';
import { studioWordsOf } from '#app/studio/words/words.ts';
import { forwardingOf } from '#app/features/enquiries/forwarding.ts';

/** One enquiry with all the data of its page. */
export async function loadEnquiry(
  { services, site: { schoolCode }, now }: RequestContext,
  staff: Staff,
  id: string,
  filter: InboxFilter,
) {
  const db = services.database.reads;
  const enquiry = await findEnquiry(db, schoolCode, id);
  if (!enquiry) throw new Response(null, { status: 404 });
  const [notes, neighbours, colleagues, attempts, handedOn, school] = await Promise.all([
    listNotes(db, schoolCode, id),
    findInboxNeighbours(db, { schoolCode, ...filter }, enquiry),
    listColleagues(db, schoolCode),
    enquiry.delivery === 'delivered' || enquiry.delivery === 'filed'
      ? undefined
      : findDeliveryAttempts(db, schoolCode, id),
    forwardingOf(services)?.find(db, schoolCode, id),
    findSchool(db, schoolCode),
  ]);
  // The answer is written in the language of the message.
  const words = studioWordsOf(languageOf(enquiry.message) ?? firstLocale).enquiries;
  const phone = parsePhone(enquiry.phone);
  const { enquiryKeepDays } = services.config;
  return {
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
    links: {
      reply: replyLink(enquiry, {
        subject: words.replySubject(enquiry.receipt),
        greeting: words.replyGreeting(enquiry.name),
        signature: [staff.name, school?.profile.name].filter(Boolean).join(', '),
      }),
      call: telephoneLink(phone ?? enquiry.phone),
      whatsapp: phone && whatsappLink(phone),
    },
    keeping: {
      until: dayInIndia(deletionOf(enquiry, enquiryKeepDays)),
      keepDays: enquiryKeepDays,
      spamDays: Math.min(enquiryKeepDays, SPAM_DAYS),
    },
  };
}

export type EnquiryData = Awaited<ReturnType<typeof loadEnquiry>>;
