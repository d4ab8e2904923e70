import type { Selectable } from 'kysely';
import type { Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { AuditQuery } from '#app/access/input.ts';

const PAGE_LENGTH = 50;

type AuditedFields = Record<string, unknown> | null;

export interface AuditEntry {
  id: string;
  at: string;
  by: string;
  action: string;
  subject: { type: string; id: string; title: string };
  before: AuditedFields;
  after: AuditedFields;
}

/** Newest first; `next` is a cursor after the last entry, so that new entries do not shift the pages. */
export async function listAuditEntries(
  db: Db,
  schoolCode: string,
  { person, kind, after }: AuditQuery,
  pageLength = PAGE_LENGTH,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  let query = db
    .selectFrom('audit_entries')
    .selectAll()
    .where('school_code', '=', schoolCode)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageLength + 1);
  if (person) query = query.where('staff_id', '=', person);
  if (kind) query = query.where('subject_type', '=', kind);
  if (after)
    query = query.where((row) =>
      row.or([row('at', '<', after.at), row.and([row('at', '=', after.at), row('id', '<', after.id)])]),
    );
  const rows = await query.execute();
  const shown = rows.slice(0, pageLength);
  const last = shown.at(-1);
  return {
    entries: shown.map(asEntry),
    next: rows.length > pageLength && last ? `${last.at}~${last.id}` : null,
  };
}

const ABOUT_LENGTH = 100;

/** What was done with one item, newest first; `hasOlder` if that was more than is read. */
export async function listAuditEntriesAbout(
  db: Db,
  schoolCode: string,
  subject: { type: string; id: string },
): Promise<{ entries: AuditEntry[]; hasOlder: boolean }> {
  const rows = await selectAuditEntriesAbout(db, schoolCode, subject).execute();
  const entries = rows.toSorted(newerFirst).slice(0, ABOUT_LENGTH).map(asEntry);
  return { entries, hasOlder: rows.length > ABOUT_LENGTH };
}

/** Those of one time by their ids. If the query did that, both engines would read the whole log by another index. */
const newerFirst = (one: { at: string; id: string }, other: { at: string; id: string }) =>
  other.at.localeCompare(one.at) || (one.id < other.id ? 1 : -1);

export const selectAuditEntriesAbout = (db: Db, schoolCode: string, subject: { type: string; id: string }) =>
  db
    .selectFrom('audit_entries')
    .selectAll()
    .where('school_code', '=', schoolCode)
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .orderBy('at', 'desc')
    .limit(ABOUT_LENGTH + 1);

/**
 * Everybody who ever did something, former staff included, under their latest name; and every kind of item
 * they changed.
 */
export async function listAuditFilters(db: Db, schoolCode: string) {
  const [people, kinds] = await Promise.all([
    db
      .selectFrom('audit_entries')
      .leftJoin('staff_users', (join) =>
        join
          .onRef('staff_users.school_code', '=', 'audit_entries.school_code')
          .onRef('staff_users.id', '=', 'audit_entries.staff_id'),
      )
      .select(['audit_entries.staff_id as id', 'staff_users.name as present'])
      .select((row) => row.fn.max('audit_entries.staff_name').as('past'))
      .where('audit_entries.school_code', '=', schoolCode)
      .groupBy(['audit_entries.staff_id', 'staff_users.name'])
      .execute(),
    db
      .selectFrom('audit_entries')
      .select('subject_type as kind')
      .distinct()
      .where('school_code', '=', schoolCode)
      .orderBy('subject_type')
      .execute(),
  ]);
  return {
    people: people
      .map(({ id, present, past }) => ({ id, name: present ?? past }))
      .sort((one, other) => one.name.localeCompare(other.name)),
    kinds: kinds.map(({ kind }) => kind),
  };
}

const asEntry = (row: Selectable<Schema['audit_entries']>): AuditEntry => ({
  id: row.id,
  at: row.at,
  by: row.staff_name,
  action: row.action,
  subject: { type: row.subject_type, id: row.subject_id, title: row.subject_title },
  before: parsed(row.before),
  after: parsed(row.after),
});

const parsed = (json: string | null) =>
  json === null ? null : (JSON.parse(json) as Record<string, unknown>);
