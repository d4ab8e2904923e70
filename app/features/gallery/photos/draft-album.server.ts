import type { Day } from '#app/core/days.ts';
import { addAlbum } from '#app/features/gallery/commands.server.ts';
import { writeDown } from '#app/access/audit/record.server.ts';
import type { Staff } from '#app/access/staff.ts';
import { changeContent } from '#app/publishing/content-change.ts';
import type { Services } from '#app/platform/services.ts';

interface Draft {
  id: string;
  title: string;
  date: Day;
  description: string;
}

/** An album that only the office sees. The same one asked for twice is one; nothing where the id is another's. */
export async function draftAlbum(
  services: Services,
  staff: Staff,
  now: Date,
  draft: Draft,
): Promise<string | undefined> {
  const { schoolCode } = staff;
  return changeContent(services.database.writes, schoolCode, now, async (change) => {
    const known = await change
      .selectFrom('albums')
      .select(['id', 'school_code', 'deleted_at'])
      .where('id', '=', draft.id)
      .executeTakeFirst();
    if (known) return known.school_code === schoolCode && !known.deleted_at ? known.id : undefined;
    await addAlbum(change, { ...draft, schoolCode, now, status: 'draft', photos: [] });
    const subject = { type: 'albums', id: draft.id, title: draft.title };
    await writeDown(change, { staff, now, action: 'create', subject, after: draft });
    return draft.id;
  });
}
