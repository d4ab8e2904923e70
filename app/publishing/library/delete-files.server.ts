import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { ERASE_JOB, recordAllUnreferenced } from '#app/media/files/unreferenced-files.server.ts';
import { forgetAddresses } from '#app/media/files/replaced-files.server.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import { changeContent, type ContentChange } from '#app/platform/content/content-change.ts';
import { changeInDrafts } from './change-drafts.server.ts';
import { type FileUse, listUses } from './file-uses.server.ts';
import { displayNameOf, findLibraryFile, type MediaRow } from '../../media/files/library-file.server.ts';
import { touchItems } from './touch-items.server.ts';

export interface DeleteFileOptions<Refusal> {
  mediaId: string;
  /** The number of uses that the person saw; if there are more by now, they are asked again. */
  shownUses: number;
  /** Why it cannot be deleted, if so; checked in the transaction that would delete it. */
  refusal: (change: ContentChange, uses: FileUse[]) => Promise<Refusal | undefined>;
}

export type DeleteFileResult<Refusal> =
  { deleted: true } | { missing: true } | { changed: true } | { refused: Refusal };

/** For good: items and drafts that show it lose it, and older versions name a file that is gone. */
export function deleteFile<Refusal>(
  context: CommandContext,
  options: DeleteFileOptions<Refusal>,
): Promise<DeleteFileResult<Refusal>> {
  return changing(context, async (change): Promise<DeleteFileResult<Refusal>> => {
    const found = await findWithUses(change, context, options.mediaId);
    if (!found) return { missing: true };
    if (found.uses.length > options.shownUses) return { changed: true };
    const refused = await options.refusal(change, found.uses);
    if (refused) return { refused };
    await erase(change, context, found);
    return { deleted: true };
  });
}

/** Deletes those of these files that nothing shows and no working copy names. Returns how many. */
export function deleteUnused(context: CommandContext, mediaIds: string[]): Promise<number> {
  return changing(context, async (change) => {
    let deleted = 0;
    for (const mediaId of mediaIds) {
      const found = await findWithUses(change, context, mediaId);
      if (!found || found.uses.length > 0) continue;
      await erase(change, context, found);
      deleted += 1;
    }
    return deleted;
  });
}

const changing = <Answer>(
  { services, staff, now }: CommandContext,
  work: (change: ContentChange) => Promise<Answer>,
): Promise<Answer> => changeContent(services.database.writes, staff.schoolCode, now, work);

interface Found {
  file: MediaRow;
  uses: FileUse[];
}

/** Locked, so that nobody gives it to another item until the end. */
async function findWithUses(
  change: ContentChange,
  { staff: { schoolCode } }: CommandContext,
  mediaId: string,
): Promise<Found | undefined> {
  const file = await findLibraryFile(change, { schoolCode, mediaId }, { lock: true });
  return file && { file, uses: await listUses(change, { schoolCode, mediaId }) };
}

async function erase(
  change: ContentChange,
  { staff, now }: CommandContext,
  { file, uses }: Found,
): Promise<void> {
  const { schoolCode } = staff;
  await change
    .deleteFrom('attachments')
    .where('school_code', '=', schoolCode)
    .where('media_id', '=', file.id)
    .execute();
  await changeInDrafts(change, { schoolCode, mediaId: file.id }, () => undefined);
  await touchItems(change, uses, now);
  await forgetAddresses(change, { schoolCode, mediaIds: [file.id] }, now);
  await change
    .deleteFrom('media_files')
    .where('school_code', '=', schoolCode)
    .where('id', '=', file.id)
    .execute();
  await recordAllUnreferenced(change, file, now);
  await enqueue(change, { schoolCode, kind: ERASE_JOB, payload: {}, now });
  await recordAudit(change, {
    staff,
    now,
    action: 'delete-file',
    subject: { type: 'pictures', id: file.id, title: displayNameOf(file, uses) },
    before: { file: displayNameOf(file, uses), usedIn: uses.map(({ title, id }) => title || id) },
  });
}
