import type { Day } from '#app/core/time/days.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import type { Staff } from '#app/access/staff.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import type { Services } from '#app/platform/services.ts';
import { addItem } from '#app/publishing/items/add-item.server.ts';
import { albums } from '../content-type.ts';

interface Draft {
  id: string;
  title: string;
  date: Day;
  description: string;
}

/** Creates an album that only the office sees. Called twice with one id it is created once; nothing if it was deleted. */
export async function draftAlbum(
  services: Services,
  staff: Staff,
  now: Date,
  draft: Draft,
): Promise<string | undefined> {
  const { schoolCode } = staff;
  return changeContent(services.database.writes, schoolCode, now, async (change) => {
    const existing = await change
      .selectFrom('content_items')
      .select(['id', 'deleted_at'])
      .where('school_code', '=', schoolCode)
      .where('type', '=', albums.name)
      .where('id', '=', draft.id)
      .executeTakeFirst();
    if (existing) return existing.deleted_at ? undefined : existing.id;
    const { id, ...texts } = draft;
    await addItem(change, albums, { id, schoolCode, now, texts, isDraft: true });
    const subject = { type: albums.name, id: draft.id, title: draft.title };
    await recordAudit(change, { staff, now, action: 'create', subject, after: draft });
    return draft.id;
  });
}
