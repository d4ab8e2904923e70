import type { ContentType } from '#app/publishing/content-type.ts';
import { findWorkingCopy, titleOfCopy } from '#app/publishing/drafts/drafts.server.ts';
import { documentRef } from '#app/publishing/document-ref.ts';
import { clearEditing } from '#app/publishing/drafts/presence.server.ts';
import { undoUnpublish, unpublish } from '#app/publishing/items/publish.server.ts';
import { deleteForGood, takeOutOfTrash, trash, undoTrash } from '#app/publishing/items/trash.server.ts';
import { auditAction } from './audit-action.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import { bringForward } from './publish-due.server.ts';

const stateChanges = {
  unpublish,
  'undo-unpublish': undoUnpublish,
  trash,
  'undo-trash': undoTrash,
  restore: takeOutOfTrash,
  delete: deleteForGood,
};
export type StateChange = keyof typeof stateChanges;

/** Off the site, into the trash, back again, out of it, or gone. False where that is so already, or nothing is there. */
export async function changeItemState(
  { services, staff, now }: CommandContext,
  type: ContentType,
  id: string,
  how: StateChange,
): Promise<boolean> {
  const isAboutAll = how !== 'unpublish' && how !== 'undo-unpublish';
  if (type.translation ? isAboutAll : type.isSingleton) return false;
  const itemKey = { schoolCode: staff.schoolCode, id };
  const done = await changeContent(services.database.writes, staff.schoolCode, now, async (change) => {
    const copy = await findWorkingCopy(change, type, itemKey, { lock: true });
    if (!copy || !(await stateChanges[how](change, type, { ...itemKey, now }))) return false;
    // The time of its change may have come while it lay there.
    if (how === 'undo-trash') await bringForward(change, { ...itemKey, now, to: now });
    await clearEditing(change, documentRef(type, itemKey), staff.id);
    await recordAudit(change, {
      staff,
      now,
      action: auditAction(type, how),
      subject: { type: type.name, id, title: titleOfCopy(copy, copy.fields) },
      // What is gone for good is told in full.
      ...(how === 'delete' && { before: copy.fields }),
    });
    return true;
  });
  // Files that nobody else uses go at once.
  if (done && how === 'delete') services.jobs.notify();
  return done;
}
