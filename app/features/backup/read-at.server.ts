import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

/** An archive that cannot be trusted, with the reason in plain words. */
export class DamagedArchive extends Error {}

/** An archive in another format than this version writes, with what to do in plain words. */
export class OtherFormat extends Error {}

export async function readAt(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  await fill(handle, start, bytes);
  return bytes;
}

async function fill(handle: FileHandle, start: number, bytes: Buffer): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesRead } = await handle.read(bytes, done, bytes.length - done, start + done);
    if (bytesRead === 0) throw new DamagedArchive('The end of the archive is missing.');
    done += bytesRead;
  }
}

const CHUNK_BYTES = 256 * 1024;

/** In chunks, with constant memory: a photo may be large, and there are many. */
export async function sha256At(handle: FileHandle, start: number, size: number): Promise<string> {
  const hash = createHash('sha256');
  const room = Buffer.alloc(Math.min(CHUNK_BYTES, size));
  for (let done = 0; done < size; done += CHUNK_BYTES) {
    const chunk = room.subarray(0, Math.min(CHUNK_BYTES, size - done));
    await fill(handle, start + done, chunk);
    hash.update(chunk);
  }
  return hash.digest('hex');
}
