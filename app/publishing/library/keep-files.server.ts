import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { displayNameOf, findLibraryFile } from '../../media/files/library-file.server.ts';
import { listDraftMentions } from './file-uses.server.ts';

/** Keeps these files although nothing uses them, or no longer. Returns how many changed. */
export function keepFiles(
  { services, staff, now }: CommandContext,
  mediaIds: string[],
  isKept: boolean,
): Promise<number> {
  const { schoolCode } = staff;
  return services.database.writes.transaction().execute(async (transaction) => {
    let changed = 0;
    for (const mediaId of mediaIds) {
      const file = await findLibraryFile(transaction, { schoolCode, mediaId }, { lock: true });
      if (!file || (file.kept_at !== null) === isKept) continue;
      await transaction
        .updateTable('media_files')
        .set(
          isKept
            ? { kept_at: now.toISOString(), kept_by: staff.name, unused_since: null }
            : { kept_at: null, kept_by: '' },
        )
        .where('school_code', '=', schoolCode)
        .where('id', '=', mediaId)
        .execute();
      await recordAudit(transaction, {
        staff,
        now,
        action: isKept ? 'keep-file' : 'unkeep-file',
        subject: { type: 'pictures', id: mediaId, title: displayNameOf(file, []) },
      });
      changed += 1;
    }
    return changed;
  });
}

export interface FilesToDelete {
  files: number;
  /** The number that this person sent. */
  own: number;
  /** When the first of them was found unused. */
  since: string;
}

/** The files that will be deleted because nothing uses them; undefined if there are none. */
export async function findFilesToDelete(
  db: Db,
  { schoolCode, sentBy }: { schoolCode: string; sentBy: string },
): Promise<FilesToDelete | undefined> {
  const rows = await db
    .selectFrom('media_files')
    .select(['id', 'sent_by', 'unused_since'])
    .where('school_code', '=', schoolCode)
    .where('unused_since', 'is not', null)
    .where('kept_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    // Used again since the sweep found it unused.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('attachments')
            .select('media_id')
            .whereRef('attachments.school_code', '=', 'media_files.school_code')
            .whereRef('attachments.media_id', '=', 'media_files.id'),
        ),
      ),
    )
    .orderBy('unused_since')
    .execute();
  const inDrafts = rows.length > 0 ? await listDraftMentions(db, schoolCode) : new Map<string, unknown>();
  const files = rows.filter(({ id }) => !inDrafts.has(id));
  const [first] = files;
  return (
    first && {
      files: files.length,
      own: files.filter(({ sent_by }) => sent_by === sentBy).length,
      since: first.unused_since!,
    }
  );
}
