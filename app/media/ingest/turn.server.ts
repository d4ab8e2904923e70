import type { Transaction } from 'kysely';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Services } from '#app/platform/services.ts';
import { decodeWithinRoom, decodingCost, readHead } from './decoding-room.server.ts';
import { ORIGINAL_JPEG, pathOf } from './ingest.server.ts';
import { announceFile, letGoOf, loosen, nameFile, tookTooLong } from '#app/media/files/loose-files.server.ts';
import { keepAddress } from '#app/media/files/replaced-files.server.ts';
import { drawPlaceholder } from './placeholder.server.ts';
import { measureLikeness } from '#app/media/likeness/measure-likeness.server.ts';
import { originalKey, renditionKeys } from '#app/media/renditions/storage-keys.ts';
import { sharp } from './sharp.server.ts';

export interface Turned {
  mediaId: string;
  /** To be called in the transaction that tells of it; false where another was quicker. */
  write(change: Transaction<Schema>): Promise<boolean>;
  /** To be called once that has come to pass. */
  tidyUp(): Promise<void>;
  /** To be called if it has not. */
  giveUp(): Promise<void>;
}

/**
 * A quarter turn to the right. Made from the file as it was taken in, however often it was turned since, so that it
 * loses nothing; under an address of its own, so that no cache shows the old one.
 */
export async function turnPicture(
  { database, storage, clock }: Pick<Services, 'database' | 'storage' | 'clock'>,
  asked: { schoolCode: string; mediaId: string },
): Promise<Turned | undefined> {
  const file = await database.writes
    .selectFrom('media_files')
    .select(['id', 'path', 'unturned_path', 'turn', 'width', 'height', 'content_type', 'focus_x', 'focus_y'])
    .where('id', '=', asked.mediaId)
    .where('school_code', '=', asked.schoolCode)
    .where('kind', '=', 'image')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!file) return undefined;
  const base = file.unturned_path ?? file.path;
  const turn = (file.turn + 90) % 360;
  const source = await storage.read(originalKey(base));
  const isPng = file.content_type === 'image/png';
  const bytes = turn === 0 ? source : await turnWithinRoom(source, turn, isPng);
  const path = turn === 0 ? base : pathOf(asked.schoolCode, bytes, isPng ? 'png' : 'jpg');
  const head = await readHead(bytes);
  const { width, height } = head;
  const [blur, likeness] = await decodeWithinRoom(decodingCost(head, SMALL_PIXELS), async () => [
    await drawPlaceholder(bytes),
    await measureLikeness(bytes),
  ]);
  const { schoolCode } = asked;
  const hold =
    turn === 0 ? undefined : await announceFile(database, { path, schoolCode, width, height }, clock());
  const giveUp = async () => {
    if (hold) await letGoOf(database.writes, hold);
  };
  try {
    if (hold) await storage.write(originalKey(path), bytes);
  } catch (error) {
    await giveUp().catch(() => undefined);
    throw error;
  }
  return {
    mediaId: file.id,
    async write(change) {
      const row = await change
        .updateTable('media_files')
        .set({
          ...blur,
          likeness,
          path,
          turn,
          unturned_path: turn === 0 ? null : base,
          bytes: bytes.byteLength,
          width,
          height,
          ...turnedFocus(file),
        })
        .where('id', '=', file.id)
        .where('path', '=', file.path)
        .where('withdrawn_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!row) return false;
      if (hold && !(await nameFile(change, hold))) throw tookTooLong();
      await keepAddress(change, { ...asked, path: file.path }, { by: '', now: clock() });
      if (file.path !== base) await loosen(change, { ...file, schoolCode }, clock());
      return true;
    },
    giveUp,
    async tidyUp() {
      const gone = renditionKeys({ path: file.path, width: file.width ?? 0 });
      if (file.path !== base) gone.push(originalKey(file.path));
      await Promise.all(gone.map((key) => storage.remove(key)));
    },
  };
}

/** More than what a turned picture is looked at by. */
const SMALL_PIXELS = 100 * 100;

/** What was on top is at the right now. */
const turnedFocus = ({ focus_x, focus_y }: { focus_x: number | null; focus_y: number | null }) => ({
  focus_x: focus_y === null ? null : 100 - focus_y,
  focus_y: focus_x,
});

async function turnWithinRoom(source: Uint8Array, turn: number, isPng: boolean): Promise<Buffer> {
  const head = await readHead(source);
  const cost = decodingCost({ ...head, orientation: turn }, head.width * head.height);
  return decodeWithinRoom(cost, () => {
    const turned = sharp(source).rotate(turn);
    return (isPng ? turned.png() : turned.jpeg(ORIGINAL_JPEG)).toBuffer();
  });
}
