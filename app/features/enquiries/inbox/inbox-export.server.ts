import type { Acting } from '#app/access/acting.ts';
import { writeDown } from '#app/access/audit/record.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Enquiry, EnquiryNote } from '#app/features/enquiries/enquiry.ts';
import type { Place } from './inbox-input.server.ts';
import { type AskedInbox, notesOf, selectInbox } from './inbox-queries.server.ts';

const AT_ONCE = 500;
/** Newest first; a school with more downloads them state by state. */
export const MOST_EXPORTED = 50_000;

/** With what the office wrote about it. */
export interface ExportedEnquiry extends Enquiry {
  notes: Omit<EnquiryNote, 'id'>[];
}

/** All that families ever wrote, newest first, and after it what was taken for spam: somebody may have meant it. */
export async function* everyEnquiry(db: Db, schoolCode: string): AsyncGenerator<ExportedEnquiry[]> {
  yield* inboxBatches(db, { schoolCode }, Infinity);
  yield* inboxBatches(db, { schoolCode, state: 'spam' }, Infinity);
}

/** The filtered list to its end, a batch at a time, so that it never stands in memory whole. */
export async function* inboxBatches(
  db: Db,
  asked: AskedInbox,
  most = MOST_EXPORTED,
): AsyncGenerator<ExportedEnquiry[]> {
  let place: Place | undefined;
  for (let told = 0; told < most; told += AT_ONCE) {
    const rows = await selectInbox(db, { ...asked, place, toward: 'older', limit: AT_ONCE })
      .select(['id', 'receipt', 'name', 'email', 'phone', 'message', 'state', 'delivery'])
      .select(['received_at as receivedAt', 'answered_at as answeredAt'])
      .select(['owner_id as ownerId', 'owner_name as ownerName'])
      .execute();
    if (rows.length > 0) {
      const notes = await notesOf(
        db,
        rows.map(({ id }) => id),
      );
      yield (rows as Enquiry[]).map((enquiry) => ({ ...enquiry, notes: notes(enquiry.id) }));
    }
    if (rows.length < AT_ONCE) return;
    place = rows.at(-1);
  }
}

/** What leaves the house is told: not what was searched for, which may be somebody's name. */
export const noteExport = (
  { services, staff, now }: Acting,
  { title, state, q }: { title: string; state: string | undefined; q: string | undefined },
): Promise<void> =>
  writeDown(services.database.writes, {
    staff,
    now,
    action: 'export',
    subject: { type: 'enquiries', id: 'export', title },
    after: { state: state ?? 'all', searched: q !== undefined },
  });
