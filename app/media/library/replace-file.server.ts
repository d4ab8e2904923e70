import type { Acting } from '#app/access/acting.ts';
import { writeDown } from '#app/access/audit/record.server.ts';
import { ERASE_JOB } from '#app/media/files/erase-unused.server.ts';
import { findMentioned } from '#app/media/files/file-mentions.server.ts';
import { loosenAll } from '#app/media/files/withdraw.server.ts';
import { ingestFile, type Refusal } from '#app/media/ingest/ingest.server.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import { changeContent, type ContentChange } from '#app/publishing/content-change.ts';
import { changeInDrafts } from './change-drafts.server.ts';
import { type FileUse, listUses } from './file-uses.server.ts';
import { calledOf, findLibraryFile, type MediaRow } from './library-file.server.ts';
import { touchOwners } from './touch-owners.server.ts';

export interface Replacing {
  mediaId: string;
  bytes: Uint8Array;
  name: string;
  /** What the new picture shows, for every place; empty where each keeps what it says. */
  words: string;
  /** What else goes by it, in the same transaction. */
  also: (change: ContentChange, file: MediaRow, uses: FileUse[]) => Promise<void>;
}

export type Replaced =
  | { replaced: number }
  | { missing: true }
  /** `in-use`: the new one is in the library already, and shown elsewhere. */
  | { refused: Refusal['refused'] | 'same' | 'other-kind' | 'in-use'; other?: string };

/**
 * Puts another picture or paper in the place of one, wherever it is used. It keeps its id: items, working copies, versions
 * and forms that are open at this moment name it by that, and show the new one. Only its address is another, so that no
 * cache has the old one for it; what was there before is deleted.
 */
export async function replaceFile(acting: Acting, asked: Replacing): Promise<Replaced> {
  const { services, staff, now } = acting;
  const { schoolCode } = staff;
  const { writes } = services.database;
  const place = { schoolCode, mediaId: asked.mediaId };
  const old = await findLibraryFile(writes, place);
  if (!old) return { missing: true };
  const taken = await ingestFile(services, schoolCode, asked.bytes, {
    ...(old.kind === 'image' && { only: 'image' }),
    sent: { name: asked.name, by: staff.name },
  });
  if ('refused' in taken) return { refused: taken.refused };
  if (taken.mediaId === asked.mediaId) return { refused: 'same' };

  return changeContent(writes, schoolCode, now, async (change): Promise<Replaced> => {
    const file = await findLibraryFile(change, place, { lock: true });
    const arrived = await findLibraryFile(change, { schoolCode, mediaId: taken.mediaId }, { lock: true });
    if (!file || !arrived) throw new NotReplaced({ missing: true });
    if (arrived.kind !== file.kind) throw new NotReplaced({ refused: 'other-kind' });
    if (await isUsed(change, arrived.id)) throw new NotReplaced({ refused: 'in-use', other: arrived.id });
    const uses = await listUses(change, place);

    const { id: _, created_at: __, ...known } = arrived;
    await change.deleteFrom('media_files').where('id', '=', arrived.id).execute();
    const replaced = {
      ...known,
      created_at: now.toISOString(),
      name: known.name || file.name,
      unused_since: null,
      // The point was chosen in another picture.
      focus_x: null,
      focus_y: null,
    };
    await change.updateTable('media_files').set(replaced).where('id', '=', file.id).execute();
    await loosenAll(change, file, now);
    await enqueue(change, { schoolCode, kind: ERASE_JOB, payload: {}, now });
    if (asked.words) await sayEverywhere(change, place, asked.words);
    await touchOwners(change, uses, now);
    await asked.also(change, { ...file, ...replaced }, uses);
    await writeDown(change, {
      staff,
      now,
      action: 'replace-file',
      subject: { type: 'pictures', id: file.id, title: calledOf(file, uses) },
      before: { file: calledOf(file, uses) },
      after: {
        file: calledOf(replaced, []),
        places: uses.length,
        ...(asked.words && { words: asked.words }),
      },
    });
    return { replaced: uses.length };
  }).catch((error: unknown) => {
    if (error instanceof NotReplaced) return error.answer;
    throw error;
  });
}

/** Thrown, so that the transaction is given up. */
class NotReplaced extends Error {
  readonly answer: Replaced;
  constructor(answer: Replaced) {
    super();
    this.answer = answer;
  }
}

async function isUsed(change: ContentChange, mediaId: string): Promise<boolean> {
  const shown = await change
    .selectFrom('attachments')
    .select('media_id')
    .where('media_id', '=', mediaId)
    .limit(1)
    .executeTakeFirst();
  return shown !== undefined || (await findMentioned(change, new Set([mediaId]))).size > 0;
}

async function sayEverywhere(
  change: ContentChange,
  place: { schoolCode: string; mediaId: string },
  words: string,
): Promise<void> {
  await change
    .updateTable('attachments')
    .set({ alt: words, alt_confirmed: 1, decorative: 0 })
    .where('media_id', '=', place.mediaId)
    // The logo has no text of its own.
    .where('owner_id', '!=', `${place.schoolCode}/logo`)
    .execute();
  await changeInDrafts(change, place, (file) => ({ ...file, alt: words, sure: true }));
}
