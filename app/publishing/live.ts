import { sql } from 'kysely';
import { type ContentTable, contentTables } from '#app/platform/db/schema.ts';

/** What the public sees of a school at this moment. Every public query goes through this one predicate. */
export function liveNow(table: ContentTable, schoolCode: string, now: Date) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const instant = now.toISOString();
  return sql<boolean>`(${column('school_code')} = ${schoolCode} and ${column('deleted_at')} is null
    and ${column('status')} = 'published' and ${column('publish_from')} <= ${instant}
    and (${column('expire_at')} is null or ${column('expire_at')} > ${instant}))`;
}

/**
 * What the public sees of a school's files: only what something public shows. Asked of a row of `media_files`; true
 * where a released attachment belongs to a page or to an item that is live now.
 */
export function shownNow(schoolCode: string, now: Date) {
  const items = contentTables.map(
    (table) => sql`attachments.owner_type = ${sql.lit(table)} and exists (select 1 from ${sql.table(table)}
      where ${sql.ref(`${table}.id`)} = attachments.owner_id and ${liveNow(table, schoolCode, now)})`,
  );
  // The places of a school's pages are called `LFIS/hero-1`: a 0 comes right after a slash.
  const pages = sql`attachments.owner_type = 'pages' and attachments.owner_id > ${`${schoolCode}/`}
    and attachments.owner_id < ${`${schoolCode}0`}`;
  return sql<boolean>`(media_files.withdrawn_at is null and exists (select 1 from attachments
    where attachments.media_id = media_files.id and attachments.released = 1
    and (${sql.join(
      [...items, pages].map((owner) => sql`(${owner})`),
      sql` or `,
    )})))`;
}
