import { sql } from 'kysely';

/** What the public sees of a school at this moment. Every public query goes through this one predicate. */
export function liveNow({ name }: { name: string }, schoolCode: string, now: Date) {
  return sql<boolean>`(content_items.type = ${name} and ${isLive(schoolCode, now)})`;
}

/** The same for all content types at once. */
export function isLive(schoolCode: string, now: Date) {
  const instant = now.toISOString();
  return sql<boolean>`(content_items.school_code = ${schoolCode} and content_items.deleted_at is null
    and content_items.status = 'published' and content_items.publish_from <= ${instant}
    and (content_items.expire_at is null or content_items.expire_at > ${instant}))`;
}

/**
 * What the public sees of a school's files: those that a page or an item that is live now shows. A condition on a row
 * of `media_files`.
 */
export function shownNow(schoolCode: string, now: Date) {
  // The slots of a school's pages are called `LFIS/hero-1`; a 0 is the character after the slash.
  return sql<boolean>`(media_files.school_code = ${schoolCode} and media_files.withdrawn_at is null and exists (select 1 from attachments
    where attachments.school_code = ${schoolCode} and attachments.media_id = media_files.id
    and attachments.hidden = 0
    and (exists (select 1 from content_items where content_items.type = attachments.item_type
        and content_items.id = attachments.item_id and ${isLive(schoolCode, now)})
      or (attachments.item_type = 'pages' and attachments.item_id > ${`${schoolCode}/`}
        and attachments.item_id < ${`${schoolCode}0`}))))`;
}

/**
 * For a row of `content_drafts`. An item in the trash keeps its scheduled change, in case it is restored in time, but
 * the change is not published from there.
 */
export const draftNotInTrash = sql<boolean>`not exists (select 1 from content_items as thrown
  where thrown.school_code = content_drafts.school_code and thrown.type = item_type and thrown.id = item_id and thrown.deleted_at is not null)`;
