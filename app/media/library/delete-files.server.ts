import type { Acting } from '#app/access/acting.ts';
import { writeDown } from '#app/access/audit/record.server.ts';
import { ERASE_JOB, loosenAll } from '#app/media/files/loose-files.server.ts';
import { forgetAddresses } from '#app/media/files/replaced-files.server.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import { changeContent, type ContentChange } from '#app/publishing/content-change.ts';
import { changeInDrafts } from './change-drafts.server.ts';
import { type FileUse, listUses } from './file-uses.server.ts';
import { calledOf, findLibraryFile, type MediaRow } from './library-file.server.ts';
import { touchOwners } from './touch-owners.server.ts';

export interface Deleting<Refusal> {
  mediaId: string;
  /** How many uses whoever asks was shown; where there are more by now, they are asked again. */
  knownUses: number;
  /** Why it cannot go, if so; asked in the transaction that would delete it. */
  refusal: (change: ContentChange, uses: FileUse[]) => Promise<Refusal | undefined>;
  also: (change: ContentChange, uses: FileUse[]) => Promise<void>;
}

export type Deleted<Refusal> =
  { deleted: true } | { missing: true } | { changed: true } | { refused: Refusal };

/** For good: whatever shows it does without, and working copies too. An older version of an item names nothing then. */
export function deleteFile<Refusal>(acting: Acting, asked: Deleting<Refusal>): Promise<Deleted<Refusal>> {
  return changing(acting, async (change): Promise<Deleted<Refusal>> => {
    const found = await findWithUses(change, acting, asked.mediaId);
    if (!found) return { missing: true };
    if (found.uses.length > asked.knownUses) return { changed: true };
    const refused = await asked.refusal(change, found.uses);
    if (refused) return { refused };
    await asked.also(change, found.uses);
    await erase(change, acting, found);
    return { deleted: true };
  });
}

/** Of these, those that nothing shows and no working copy names. Tells how many went. */
export function deleteUnused(acting: Acting, mediaIds: string[]): Promise<number> {
  return changing(acting, async (change) => {
    let deleted = 0;
    for (const mediaId of mediaIds) {
      const found = await findWithUses(change, acting, mediaId);
      if (!found || found.uses.length > 0) continue;
      await erase(change, acting, found);
      deleted += 1;
    }
    return deleted;
  });
}

const changing = <Answer>(
  { services, staff, now }: Acting,
  work: (change: ContentChange) => Promise<Answer>,
): Promise<Answer> => changeContent(services.database.writes, staff.schoolCode, now, work);

interface Found {
  file: MediaRow;
  uses: FileUse[];
}

/** Until the end nobody can give it to another item. */
async function findWithUses(
  change: ContentChange,
  { staff: { schoolCode } }: Acting,
  mediaId: string,
): Promise<Found | undefined> {
  const file = await findLibraryFile(change, { schoolCode, mediaId }, { lock: true });
  return file && { file, uses: await listUses(change, { schoolCode, mediaId }) };
}

async function erase(change: ContentChange, { staff, now }: Acting, { file, uses }: Found): Promise<void> {
  const { schoolCode } = staff;
  await change.deleteFrom('attachments').where('media_id', '=', file.id).execute();
  await changeInDrafts(change, { schoolCode, mediaId: file.id }, () => undefined);
  await touchOwners(change, uses, now);
  await forgetAddresses(change, [file.id], now);
  await change.deleteFrom('media_files').where('id', '=', file.id).execute();
  await loosenAll(change, file, now);
  await enqueue(change, { schoolCode, kind: ERASE_JOB, payload: {}, now });
  await writeDown(change, {
    staff,
    now,
    action: 'delete-file',
    subject: { type: 'pictures', id: file.id, title: calledOf(file, uses) },
    before: { file: calledOf(file, uses), usedIn: uses.map(({ title, id }) => title || id) },
  });
}
