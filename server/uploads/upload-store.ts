import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { newId } from '#app/core/ids.ts';
import { limitParallel } from '#app/core/flow/limit-parallel.ts';
import {
  announceChunk,
  confirmChunk,
  deleteChunk,
  listLeftoverChunkKeys,
  listChunkKeys,
  listChunks,
} from '#app/features/gallery/photos/photos-chunks.server.ts';
import type { Services } from '#app/platform/services.ts';

/** How much unconfirmed data a client may lose, and how much memory one upload takes. */
const CHUNK_BYTES = 2 * 1024 * 1024;

const READ_AT_ONCE = 4;

/** Other processes may still use it for this long. */
const LEFT_ALONE_MS = 10 * 60_000;

type Deps = Pick<Services, 'database' | 'storage' | 'clock'> & { schoolCode: string };

/**
 * Uploads as rows and files that every replica finds: each chunk is a file with its own key, and has arrived once its
 * row exists.
 */
export class UploadStore extends DataStore {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    super();
    this.#deps = deps;
    // A length that is announced later is refused when the upload is created.
    this.extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination'];
  }

  override async getUpload(id: string): Promise<Upload> {
    const { database, schoolCode } = this.#deps;
    const db = database.writes;
    const row = await db
      .selectFrom('photo_uploads')
      .selectAll()
      .where('school_code', '=', schoolCode)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    const { album_id: albumId, name, batch, position, bytes } = row;
    const chunks = await listChunks(db, schoolCode, id);
    const offset = chunks.reduce((sum, chunk) => sum + chunk.bytes, 0);
    return new Upload({
      id,
      size: bytes,
      offset,
      metadata: { albumId, name, batch, place: String(position) },
    });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let at = offset;
    let received: Uint8Array[] = [];
    let size = 0;
    const keep = async () => {
      if (size === 0) return;
      const chunk = Buffer.concat(received);
      received = [];
      size = 0;
      await this.#storeChunk(id, at, chunk);
      at += chunk.length;
    };
    try {
      for await (const chunk of stream as AsyncIterable<Uint8Array>) {
        received.push(chunk);
        size += chunk.byteLength;
        if (size >= CHUNK_BYTES) await keep();
      }
    } finally {
      // Including what came before the connection broke.
      await keep();
    }
    return at;
  }

  async #storeChunk(uploadId: string, start: number, chunk: Buffer): Promise<void> {
    const { database, storage, clock, schoolCode } = this.#deps;
    const key = `${schoolCode}/uploads/${uploadId}/${newId()}.part`;
    await announceChunk(database.writes, {
      schoolCode,
      key,
      uploadId,
      start,
      bytes: chunk.length,
      now: clock(),
    });
    await storage.write(key, chunk);
    await confirmChunk(database.writes, schoolCode, key);
  }

  /** The whole file. Fails with ENOENT if a chunk was removed. */
  async read(id: string): Promise<Uint8Array> {
    const chunks = await listChunks(this.#deps.database.writes, this.#deps.schoolCode, id);
    const { run } = limitParallel(READ_AT_ONCE);
    const whole = Buffer.allocUnsafeSlow(chunks.reduce((sum, { bytes }) => sum + bytes, 0));
    // Each is copied into place as it is read: collecting all of them first would take the photo's memory
    // twice.
    await Promise.all(
      chunks.map(({ key, start }) =>
        run(async () => void whole.set(await this.#deps.storage.read(key), start)),
      ),
    );
    return whole;
  }

  override async remove(id: string): Promise<void> {
    await this.#removeAll(await listChunkKeys(this.#deps.database.writes, this.#deps.schoolCode, id));
  }

  /** Deletes what other uploads left behind: of a deleted album, of a dead process. */
  async removeOrphans(): Promise<void> {
    const before = new Date(this.#deps.clock().getTime() - LEFT_ALONE_MS);
    await this.#removeAll(
      await listLeftoverChunkKeys(this.#deps.database.writes, this.#deps.schoolCode, before),
    );
  }

  async #removeAll(keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#deps.storage.remove(key);
      await deleteChunk(this.#deps.database.writes, this.#deps.schoolCode, key);
    }
  }
}
