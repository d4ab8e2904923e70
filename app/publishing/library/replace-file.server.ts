import { PROFILE } from '#app/platform/content/school-items.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { findMentioned } from '#app/media/files/file-mentions.server.ts';
import { saveOldPath, type WordsBefore } from '#app/media/files/replaced-files.server.ts';
import { ingestFile, type Refusal } from '#app/media/ingest/ingest.server.ts';
import { changeContent, type ContentChange } from '#app/platform/content/content-change.ts';
import { changeInDrafts } from './change-drafts.server.ts';
import { type FileUse, listUses } from './file-uses.server.ts';
import { displayNameOf, findLibraryFile, type MediaRow } from '../../media/files/library-file.server.ts';
import { touchItems } from './touch-items.server.ts';

export interface ReplaceFileOptions {
  mediaId: string;
  bytes: Uint8Array;
  name: string;
  /** The new alternative text, for every use; empty where each keeps its own. */
  words: string;
  /** More work in the same transaction. */
  also: (change: ContentChange, file: MediaRow, uses: FileUse[]) => Promise<void>;
}

export type ReplaceFileResult =
  | { replaced: number }
  | { missing: true }
  /** `in-use`: the new file is in the library already, and used. */
  | { refused: Refusal['refused'] | 'same' | 'other-kind' | 'in-use'; other?: string };

/**
 * Replaces a picture or document wherever it is used. It keeps its id, so items, drafts, versions and open forms show
 * the new one. Its address changes, so that no cache shows the old one; the old address leads to the new. The old file
 * is not public any more, and is kept for a few days so that this can be undone.
 */
export async function replaceFile(
  context: CommandContext,
  options: ReplaceFileOptions,
): Promise<ReplaceFileResult> {
  const { services, staff, now } = context;
  const { schoolCode } = staff;
  const { writes } = services.database;
  const fileRef = { schoolCode, mediaId: options.mediaId };
  const old = await findLibraryFile(writes, fileRef);
  if (!old) return { missing: true };
  const taken = await ingestFile(services, schoolCode, options.bytes, {
    ...(old.kind === 'image' && { only: 'image' }),
    sent: { name: options.name, by: staff.name },
  });
  if ('refused' in taken) return { refused: taken.refused };
  if (taken.mediaId === options.mediaId) return { refused: 'same' };

  return changeContent(writes, schoolCode, now, async (change): Promise<ReplaceFileResult> => {
    const file = await findLibraryFile(change, fileRef, { lock: true });
    const arrived = await findLibraryFile(change, { schoolCode, mediaId: taken.mediaId }, { lock: true });
    if (!file || !arrived) throw new NotReplaced({ missing: true });
    if (arrived.kind !== file.kind) throw new NotReplaced({ refused: 'other-kind' });
    if (await isUsed(change, arrived.id)) throw new NotReplaced({ refused: 'in-use', other: arrived.id });
    const uses = await listUses(change, fileRef);

    const { id: _, created_at: __, ...columns } = arrived;
    // Addresses that led to the new file lead to the replaced one now.
    for (const table of ['replaced_files', 'imported_files'] as const)
      await change
        .updateTable(table)
        .set({ media_id: file.id })
        .where('school_code', '=', schoolCode)
        .where('media_id', '=', arrived.id)
        .execute();
    await change
      .deleteFrom('media_files')
      .where('school_code', '=', schoolCode)
      .where('id', '=', arrived.id)
      .execute();
    const replaced = {
      ...columns,
      created_at: now.toISOString(),
      name: columns.name || file.name,
      unused_since: null,
      // The focus point was chosen for another picture.
      focus_x: null,
      focus_y: null,
    };
    await change
      .updateTable('media_files')
      .set(replaced)
      .where('school_code', '=', schoolCode)
      .where('id', '=', file.id)
      .execute();
    const words = options.words ? await setAltEverywhere(change, fileRef, options.words) : undefined;
    const { id: ___, school_code: ____, ...before } = file;
    await saveOldPath(
      change,
      { ...fileRef, path: file.path, unturnedPath: file.unrotated_path },
      { by: staff.name, now, stored: { file: before, words } },
    );
    await touchItems(change, uses, now);
    await options.also(change, { ...file, ...replaced }, uses);
    await recordAudit(change, {
      staff,
      now,
      action: 'replace-file',
      subject: { type: 'pictures', id: file.id, title: displayNameOf(file, uses) },
      before: { file: displayNameOf(file, uses) },
      after: {
        file: displayNameOf(replaced, []),
        places: uses.length,
        ...(options.words && { words: options.words }),
      },
    });
    return { replaced: uses.length };
  }).catch((error: unknown) => {
    if (error instanceof NotReplaced) return error.answer;
    throw error;
  });
}

/** Thrown, so that the transaction is rolled back. */
class NotReplaced extends Error {
  readonly answer: ReplaceFileResult;
  constructor(answer: ReplaceFileResult) {
    super();
    this.answer = answer;
  }
}

async function isUsed(change: ContentChange, mediaId: string): Promise<boolean> {
  const shown = await change
    .selectFrom('attachments')
    .select('media_id')
    .where('school_code', '=', change.schoolCode)
    .where('media_id', '=', mediaId)
    .limit(1)
    .executeTakeFirst();
  return shown !== undefined || (await findMentioned(change, change.schoolCode, new Set([mediaId]))).size > 0;
}

/** Returns the texts from before. */
async function setAltEverywhere(
  change: ContentChange,
  fileRef: { schoolCode: string; mediaId: string },
  words: string,
): Promise<WordsBefore> {
  const before: WordsBefore = { since: words, attachments: [], drafts: [] };
  // The logo has no alternative text of its own.
  before.attachments = await change
    .selectFrom('attachments')
    .select(['item_type', 'item_id', 'alt', 'alt_confirmed', 'decorative'])
    .where('school_code', '=', fileRef.schoolCode)
    .where('media_id', '=', fileRef.mediaId)
    .where('item_type', '!=', PROFILE)
    .execute();
  await change
    .updateTable('attachments')
    .set({ alt: words, alt_confirmed: 1, decorative: 0 })
    .where('school_code', '=', fileRef.schoolCode)
    .where('media_id', '=', fileRef.mediaId)
    .where('item_type', '!=', PROFILE)
    .execute();
  await changeInDrafts(change, fileRef, (file, { type, id }) => {
    before.drafts.push({ type, id, alt: file.alt, sure: file.sure });
    return { ...file, alt: words, sure: true };
  });
  return before;
}
