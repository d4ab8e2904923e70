import type { Acting } from '#app/access/acting.ts';
import { writeDown } from '#app/access/audit/record.server.ts';
import {
  KEPT_ASIDE_DAYS,
  removeRenditions,
  restoreFile,
  withdrawFile,
} from '#app/media/files/withdraw.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { changeContent, type ContentChange } from '#app/publishing/content-change.ts';
import { changeInDrafts } from './change-drafts.server.ts';
import { type FileUse, listUses } from './file-uses.server.ts';
import { calledOf, findLibraryFile, type MediaRow } from './library-file.server.ts';
import { touchOwners } from './touch-owners.server.ts';

export interface Withdrawing {
  mediaId: string;
  /** For the office, who wonders later. */
  why: string;
  /** It is not for this person to take away; asked in the transaction that would. */
  isForbidden: (uses: FileUse[]) => boolean;
  also: (change: ContentChange, uses: FileUse[]) => Promise<void>;
}

export type Withdrawal = { withdrawn: number } | { missing: true } | { forbidden: true };

/**
 * Nothing shows this picture any more from this transaction on, and no working copy names it. Nobody who asks for that is
 * kept waiting: what has come to show it meanwhile loses it, too.
 */
export async function withdrawEverywhere(acting: Acting, asked: Withdrawing): Promise<Withdrawal> {
  const { services, staff, now } = acting;
  const { schoolCode } = staff;
  const place = { schoolCode, mediaId: asked.mediaId };
  const answer = await changeContent(
    services.database.writes,
    schoolCode,
    now,
    async (change): Promise<Withdrawal> => {
      const file = await findLibraryFile(change, place, { lock: true });
      if (file?.kind !== 'image') return { missing: true };
      const uses = await listUses(change, place);
      if (asked.isForbidden(uses)) return { forbidden: true };
      await withdrawFile(change, { ...place, now, by: staff.name, why: asked.why });
      await changeInDrafts(change, place, () => undefined);
      await touchOwners(change, uses, now);
      await asked.also(change, uses);
      await writeDown(change, {
        staff,
        now,
        action: 'withdraw-file',
        subject: { type: 'pictures', id: file.id, title: calledOf(file, uses) },
        before: { usedIn: uses.map(({ title, id }) => title || id) },
        ...(asked.why && { after: { why: asked.why } }),
      });
      return { withdrawn: uses.length };
    },
  );
  if ('withdrawn' in answer) await removeRenditions(services, asked.mediaId);
  return answer;
}

/** What was withdrawn is shown again where it was; false where it was deleted for good meanwhile. */
export function undoWithdrawal({ services, staff, now }: Acting, mediaId: string): Promise<boolean> {
  const { schoolCode } = staff;
  return changeContent(services.database.writes, schoolCode, now, async (change) => {
    if (!(await restoreFile(change, { schoolCode, mediaId }))) return false;
    const place = { schoolCode, mediaId };
    const [file, uses] = [await findLibraryFile(change, place), await listUses(change, place)];
    await touchOwners(change, uses, now);
    await writeDown(change, {
      staff,
      now,
      action: 'restore-file',
      subject: { type: 'pictures', id: mediaId, title: calledOf(file!, uses) },
      after: { usedIn: uses.map(({ title, id }) => title || id) },
    });
    return true;
  });
}

export interface WithdrawnPicture {
  mediaId: string;
  called: string;
  at: string;
  by: string;
  why: string;
  /** Until when it can be undone; nothing where it is deleted for good. */
  until: string | undefined;
}

export async function findWithdrawnPicture(
  db: Db,
  { schoolCode, mediaId }: { schoolCode: string; mediaId: string },
): Promise<WithdrawnPicture | undefined> {
  const file = await db
    .selectFrom('media_files')
    .select(['name', 'path', 'withdrawn_at', 'withdrawn_by', 'withdrawn_why', 'erased_at'])
    .where('id', '=', mediaId)
    .where('school_code', '=', schoolCode)
    .where('withdrawn_at', 'is not', null)
    .executeTakeFirst();
  if (!file) return undefined;
  return { mediaId, called: calledOf(file, []), ...withdrawalOf(file)! };
}

type WithdrawnColumns = Pick<MediaRow, 'withdrawn_at' | 'withdrawn_by' | 'withdrawn_why' | 'erased_at'>;

/** When it was withdrawn, by whom and why, and how long that can be undone; nothing of what was not. */
export function withdrawalOf(
  file: WithdrawnColumns,
): Omit<WithdrawnPicture, 'mediaId' | 'called'> | undefined {
  const { withdrawn_at: at, withdrawn_by: by, withdrawn_why: why, erased_at } = file;
  if (at === null) return undefined;
  const until = new Date(Date.parse(at) + KEPT_ASIDE_DAYS * 86_400_000).toISOString();
  return { at, by, why, until: erased_at === null ? until : undefined };
}
