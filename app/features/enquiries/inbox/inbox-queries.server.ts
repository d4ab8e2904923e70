import { sql } from 'kysely';
import { type Db, engineOf } from '#app/platform/db/database.ts';
import type {
  Enquiry,
  EnquirySummary,
  EnquiryNote,
  InboxFilter,
  InboxState,
  InboxView,
} from '#app/features/enquiries/enquiry.ts';
import type { InboxCursor } from './inbox-input.server.ts';
import { matches } from './inbox-search.server.ts';

export const PER_PAGE = 25;
const OPENING = 160;
const MAX_NOTES = 200;

export interface InboxQuery extends InboxFilter {
  schoolCode: string;
  /** Who asks; required if the state is "mine". */
  staffId?: string;
}

export interface InboxRange extends InboxQuery {
  /** Start after this one, towards the older or the newer end; the nearest come first. */
  cursor?: InboxCursor | undefined;
  toward: 'older' | 'newer';
  limit: number;
}

/** Walks an index from the cursor, so that the thousandth page costs as much as the first. */
export function selectInbox(db: Db, { schoolCode, staffId, state, q, cursor, toward, limit }: InboxRange) {
  const [beyond, order] = toward === 'older' ? [sql`<`, 'desc' as const] : [sql`>`, 'asc' as const];
  let query = db.selectFrom('enquiries').where('school_code', '=', schoolCode);
  if (isState(state)) query = query.where('state', '=', state);
  else if (state === 'mine') query = query.where(isOpenOf(required(staffId)));
  else query = query.where('state', 'not in', q && !state ? ['test'] : ['test', 'spam']);
  if (state === 'undelivered') query = query.where(isUndelivered);
  if (q) query = query.where(matches(engineOf(db), q));
  if (cursor)
    query = query.where(sql<boolean>`(received_at, id) ${beyond} (${cursor.receivedAt}, ${cursor.id})`);
  return query.orderBy('received_at', order).orderBy('id', order).limit(limit);
}

const isState = (view: InboxView | undefined): view is InboxState =>
  view !== undefined && view !== 'mine' && view !== 'undelivered';

function required(staffId: string | undefined): string {
  if (!staffId) throw new Error('Nobody was named for the enquiries of one person.');
  return staffId;
}

/** Assigned to this person and not answered yet. */
export const isOpenOf = (staffId: string) =>
  sql<boolean>`enquiries.assigned_to_id = ${staffId} and enquiries.state in ('new', 'in-progress')`;

/** The value is written into the query, so that the small partial index is used. */
export const isUndelivered = sql<boolean>`enquiries.delivery = 'failed'`;

export interface InboxPage {
  lines: EnquirySummary[];
  older: InboxCursor | undefined;
  newer: InboxCursor | undefined;
}

/** A page of the list, newest first. */
export async function listInbox(
  db: Db,
  {
    before,
    after,
    ...query
  }: InboxQuery & { before?: InboxCursor | undefined; after?: InboxCursor | undefined },
): Promise<InboxPage> {
  if (after) {
    const found = await listRange(db, { ...query, cursor: after, toward: 'newer', limit: PER_PAGE + 1 });
    if (found.length > PER_PAGE) {
      const lines = found.slice(0, PER_PAGE).toReversed();
      return { lines, newer: cursorOf(lines[0]!), older: cursorOf(lines.at(-1)!) };
    }
    // So close to the newest that the first page shows them all.
    return listInbox(db, query);
  }
  const found = await listRange(db, { ...query, cursor: before, toward: 'older', limit: PER_PAGE + 1 });
  const lines = found.slice(0, PER_PAGE);
  return {
    lines,
    newer: before && lines[0] ? cursorOf(lines[0]) : undefined,
    older: found.length > PER_PAGE ? cursorOf(lines.at(-1)!) : undefined,
  };
}

const cursorOf = ({ receivedAt, id }: EnquirySummary): InboxCursor => ({ receivedAt, id });

async function listRange(db: Db, query: InboxRange): Promise<EnquirySummary[]> {
  const rows = await selectInbox(db, query)
    .select(['id', 'receipt', 'name', 'email', 'phone', 'state', 'delivery'])
    .select(['received_at as receivedAt', 'assigned_to_name as assigneeName', 'answered_at as answeredAt'])
    .select(sql<string>`substr(message, 1, ${sql.lit(OPENING)})`.as('opening'))
    .execute();
  // The query leaves tests out.
  return rows as (Omit<EnquirySummary, 'state'> & { state: InboxState })[];
}

/** The new ones, the longest waiting first. */
export const listLongestWaiting = (db: Db, schoolCode: string, limit: number): Promise<EnquirySummary[]> =>
  listRange(db, { schoolCode, state: 'new', toward: 'newer', limit });

export async function findEnquiry(db: Db, schoolCode: string, id: string): Promise<Enquiry | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select(['id', 'receipt', 'name', 'email', 'phone', 'message', 'state', 'delivery'])
    .select(['received_at as receivedAt', 'answered_at as answeredAt'])
    .select(['assigned_to_id as assigneeId', 'assigned_to_name as assigneeName'])
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && row.state !== 'test' ? { ...row, state: row.state } : undefined;
}

/** The enquiries before and after this one in the filtered list. */
export async function findInboxNeighbours(db: Db, query: InboxQuery, cursor: InboxCursor) {
  const beside = async (toward: 'older' | 'newer') =>
    (
      await selectInbox(db, { ...query, cursor, toward, limit: 1 })
        .select('id')
        .executeTakeFirst()
    )?.id;
  const [newer, older] = await Promise.all([beside('newer'), beside('older')]);
  return { newer, older };
}

/** For many at once, oldest first. */
export async function notesOf(
  db: Db,
  schoolCode: string,
  enquiryIds: string[],
): Promise<(enquiryId: string) => Omit<EnquiryNote, 'id'>[]> {
  const rows = await db
    .selectFrom('enquiry_notes')
    .select(['enquiry_id', 'text', 'staff_name as staffName', 'written_at as writtenAt'])
    .where('school_code', '=', schoolCode)
    .where('enquiry_id', 'in', enquiryIds)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
  const byEnquiry = Map.groupBy(rows, ({ enquiry_id }) => enquiry_id);
  return (id) => byEnquiry.get(id) ?? [];
}

/** Oldest first. */
export async function listNotes(db: Db, schoolCode: string, enquiryId: string): Promise<EnquiryNote[]> {
  const rows = await db
    .selectFrom('enquiry_notes')
    .select(['id', 'text', 'staff_name as staffName', 'written_at as writtenAt'])
    .where('school_code', '=', schoolCode)
    .where('enquiry_id', '=', enquiryId)
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_NOTES)
    .execute();
  return rows.toReversed();
}
