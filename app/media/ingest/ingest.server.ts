import type { DbOrTransaction } from '#app/platform/db/database.ts';
import { detectText } from '#app/media/files/detect-text.server.ts';
import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { newId } from '#app/core/ids.ts';
import { cleanText } from '#app/core/text/text-input.ts';
import type { Services } from '#app/platform/services.ts';
import { decodeWithinBudget, DECODING_BYTES, decodingCost, readHead } from './decoding-budget.server.ts';
import {
  leaseFile,
  releaseLease,
  claimFile,
  tookTooLong,
} from '#app/media/files/unreferenced-files.server.ts';
import { hasHeicBrand, planUnpacking, unpackHeic } from './heic/unpack-heic.server.ts';
import { MAX_PIXELS, sharp } from './sharp.server.ts';
import { originalKey } from '#app/media/renditions/storage-keys.ts';
import { measurePicture, type Measures } from './measure-picture.server.ts';

export const MAX_UPLOAD_BYTES = 40 * 1024 * 1024;
const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;
/** The longest side that is stored: enough for a lightbox at 8× on a phone. */
const LONGEST_SIDE = 4096;

/** Encoded line by line: optimised coding would save some 5 % and hold the whole picture in memory. */
export const ORIGINAL_JPEG = { quality: 88, optimiseCoding: false };

export type Refusal = {
  refused:
    | 'empty'
    | 'too-large'
    | 'unknown-type'
    | 'too-many-pixels'
    | 'too-large-unpacked'
    | 'heic'
    | 'unreadable'
    | 'withdrawn';
  /** In pixels, if that is the reason. */
  size?: { width: number; height: number };
};
export interface Ingested {
  mediaId: string;
  path: string;
  /** The school had exactly this file already. */
  wasThere?: true;
}

/** The original name, which a document keeps when it is saved, and the sender, whom only the studio shows. */
export interface FileOrigin {
  name: string;
  by: string;
}

type Deps = Pick<Services, 'database' | 'storage' | 'clock'>;

/**
 * Stores a file. Its type is detected from its content, never from its name. A picture is decoded and encoded again, so
 * nothing else of the sender's file (place, camera, hidden payload) is kept; the same bytes sent twice are one file.
 */
export async function ingestFile(
  deps: Deps,
  schoolCode: string,
  bytes: Uint8Array,
  { only, sent }: { only?: FileToStore['kind']; sent?: FileOrigin } = {},
): Promise<Ingested | Refusal> {
  if (bytes.byteLength === 0) return { refused: 'empty' };
  if (bytes.byteLength > MAX_UPLOAD_BYTES) return { refused: 'too-large' };
  const sourceSha256 = sha256(bytes);
  const existing = await findBySource(deps, schoolCode, sourceSha256);
  if (existing?.withdrawn) return { refused: 'withdrawn' };
  if (existing && only && existing.kind !== only) return { refused: 'unknown-type' };
  // A file that was lost from the storage is put back by sending it again.
  if (existing && (await deps.storage.size(originalKey(existing.path))) !== undefined) {
    return {
      mediaId: await markUsedAgain(deps.database.writes, schoolCode, existing.mediaId),
      path: existing.path,
      wasThere: true,
    };
  }

  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === 'application/pdf' && only !== 'image') {
    if (bytes.byteLength > MAX_DOCUMENT_BYTES) return { refused: 'too-large' };
    return store(
      deps,
      schoolCode,
      sourceSha256,
      {
        bytes,
        kind: 'document',
        contentType: type.mime,
        ending: 'pdf',
        hasText: await detectText(bytes),
      },
      sent,
    );
  }
  if (only === 'document') return { refused: 'unknown-type' };
  const isHeic = hasHeicBrand(bytes) && type?.mime !== 'image/avif';
  if (!isHeic && !(type && PICTURE_TYPES.has(type.mime))) return { refused: 'unknown-type' };
  const picture = await readPicture(bytes);
  if (!('refused' in picture)) return store(deps, schoolCode, sourceSha256, picture, sent);
  return isHeic && picture.refused === 'unreadable' ? { refused: 'heic' } : picture;
}

const PICTURE_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** Stores a JPEG that is part of the software: its measures are in the source, so it need not be decoded. */
export const storeMeasured = (
  deps: Deps,
  schoolCode: string,
  bytes: Uint8Array,
  measures: Measures,
  sent?: FileOrigin,
) =>
  store(
    deps,
    schoolCode,
    sha256(bytes),
    { bytes, kind: 'image', contentType: 'image/jpeg', ending: 'jpg', ...measures },
    sent,
  );

interface FileToStore extends Partial<Measures> {
  bytes: Uint8Array;
  kind: 'image' | 'document';
  contentType: string;
  ending: 'jpg' | 'png' | 'pdf';
  /** For documents. */
  hasText?: 'yes' | 'no' | 'unknown';
}

async function readPicture(bytes: Uint8Array): Promise<FileToStore | Refusal> {
  try {
    const head = await readHead(bytes);
    const { width, height, hasAlpha } = head;
    if (width * height > MAX_PIXELS) return { refused: 'too-many-pixels', size: { width, height } };
    const shrink = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    const outPixels = width * height * shrink ** 2;
    const unpacking = head.compression === 'hevc' ? planUnpacking(head, bytes) : undefined;
    const cost = unpacking
      ? Math.max(unpacking.cost, unpacking.unpacked + decodingCost({ ...head, format: 'png' }, outPixels))
      : decodingCost(head, outPixels);
    if (cost > DECODING_BYTES) return { refused: 'too-large-unpacked', size: { width, height } };
    return await decodeWithinBudget(cost, async () =>
      reencode(unpacking ? await unpackHeic(bytes, unpacking) : bytes, hasAlpha),
    );
  } catch {
    // sharp throws plain errors: a file that it cannot read is the sender's fault, not an outage.
    return { refused: 'unreadable' };
  }
}

async function reencode(bytes: Uint8Array, hasAlpha: boolean): Promise<FileToStore> {
  const upright = sharp(bytes)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  const encoded = hasAlpha ? upright.png() : upright.jpeg(ORIGINAL_JPEG);
  const data = await encoded.toBuffer();
  return {
    bytes: data,
    kind: 'image',
    contentType: hasAlpha ? 'image/png' : 'image/jpeg',
    ending: hasAlpha ? 'png' : 'jpg',
    ...(await measurePicture(data)),
  };
}

async function store(
  deps: Deps,
  schoolCode: string,
  sourceSha256: string,
  file: FileToStore,
  sent: FileOrigin = { name: '', by: '' },
): Promise<Ingested | Refusal> {
  const { database, storage } = deps;
  const now = deps.clock();
  const path = pathOf(schoolCode, file.bytes, file.ending);
  // The same picture from another file: a withdrawn one cannot be brought back by adding a byte to it.
  if ((await findByPath(database.writes, schoolCode, path))?.withdrawn) return { refused: 'withdrawn' };
  const { width = null, height = null } = file;
  const lease = await leaseFile(database, { path, schoolCode, width, height }, now);
  try {
    // The file comes first, so that a row never points at nothing.
    await storage.write(originalKey(path), file.bytes);
    return await database.writes.transaction().execute(async (transaction) => {
      const isNamedByUs = await claimFile(transaction, lease);
      const existing = await findByPath(transaction, schoolCode, path);
      if (existing?.withdrawn) throw new WithdrawnMeanwhile();
      if (!existing && !isNamedByUs) throw tookTooLong();
      if (existing)
        return {
          mediaId: await markUsedAgain(transaction, schoolCode, existing.mediaId),
          path: existing.path,
          wasThere: true,
        };
      const row = { id: newId(), school_code: schoolCode, path, source_sha256: sourceSha256 };
      await transaction
        .insertInto('media_files')
        .values({
          ...row,
          kind: file.kind,
          content_type: file.contentType,
          bytes: file.bytes.byteLength,
          width,
          height,
          thumbhash: file.thumbhash ?? null,
          placeholder: file.placeholder ?? null,
          created_at: now.toISOString(),
          withdrawn_at: null,
          sharpness: file.sharpness ?? null,
          perceptual_hash: file.perceptualHash ?? null,
          has_text: file.hasText ?? null,
          name: fileName(sent.name),
          sent_by: sent.by.slice(0, 200),
        })
        .execute();
      return { mediaId: row.id, path };
    });
  } catch (error) {
    await releaseLease(database.writes, lease).catch(() => undefined);
    if (error instanceof WithdrawnMeanwhile) return { refused: 'withdrawn' };
    throw error;
  }
}

class WithdrawnMeanwhile extends Error {}

async function findByPath(db: DbOrTransaction, schoolCode: string, path: string) {
  const row = await db
    .selectFrom('media_files')
    .select(['id as mediaId', 'path', 'withdrawn_at'])
    .where('school_code', '=', schoolCode)
    .where((is) => is.or([is('path', '=', path), is('unrotated_path', '=', path)]))
    .executeTakeFirst();
  return row && { ...row, withdrawn: row.withdrawn_at !== null };
}

async function findBySource(
  deps: Deps,
  schoolCode: string,
  sourceSha256: string,
): Promise<(Ingested & { kind: FileToStore['kind']; withdrawn: boolean }) | undefined> {
  const row = await deps.database.reads
    .selectFrom('media_files')
    .select(['id', 'path', 'kind', 'withdrawn_at'])
    .where('school_code', '=', schoolCode)
    .where('source_sha256', '=', sourceSha256)
    .executeTakeFirst();
  return row && { mediaId: row.id, path: row.path, kind: row.kind, withdrawn: row.withdrawn_at !== null };
}

/** If it is uploaded again, the sweep must not delete it before the form is saved. */
async function markUsedAgain(db: DbOrTransaction, schoolCode: string, mediaId: string): Promise<string> {
  await db
    .updateTable('media_files')
    .set({ unused_since: null })
    .where('school_code', '=', schoolCode)
    .where('id', '=', mediaId)
    .where('unused_since', 'is not', null)
    .execute();
  return mediaId;
}

/** The last part of a path, without characters that a name cannot have. */
const fileName = (name: string) =>
  Array.from(cleanText(name.slice(0, 1000)).replaceAll(/^.*[/\\]|[\t\n]/gs, ''))
    .slice(0, 120)
    .join('');

/** A path without the sender's file name; each content has its own. */
export const pathOf = (schoolCode: string, bytes: Uint8Array, ending: FileToStore['ending']) =>
  `${schoolCode}/public/Images/${sha256(bytes).slice(0, 32)}.${ending}`;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
