import type { ContentType } from '#app/publishing/content-type.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { titleOf } from '#app/publishing/fields.ts';
import { noteDone } from '#app/publishing/drafts/presence.server.ts';
import { unpublish } from '#app/publishing/items/publish.server.ts';
import { deleteForGood, takeOutOfTrash, trash, undoTrash } from '#app/publishing/items/trash.server.ts';
import { writeDown } from '#app/access/audit/record.server.ts';
import { changeContent } from '#app/publishing/content-change.ts';
import type { Acting } from '#app/access/acting.ts';
import { bringForward } from './publish-due.server.ts';

const shelvings = {
  unpublish,
  trash,
  'undo-trash': undoTrash,
  restore: takeOutOfTrash,
  delete: deleteForGood,
};
export type Shelving = keyof typeof shelvings;

/** Off the site, into the trash, back again, out of it, or gone. False where that is so already, or nothing is there. */
export async function shelveItem(
  { services, staff, now }: Acting,
  type: ContentType,
  id: string,
  how: Shelving,
): Promise<boolean> {
  if (type.isComplete) return false;
  const place = { schoolCode: staff.schoolCode, id };
  const done = await changeContent(services.database.writes, staff.schoolCode, now, async (change) => {
    const copy = await findWorkingCopy(change, type, place, { lock: true });
    if (!copy || !(await shelvings[how](change, type, { ...place, now }))) return false;
    // The time of its change may have come while it lay there.
    if (how === 'undo-trash') await bringForward(change, { ...place, now, to: now });
    await noteDone(change, { type: type.name, id }, staff.id);
    await writeDown(change, {
      staff,
      now,
      action: how,
      subject: { type: type.name, id, title: titleOf(type, copy.fields) },
      // What is gone for good is told in full.
      ...(how === 'delete' && { before: copy.fields }),
    });
    return true;
  });
  // Files that nobody else uses go at once.
  if (done && how === 'delete') services.jobs.ring();
  return done;
}
