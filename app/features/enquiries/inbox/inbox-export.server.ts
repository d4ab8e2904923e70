import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Enquiry, EnquiryNote } from '#app/features/enquiries/enquiry.ts';
import type { InboxCursor } from './inbox-input.server.ts';
import { type InboxQuery, notesOf, selectInbox } from './inbox-queries.server.ts';

const AT_ONCE = 500;
/** Newest first; a school with more downloads them state by state. */
export const MAX_EXPORTED = 50_000;

/** With the office's notes. */
export interface ExportedEnquiry extends Enquiry {
  notes: Omit<EnquiryNote, 'id'>[];
}

/** All enquiries, newest first, and after them the suspected spam, of which some may be real. */
export async function* everyEnquiry(db: Db, schoolCode: string): AsyncGenerator<ExportedEnquiry[]> {
  yield* inboxBatches(db, { schoolCode }, Infinity);
  yield* inboxBatches(db, { schoolCode, state: 'spam' }, Infinity);
}

/** The filtered list to its end, in batches, so that it is never in memory as a whole. */
export async function* inboxBatches(
  db: Db,
  query: InboxQuery,
  most = MAX_EXPORTED,
): AsyncGenerator<ExportedEnquiry[]> {
  let cursor: InboxCursor | undefined;
  for (let exported = 0; exported < most; exported += AT_ONCE) {
    const rows = await selectInbox(db, { ...query, cursor, toward: 'older', limit: AT_ONCE })
      .select(['id', 'receipt', 'name', 'email', 'phone', 'message', 'state', 'delivery'])
      .select(['received_at as receivedAt', 'answered_at as answeredAt'])
      .select(['assigned_to_id as assigneeId', 'assigned_to_name as assigneeName'])
      .execute();
    if (rows.length > 0) {
      const notes = await notesOf(
        db,
        query.schoolCode,
        rows.map(({ id }) => id),
      );
      yield (rows as Enquiry[]).map((enquiry) => ({ ...enquiry, notes: notes(enquiry.id) }));
    }
    if (rows.length < AT_ONCE) return;
    cursor = rows.at(-1);
  }
}

/** Records that enquiries were exported, but not the search text, which may be a person's name. */
export const recordExport = (
  { services, staff, now }: CommandContext,
  { title, state, q }: { title: string; state: string | undefined; q: string | undefined },
): Promise<void> =>
  recordAudit(services.database.writes, {
    staff,
    now,
    action: 'export',
    subject: { type: 'enquiries', id: 'export', title },
    after: { state: state ?? 'all', searched: q !== undefined },
  });
