import { askThread, programBeside } from '#app/platform/threads/open-thread.ts';
import type { PictureHead } from '../decoding-budget.server.ts';

/** 12 megapixels take three seconds of processor time; on a busy machine ten times as long. */
const MAX_MS = 90_000;

/** The brands by which a file's first box names itself a HEIC. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);

export function hasHeicBrand(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 256));
  if (start.length < 16 || start.toString('latin1', 4, 8) !== 'ftyp') return false;
  const names = start.toString('latin1', 8, Math.min(start.length, start.readUInt32BE(0))).match(/.{4}/gs);
  // The second is a version.
  return (names ?? []).some((name, index) => index !== 1 && BRANDS.has(name));
}

export interface Unpacking {
  /** The limit of the decoder's own memory. */
  maxBytes: number;
  /** The memory during unpacking, and what remains of it afterwards. */
  cost: number;
  unpacked: number;
}

/** The thread and the decoder's program, for any picture. */
const ALWAYS = 40_000_000;
/** The decoder's initial memory, and one tile. */
const LEAST = 32_000_000;
const WHOLE_BYTES_A_PIXEL = 7;

/**
 * The memory that unpacking takes, estimated from the head; measured with the installed decoder (decision
 * 34). A tiled picture is unpacked one tile at a time. A file with a wrong head runs into the memory limit.
 */
export function planUnpacking(head: PictureHead, bytes: Uint8Array): Unpacking {
  const pixels = head.width * head.height;
  const atOnce = isTiled(bytes) ? 0 : pixels * WHOLE_BYTES_A_PIXEL * ((head.bitsPerSample ?? 8) > 8 ? 2 : 1);
  const maxBytes = LEAST + bytes.byteLength + Math.max(0, atOnce - LEAST / 2);
  const unpacked = pixels * (head.hasAlpha ? 4 : 3);
  return { maxBytes, unpacked, cost: ALWAYS + maxBytes + unpacked };
}

/** From the file's item list. */
function isTiled(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const list = file.indexOf('iinf', 0, 'latin1');
  return list >= 4 && file.subarray(list, list + file.readUInt32BE(list - 4)).includes('grid', 0, 'latin1');
}

/**
 * The picture as a PNG, made in its own thread: its memory is freed afterwards, nothing waits for it, and it has a time
 * limit. Throws for a file that it cannot read.
 */
export const unpackHeic = (
  bytes: Uint8Array,
  { maxBytes }: Pick<Unpacking, 'maxBytes'>,
  maxMs = MAX_MS,
): Promise<Uint8Array> =>
  askThread<Uint8Array>(
    programBeside(import.meta.url, 'heic-worker'),
    { bytes, maxBytes },
    { heapMb: 64, maxMs },
  );
