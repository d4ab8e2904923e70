import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { ERASE_JOB, recordAllUnreferenced } from '#app/media/files/unreferenced-files.server.ts';
import {
  findUndoable,
  forgetReplaced,
  saveOldPath,
  type WordsBefore,
} from '#app/media/files/replaced-files.server.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import { changeContent, type ContentChange } from '#app/platform/content/content-change.ts';
import { changeInDrafts } from './change-drafts.server.ts';
import { type FileUse, listUses } from './file-uses.server.ts';
import { displayNameOf, findLibraryFile } from '../../media/files/library-file.server.ts';
import { touchItems } from './touch-items.server.ts';

export interface UndoReplacementOptions {
  mediaId: string;
  isForbidden: (uses: FileUse[]) => boolean;
}

export type UndoReplacementResult =
  | { undone: true }
  | { missing: true }
  /** `over`: it is too late, or already undone. `in-use`: the old file was added again since, as another. */
  | { refused: 'over' | 'in-use' | 'forbidden'; other?: string };

/**
 * Restores the previous file, with its texts, at its own address. The new one is deleted at once, because it
 * may be a picture that nobody should see. Its address leads to the restored one.
 */
export function undoReplacement(
  context: CommandContext,
  options: UndoReplacementOptions,
): Promise<UndoReplacementResult> {
  const { services, staff, now } = context;
  const { schoolCode } = staff;
  const fileRef = { schoolCode, mediaId: options.mediaId };
  return changeContent(
    services.database.writes,
    schoolCode,
    now,
    async (change): Promise<UndoReplacementResult> => {
      const file = await findLibraryFile(change, fileRef, { lock: true });
      if (!file) return { missing: true };
      const undoable = await findUndoable(change, { ...fileRef, now });
      if (!undoable) return { refused: 'over' };
      const other = await findAtPath(change, undoable.path);
      if (other) return { refused: 'in-use', other };
      const uses = await listUses(change, fileRef);
      if (options.isForbidden(uses)) return { refused: 'forbidden' };

      const { file: before, words } = undoable.stored;
      await change
        .deleteFrom('replaced_files')
        .where('school_code', '=', schoolCode)
        .where('path', '=', undoable.path)
        .execute();
      await change
        .updateTable('media_files')
        .set({ ...before, unused_since: null })
        .where('school_code', '=', schoolCode)
        .where('id', '=', file.id)
        .execute();
      await saveOldPath(change, { ...fileRef, path: file.path }, { by: staff.name, now });
      await recordAllUnreferenced(change, file, now);
      await enqueue(change, { schoolCode, kind: ERASE_JOB, payload: {}, now });
      if (words) await restoreAlt(change, fileRef, words);
      await touchItems(change, uses, now);
      await recordAudit(change, {
        staff,
        now,
        action: 'undo-replacement',
        subject: { type: 'pictures', id: file.id, title: displayNameOf(before, uses) },
        before: { file: displayNameOf(file, uses) },
        after: { file: displayNameOf(before, uses), places: uses.length },
      });
      return { undone: true };
    },
  );
}

/** Deletes the replaced file now, without waiting. False if there is none any more. */
export function deleteReplaced({ services, staff, now }: CommandContext, mediaId: string): Promise<boolean> {
  const fileRef = { schoolCode: staff.schoolCode, mediaId };
  return changeContent(services.database.writes, staff.schoolCode, now, async (change) => {
    const file = await findLibraryFile(change, fileRef, { lock: true });
    const undoable = file && (await findUndoable(change, { ...fileRef, now }));
    if (!undoable) return false;
    await forgetReplaced(change, { schoolCode: staff.schoolCode, mediaIds: [mediaId] }, now);
    await recordAudit(change, {
      staff,
      now,
      action: 'delete-replaced',
      subject: { type: 'pictures', id: mediaId, title: displayNameOf(file, []) },
      before: { file: displayNameOf(undoable.stored.file, []) },
    });
    return true;
  });
}

async function findAtPath(change: ContentChange, path: string): Promise<string | undefined> {
  const row = await change
    .selectFrom('media_files')
    .select('id')
    .where('school_code', '=', change.schoolCode)
    .where((is) => is.or([is('path', '=', path), is('unrotated_path', '=', path)]))
    .executeTakeFirst();
  return row?.id;
}

/** Only where the text was not changed since. */
async function restoreAlt(
  change: ContentChange,
  fileRef: { schoolCode: string; mediaId: string },
  { since, attachments, drafts }: WordsBefore,
): Promise<void> {
  for (const { item_type, item_id, ...words } of attachments)
    await change
      .updateTable('attachments')
      .set(words)
      .where('school_code', '=', fileRef.schoolCode)
      .where('media_id', '=', fileRef.mediaId)
      .where('item_type', '=', item_type)
      .where('item_id', '=', item_id)
      .where('alt', '=', since)
      .execute();
  await changeInDrafts(change, fileRef, (file, { type, id }) => {
    const before = drafts.find((draft) => draft.type === type && draft.id === id);
    return before && file.alt === since ? { ...file, alt: before.alt, sure: before.sure } : file;
  });
}
