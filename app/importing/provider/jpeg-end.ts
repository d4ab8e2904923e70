const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const SCAN = 0xda;

/**
 * Whether a JPEG is truncated: image data begins, but no end follows. A camera's thumbnail in the header has
 * an end marker of its own, so the header is skipped. Anything else is left to the decoder.
 */
export function isJpegCut(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 2).equals(START)) return false;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) at += 1;
    else if (marker === SCAN) return !bytes.includes(END, at);
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return true;
}
