import { promisify } from 'node:util';
import { constants, crc32, createDeflateRaw, deflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';
import { type Entry, chunksOf } from '../entry.ts';

const deflate = promisify(deflateRaw);

/** Compressed already, so compressing again saves nothing. */
const PACKED = /\.(jpe?g|png|webp|avif|pdf|zip)$/i;

const STORED = 0;
const DEFLATED = 8;
/**
 * Bit 11: names are UTF-8. Bit 3: checksum and sizes follow the content, because they are not known before
 * it.
 */
const UTF8_NAME = 0x0800;
const SIZES_AFTER = 0x0008;
/** Version 4.5 of the format supports sizes and offsets beyond 4 GB. */
const VERSION = 45;
const MAX_32 = 0xffff_ffff;
const MAX_16 = 0xffff;

interface ZipEntry {
  name: Buffer;
  method: number;
  flags: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/**
 * A ZIP file as a stream: a slow reader slows down the sources, and a reader that stops ends them. Only the
 * list of entries stays in memory until the end.
 */
export async function* zipStream(entries: AsyncIterable<Entry>, madeAt: Date): AsyncGenerator<Uint8Array> {
  const time = dosTime(madeAt);
  const directory: Buffer[] = [];
  let count = 0;
  let offset = 0;
  for await (const { name: path, body } of entries) {
    const name = Buffer.from(path, 'utf8');
    const method = PACKED.test(path) ? STORED : DEFLATED;
    let entry: ZipEntry;
    if (body instanceof Uint8Array) {
      const content = method === STORED ? body : await deflate(body);
      entry = {
        name,
        method,
        offset,
        flags: UTF8_NAME,
        crc: crc32(body),
        packed: content.byteLength,
        size: body.byteLength,
      };
      const header = localHeader(entry, time);
      yield header;
      yield content;
      offset += header.length + content.byteLength;
    } else {
      entry = {
        name,
        method: DEFLATED,
        offset,
        flags: UTF8_NAME | SIZES_AFTER,
        crc: 0,
        packed: 0,
        size: 0,
      };
      const header = localHeader(entry, time);
      yield header;
      for await (const chunk of packing(body, entry)) yield chunk;
      const behind = sizesAfter(entry);
      yield behind;
      offset += header.length + entry.packed + behind.length;
    }
    directory.push(directoryEntry(entry, time));
    count++;
  }
  const directoryStart = offset;
  for (const directoryItem of directory) {
    yield directoryItem;
    offset += directoryItem.length;
  }
  yield endOf({ count, directoryStart, bytes: offset - directoryStart });
}

async function* packing(body: AsyncIterable<Uint8Array>, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const source = Readable.from(counted(body, entry), { objectMode: true });
  const packer = createDeflateRaw({ level: constants.Z_DEFAULT_COMPRESSION });
  source.on('error', (error) => packer.destroy(error));
  try {
    for await (const chunk of source.pipe(packer)) {
      entry.packed += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
  } finally {
    source.destroy();
    packer.destroy();
  }
}

async function* counted(body: AsyncIterable<Uint8Array>, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunksOf(body)) {
    entry.crc = crc32(chunk, entry.crc);
    entry.size += chunk.byteLength;
    yield chunk;
  }
}

/** No single file reaches 4 GB: files in memory are far smaller, and streamed ones are lists of enquiries. */
function localHeader({ name, method, flags, crc, packed, size }: ZipEntry, time: number): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x0403_4b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(method, 8);
  head.writeUInt32LE(time, 10);
  head.writeUInt32LE(crc, 14);
  head.writeUInt32LE(packed, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function sizesAfter({ crc, packed, size }: ZipEntry): Buffer {
  const behind = Buffer.alloc(16);
  behind.writeUInt32LE(0x0807_4b50, 0);
  behind.writeUInt32LE(crc, 4);
  behind.writeUInt32LE(packed, 8);
  behind.writeUInt32LE(size, 12);
  return behind;
}

function directoryEntry({ name, method, flags, crc, packed, size, offset }: ZipEntry, time: number): Buffer {
  const isFar = offset >= MAX_32;
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x0201_4b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  head.writeUInt16LE(flags, 8);
  head.writeUInt16LE(method, 10);
  head.writeUInt32LE(time, 12);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(isFar ? 12 : 0, 30);
  head.writeUInt32LE(isFar ? MAX_32 : offset, 42);
  if (!isFar) return Buffer.concat([head, name]);
  const far = Buffer.alloc(12);
  far.writeUInt16LE(0x0001, 0);
  far.writeUInt16LE(8, 2);
  far.writeBigUInt64LE(BigInt(offset), 4);
  return Buffer.concat([head, name, far]);
}

function endOf({
  count,
  directoryStart,
  bytes,
}: {
  count: number;
  directoryStart: number;
  bytes: number;
}): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(count, MAX_16), 8);
  end.writeUInt16LE(Math.min(count, MAX_16), 10);
  end.writeUInt32LE(Math.min(bytes, MAX_32), 12);
  end.writeUInt32LE(Math.min(directoryStart, MAX_32), 16);
  if (count < MAX_16 && bytes < MAX_32 && directoryStart < MAX_32) return end;
  const long = Buffer.alloc(76);
  long.writeUInt32LE(0x0606_4b50, 0);
  long.writeBigUInt64LE(44n, 4);
  long.writeUInt16LE(VERSION, 12);
  long.writeUInt16LE(VERSION, 14);
  long.writeBigUInt64LE(BigInt(count), 24);
  long.writeBigUInt64LE(BigInt(count), 32);
  long.writeBigUInt64LE(BigInt(bytes), 40);
  long.writeBigUInt64LE(BigInt(directoryStart), 48);
  long.writeUInt32LE(0x0706_4b50, 56);
  long.writeBigUInt64LE(BigInt(directoryStart + bytes), 64);
  long.writeUInt32LE(1, 72);
  return Buffer.concat([long, end]);
}

/** Two 16-bit words in India's local time, because ZIP programs expect local time. */
function dosTime(at: Date): number {
  const wall = new Date(at.getTime() + 5.5 * 3_600_000);
  const day = ((wall.getUTCFullYear() - 1980) << 9) | ((wall.getUTCMonth() + 1) << 5) | wall.getUTCDate();
  const hour = (wall.getUTCHours() << 11) | (wall.getUTCMinutes() << 5) | (wall.getUTCSeconds() >> 1);
  return ((day << 16) | hour) >>> 0;
}
