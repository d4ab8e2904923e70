import type { Acting } from '#app/access/acting.ts';
import { writeDown } from '#app/access/audit/record.server.ts';
import { ERASE_JOB, loosenAll } from '#app/media/files/loose-files.server.ts';
import {
  findUndoable,
  forgetReplaced,
  keepAddress,
  type WordsBefore,
} from '#app/media/files/replaced-files.server.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import { changeContent, type ContentChange } from '#app/publishing/content-change.ts';
import { changeInDrafts } from './change-drafts.server.ts';
import { type FileUse, listUses } from './file-uses.server.ts';
import { calledOf, findLibraryFile } from './library-file.server.ts';
import { touchOwners } from './touch-owners.server.ts';

export interface Undoing {
  mediaId: string;
  isForbidden: (uses: FileUse[]) => boolean;
  also: (change: ContentChange, uses: FileUse[]) => Promise<void>;
}

export type Undone =
  | { undone: true }
  | { missing: true }
  /** `over`: it is too late, or was done already. `in-use`: the old file was added again since, as another. */
  | { refused: 'over' | 'in-use' | 'forbidden'; other?: string };

/**
 * The file that was replaced last is back, with its words, at its own address. The one that had taken its place is
 * deleted at once: it may be what nobody was to see. Its address leads to the old one.
 */
export function undoReplacement(acting: Acting, asked: Undoing): Promise<Undone> {
  const { services, staff, now } = acting;
  const { schoolCode } = staff;
  const place = { schoolCode, mediaId: asked.mediaId };
  return changeContent(services.database.writes, schoolCode, now, async (change): Promise<Undone> => {
    const file = await findLibraryFile(change, place, { lock: true });
    if (!file) return { missing: true };
    const undoable = await findUndoable(change, { ...place, now });
    if (!undoable) return { refused: 'over' };
    const other = await findAtPath(change, undoable.path);
    if (other) return { refused: 'in-use', other };
    const uses = await listUses(change, place);
    if (asked.isForbidden(uses)) return { refused: 'forbidden' };

    const { file: before, words } = undoable.stored;
    await change.deleteFrom('replaced_files').where('path', '=', undoable.path).execute();
    await change
      .updateTable('media_files')
      .set({ ...before, unused_since: null })
      .where('id', '=', file.id)
      .execute();
    await keepAddress(change, { ...place, path: file.path }, { by: staff.name, now });
    await loosenAll(change, file, now);
    await enqueue(change, { schoolCode, kind: ERASE_JOB, payload: {}, now });
    if (words) await sayAsBefore(change, place, words);
    await touchOwners(change, uses, now);
    await asked.also(change, uses);
    await writeDown(change, {
      staff,
      now,
      action: 'undo-replacement',
      subject: { type: 'pictures', id: file.id, title: calledOf(before, uses) },
      before: { file: calledOf(file, uses) },
      after: { file: calledOf(before, uses), places: uses.length },
    });
    return { undone: true };
  });
}

/** Without waiting for its days: the file that was replaced is deleted now. False where there is none any more. */
export function deleteReplaced({ services, staff, now }: Acting, mediaId: string): Promise<boolean> {
  const place = { schoolCode: staff.schoolCode, mediaId };
  return changeContent(services.database.writes, staff.schoolCode, now, async (change) => {
    const file = await findLibraryFile(change, place, { lock: true });
    const undoable = file && (await findUndoable(change, { ...place, now }));
    if (!undoable) return false;
    await forgetReplaced(change, { mediaIds: [mediaId] }, now);
    await writeDown(change, {
      staff,
      now,
      action: 'delete-replaced',
      subject: { type: 'pictures', id: mediaId, title: calledOf(file, []) },
      before: { file: calledOf(undoable.stored.file, []) },
    });
    return true;
  });
}

async function findAtPath(change: ContentChange, path: string): Promise<string | undefined> {
  const row = await change
    .selectFrom('media_files')
    .select('id')
    .where((is) => is.or([is('path', '=', path), is('unturned_path', '=', path)]))
    .executeTakeFirst();
  return row?.id;
}

/** Where nobody has written anything else since. */
async function sayAsBefore(
  change: ContentChange,
  place: { schoolCode: string; mediaId: string },
  { since, attachments, drafts }: WordsBefore,
): Promise<void> {
  for (const { owner_type, owner_id, ...words } of attachments)
    await change
      .updateTable('attachments')
      .set(words)
      .where('media_id', '=', place.mediaId)
      .where('owner_type', '=', owner_type)
      .where('owner_id', '=', owner_id)
      .where('alt', '=', since)
      .execute();
  await changeInDrafts(change, place, (file, { type, id }) => {
    const before = drafts.find((draft) => draft.type === type && draft.id === id);
    return before && file.alt === since ? { ...file, alt: before.alt, sure: before.sure } : file;
  });
}
