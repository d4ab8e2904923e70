import { crc32, inflateRawSync } from 'node:zlib';

/** The content of a ZIP file, by its central directory; all its metadata is checked. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('not a whole ZIP file');
  let count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count === 0xffff || at === 0xffff_ffff) {
    const far = Number(bytes.readBigUInt64LE(end - 20 + 8));
    count = Number(bytes.readBigUInt64LE(far + 32));
    at = Number(bytes.readBigUInt64LE(far + 48));
  }
  const files = new Map<string, Buffer>();
  for (let number = 0; number < count; number++) {
    if (bytes.readUInt32LE(at) !== 0x0201_4b50) throw new Error('no line of the directory');
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const content = contentOf(bytes, at, bytes.readUInt32LE(at + 42));
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    if (content.length !== bytes.readUInt32LE(at + 24)) throw new Error(`${name} is too short`);
    if (files.has(name)) throw new Error(`${name} is there twice`);
    files.set(name, content);
    at += 46 + nameLength + extraLength;
  }
  return files;
}

function contentOf(bytes: Buffer, entry: number, local: number): Buffer {
  if (bytes.readUInt32LE(local) !== 0x0403_4b50) throw new Error('no head of a file');
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20));
  return bytes.readUInt16LE(entry + 10) === 8 ? inflateRawSync(packed) : Buffer.from(packed);
}
