import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import {
  WITHDRAWN_KEPT_DAYS,
  removeRenditions,
  restoreFile,
  withdrawFile,
} from '#app/media/files/withdraw.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import { changeInDrafts } from './change-drafts.server.ts';
import { type FileUse, listUses } from './file-uses.server.ts';
import { displayNameOf, findLibraryFile, type MediaRow } from '../../media/files/library-file.server.ts';
import { touchItems } from './touch-items.server.ts';

export interface WithdrawOptions {
  mediaId: string;
  /** The reason, for the office. */
  why: string;
  /** Whether this person may not withdraw it; checked in the transaction. */
  isForbidden: (uses: FileUse[]) => boolean;
}

export type WithdrawResult = { withdrawn: number } | { missing: true } | { forbidden: true };

/**
 * From this transaction on nothing shows this picture, and no working copy names it. It is not refused because of new
 * uses: they lose it too.
 */
export async function withdrawEverywhere(
  context: CommandContext,
  options: WithdrawOptions,
): Promise<WithdrawResult> {
  const { services, staff, now } = context;
  const { schoolCode } = staff;
  const fileRef = { schoolCode, mediaId: options.mediaId };
  const answer = await changeContent(
    services.database.writes,
    schoolCode,
    now,
    async (change): Promise<WithdrawResult> => {
      const file = await findLibraryFile(change, fileRef, { lock: true });
      if (file?.kind !== 'image') return { missing: true };
      const uses = await listUses(change, fileRef);
      if (options.isForbidden(uses)) return { forbidden: true };
      await withdrawFile(change, { ...fileRef, now, by: staff.name, why: options.why });
      await changeInDrafts(change, fileRef, () => undefined);
      await touchItems(change, uses, now);
      await recordAudit(change, {
        staff,
        now,
        action: 'withdraw-file',
        subject: { type: 'pictures', id: file.id, title: displayNameOf(file, uses) },
        before: { usedIn: uses.map(({ title, id }) => title || id) },
        ...(options.why && { after: { why: options.why } }),
      });
      return { withdrawn: uses.length };
    },
  );
  if ('withdrawn' in answer) await removeRenditions(services, schoolCode, options.mediaId);
  return answer;
}

/** A withdrawn picture is shown again where it was; false if it was deleted for good. */
export function undoWithdrawal({ services, staff, now }: CommandContext, mediaId: string): Promise<boolean> {
  const { schoolCode } = staff;
  return changeContent(services.database.writes, schoolCode, now, async (change) => {
    if (!(await restoreFile(change, { schoolCode, mediaId }))) return false;
    const fileRef = { schoolCode, mediaId };
    const [file, uses] = [await findLibraryFile(change, fileRef), await listUses(change, fileRef)];
    await touchItems(change, uses, now);
    await recordAudit(change, {
      staff,
      now,
      action: 'restore-file',
      subject: { type: 'pictures', id: mediaId, title: displayNameOf(file!, uses) },
      after: { usedIn: uses.map(({ title, id }) => title || id) },
    });
    return true;
  });
}

export interface WithdrawnPicture {
  mediaId: string;
  displayName: string;
  at: string;
  by: string;
  why: string;
  /** Until when it can be undone; undefined if it is deleted for good. */
  until: string | undefined;
}

export async function findWithdrawnPicture(
  db: Db,
  { schoolCode, mediaId }: { schoolCode: string; mediaId: string },
): Promise<WithdrawnPicture | undefined> {
  const file = await db
    .selectFrom('media_files')
    .select(['name', 'path', 'withdrawn_at', 'withdrawn_by', 'withdrawal_reason', 'erased_at'])
    .where('id', '=', mediaId)
    .where('school_code', '=', schoolCode)
    .where('withdrawn_at', 'is not', null)
    .executeTakeFirst();
  if (!file) return undefined;
  return { mediaId, displayName: displayNameOf(file, []), ...withdrawalOf(file)! };
}

type WithdrawnColumns = Pick<MediaRow, 'withdrawn_at' | 'withdrawn_by' | 'withdrawal_reason' | 'erased_at'>;

/** When, by whom and why it was withdrawn, and how long that can be undone; undefined if it was not. */
export function withdrawalOf(
  file: WithdrawnColumns,
): Omit<WithdrawnPicture, 'mediaId' | 'displayName'> | undefined {
  const { withdrawn_at: at, withdrawn_by: by, withdrawal_reason: why, erased_at } = file;
  if (at === null) return undefined;
  const until = new Date(Date.parse(at) + WITHDRAWN_KEPT_DAYS * 86_400_000).toISOString();
  return { at, by, why, until: erased_at === null ? until : undefined };
}
