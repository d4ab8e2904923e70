import { crc32, deflateSync } from 'node:zlib';

/** The most that a stored block can hold. */
const BLOCK = 65_535;
const BASE = 65_521;

/**
 * Pixels as an uncompressed PNG: written line by line into one buffer, and read by sharp like any other, with
 * the colour profile, which raw pixels cannot carry.
 */
export function beginPng(
  { width, height, channels }: { width: number; height: number; channels: 3 | 4 },
  profile?: Uint8Array,
) {
  const rowBytes = 1 + width * channels;
  const start = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', headOf(width, height, channels)),
    ...(profile
      ? [chunk('iCCP', Buffer.concat([Buffer.from('ICC\0\0', 'latin1'), deflateSync(profile)]))]
      : []),
  ]);
  const stored = rowBytes * height;
  const packed = 2 + stored + 5 * Math.ceil(stored / BLOCK) + 4;
  const png = Buffer.alloc(start.length + 12 + packed + 12);
  start.copy(png);
  const body = start.length + 8;

  /** The position of this byte in the file: every block has five bytes before it. */
  const offsetOf = (at: number) => body + 2 + at + 5 * (Math.floor(at / BLOCK) + 1);

  return {
    /** Pixels of one line from this column on. */
    put(row: number, column: number, pixels: Uint8Array): void {
      let at = row * rowBytes + 1 + column * channels;
      for (let from = 0; from < pixels.length;) {
        const part = pixels.subarray(from, from + BLOCK - (at % BLOCK));
        png.set(part, offsetOf(at));
        from += part.length;
        at += part.length;
      }
    },
    end(): Buffer<ArrayBuffer> {
      png.writeUInt32BE(packed, start.length);
      png.write('IDAT', start.length + 4, 'latin1');
      png.writeUInt16BE(0x7801, body);
      let sums: [number, number] = [1, 0];
      for (let at = 0; at < stored; at += BLOCK) {
        const offset = offsetOf(at);
        const length = Math.min(BLOCK, stored - at);
        png[offset - 5] = at + length === stored ? 1 : 0;
        png.writeUInt16LE(length, offset - 4);
        png.writeUInt16LE(~length & 0xffff, offset - 2);
        sums = adler(sums, png.subarray(offset, offset + length));
      }
      const after = body + packed;
      png.writeUInt16BE(sums[1], after - 4);
      png.writeUInt16BE(sums[0], after - 2);
      png.writeUInt32BE(crc32(png.subarray(start.length + 4, after)), after);
      chunk('IEND', Buffer.alloc(0)).copy(png, after + 4);
      return png;
    },
  };
}

function headOf(width: number, height: number, channels: 3 | 4): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = channels === 4 ? 6 : 2;
  return head;
}

function chunk(name: string, content: Uint8Array): Buffer {
  const bytes = Buffer.alloc(12 + content.length);
  bytes.writeUInt32BE(content.length, 0);
  bytes.write(name, 4, 'latin1');
  bytes.set(content, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), 8 + content.length);
  return bytes;
}

function adler([low, high]: [number, number], bytes: Uint8Array): [number, number] {
  for (let at = 0; at < bytes.length;) {
    // As many as can be added before the sums exceed 32 bits.
    const end = Math.min(at + 5552, bytes.length);
    for (; at < end; at++) high += low += bytes[at]!;
    low %= BASE;
    high %= BASE;
  }
  return [low, high];
}
