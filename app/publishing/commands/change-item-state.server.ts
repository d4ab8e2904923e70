import type { ContentType } from '#app/publishing/content-type.ts';
import { findWorkingCopy, titleOfCopy } from '#app/publishing/drafts/drafts.server.ts';
import { documentRef } from '#app/publishing/document-ref.ts';
import { clearEditing } from '#app/publishing/drafts/presence.server.ts';
import { undoUnpublish, unpublish } from '#app/publishing/items/publish.server.ts';
import { deleteForGood, takeOutOfTrash, trash, undoTrash } from '#app/publishing/items/trash.server.ts';
import { auditedChange } from './audited-change.ts';
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

/**
 * Unpublishes, trashes, restores or deletes an item. False if that is its state already, or there is no such
 * item.
 */
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
    // Its scheduled time may have passed while it was in the trash.
    if (how === 'undo-trash') await bringForward(change, { ...itemKey, now, to: now });
    await clearEditing(change, documentRef(type, itemKey), staff.id);
    await recordAudit(change, {
      staff,
      now,
      subject: { type: type.name, id, title: titleOfCopy(copy, copy.fields) },
      // The audit keeps the full content of deleted items.
      ...auditedChange(type, how, how === 'delete' ? { before: copy.fields } : {}),
    });
    return true;
  });
  // Files that nothing else uses are deleted at once.
  if (done && how === 'delete') services.jobs.notify();
  return done;
}
