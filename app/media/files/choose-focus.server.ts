import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { fileNameIn } from '#app/media/files/file-name.ts';
import { type Focus, focusOf, steppedFocus } from '#app/media/focus.ts';
import { planDeletingOldCrops } from '#app/media/renditions/old-crops-job.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { changeContent } from '#app/platform/content/content-change.ts';

export interface FocusPicture {
  mediaId: string;
  path: string;
  /** The name of the uploaded file; may be empty. */
  name: string;
  width: number;
  height: number;
  focus: Focus | undefined;
}

/** A picture of the school, to choose its focus point. */
export async function findFocusPicture(
  db: Db,
  { schoolCode, mediaId }: { schoolCode: string; mediaId: string },
): Promise<FocusPicture | undefined> {
  const row = await db
    .selectFrom('media_files')
    .select(['id as mediaId', 'path', 'name', 'width', 'height', 'focus_x', 'focus_y'])
    .where('id', '=', mediaId)
    .where('school_code', '=', schoolCode)
    .where('kind', '=', 'image')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { focus_x, focus_y, width, height, ...picture } = row;
  return { ...picture, width: width ?? 1, height: height ?? 1, focus: focusOf(focus_x, focus_y) };
}

/** A picture has one focus point wherever it is shown. False where there is no such picture. */
export async function chooseFocus(
  { services, staff, now }: CommandContext,
  { mediaId, focus }: { mediaId: string; focus: Focus | undefined },
): Promise<boolean> {
  const { schoolCode } = staff;
  const { writes } = services.database;
  const chosen = focus && steppedFocus(focus);
  const current = await findFocusPicture(writes, { schoolCode, mediaId });
  // Nothing changed, so there is no audit entry and no page to render again.
  if (!current || describe(current.focus) === describe(chosen)) return current !== undefined;
  return changeContent(writes, schoolCode, now, async (change) => {
    const picture = await change
      .updateTable('media_files')
      .set({ focus_x: chosen?.x ?? null, focus_y: chosen?.y ?? null })
      .where('id', '=', mediaId)
      .where('school_code', '=', schoolCode)
      .where('withdrawn_at', 'is', null)
      .returning(['id', 'name', 'path'])
      .executeTakeFirst();
    if (!picture) return false;
    await planDeletingOldCrops(change, { mediaId, now });
    await recordAudit(change, {
      staff,
      now,
      action: 'choose-focus',
      subject: { type: 'pictures', id: mediaId, title: picture.name || fileNameIn(picture.path) },
      before: { point: describe(current.focus) },
      after: { point: describe(chosen) },
    });
    return true;
  });
}

const describe = (focus: Focus | undefined) => (focus ? `${focus.x} % / ${focus.y} %` : '');
