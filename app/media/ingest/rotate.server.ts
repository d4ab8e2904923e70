import type { Transaction } from 'kysely';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Services } from '#app/platform/services.ts';
import { decodeWithinBudget, decodingCost, readHead } from './decoding-budget.server.ts';
import { ORIGINAL_JPEG, pathOf } from './ingest.server.ts';
import {
  leaseFile,
  releaseLease,
  recordUnreferenced,
  claimFile,
  tookTooLong,
} from '#app/media/files/unreferenced-files.server.ts';
import { saveOldPath } from '#app/media/files/replaced-files.server.ts';
import { drawPlaceholder } from './placeholder.server.ts';
import { measurePerceptualHash } from '#app/media/duplicates/measure-perceptual-hash.server.ts';
import { removeRenditionsOf } from '#app/media/renditions/remove-renditions.server.ts';
import { originalKey } from '#app/media/renditions/storage-keys.ts';
import { sharp } from './sharp.server.ts';

export interface Rotation {
  mediaId: string;
  /** Called in the transaction that records it; false where someone else was faster. */
  save(change: Transaction<Schema>): Promise<boolean>;
  /** Called after that transaction. */
  tidyUp(): Promise<void>;
  /** Called if there was no such transaction. */
  giveUp(): Promise<void>;
}

/**
 * A quarter turn to the right. Made from the uploaded file each time, so that no quality is lost; at its own address,
 * so that no cache shows the old one.
 */
export async function rotatePicture(
  { database, storage, clock }: Pick<Services, 'database' | 'storage' | 'clock'>,
  options: { schoolCode: string; mediaId: string },
): Promise<Rotation | undefined> {
  const file = await database.writes
    .selectFrom('media_files')
    .select(['id', 'path', 'unrotated_path', 'turn', 'width', 'height', 'content_type', 'focus_x', 'focus_y'])
    .where('id', '=', options.mediaId)
    .where('school_code', '=', options.schoolCode)
    .where('kind', '=', 'image')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!file) return undefined;
  const base = file.unrotated_path ?? file.path;
  const turn = (file.turn + 90) % 360;
  const source = await storage.read(originalKey(base));
  const isPng = file.content_type === 'image/png';
  const bytes = turn === 0 ? source : await rotateWithinBudget(source, turn, isPng);
  const path = turn === 0 ? base : pathOf(options.schoolCode, bytes, isPng ? 'png' : 'jpg');
  const head = await readHead(bytes);
  const { width, height } = head;
  const [blur, perceptualHash] = await decodeWithinBudget(decodingCost(head, SMALL_PIXELS), async () => [
    await drawPlaceholder(bytes),
    await measurePerceptualHash(bytes),
  ]);
  const { schoolCode } = options;
  const lease =
    turn === 0 ? undefined : await leaseFile(database, { path, schoolCode, width, height }, clock());
  const giveUp = async () => {
    if (lease) await releaseLease(database.writes, lease);
  };
  try {
    if (lease) await storage.write(originalKey(path), bytes);
  } catch (error) {
    await giveUp().catch(() => undefined);
    throw error;
  }
  return {
    mediaId: file.id,
    async save(change) {
      const row = await change
        .updateTable('media_files')
        .set({
          ...blur,
          perceptual_hash: perceptualHash,
          path,
          turn,
          unrotated_path: turn === 0 ? null : base,
          bytes: bytes.byteLength,
          width,
          height,
          ...rotatedFocus(file),
        })
        .where('school_code', '=', schoolCode)
        .where('id', '=', file.id)
        .where('path', '=', file.path)
        .where('withdrawn_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!row) return false;
      if (lease && !(await claimFile(change, lease))) throw tookTooLong();
      await saveOldPath(change, { ...options, path: file.path }, { by: '', now: clock() });
      if (file.path !== base) await recordUnreferenced(change, { ...file, schoolCode }, clock());
      return true;
    },
    giveUp,
    async tidyUp() {
      await removeRenditionsOf(storage, file.path);
      if (file.path !== base) await storage.remove(originalKey(file.path));
    },
  };
}

/** Larger than the copy that is measured. */
const SMALL_PIXELS = 100 * 100;

/** The top of the picture is now on the right. */
const rotatedFocus = ({ focus_x, focus_y }: { focus_x: number | null; focus_y: number | null }) => ({
  focus_x: focus_y === null ? null : 100 - focus_y,
  focus_y: focus_x,
});

async function rotateWithinBudget(source: Uint8Array, turn: number, isPng: boolean): Promise<Buffer> {
  const head = await readHead(source);
  const cost = decodingCost({ ...head, orientation: turn }, head.width * head.height);
  return decodeWithinBudget(cost, () => {
    const rotated = sharp(source).rotate(turn);
    return (isPng ? rotated.png() : rotated.jpeg(ORIGINAL_JPEG)).toBuffer();
  });
}
