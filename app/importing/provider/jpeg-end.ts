const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const SCAN = 0xda;

/**
 * A JPEG that breaks off: its picture begins and nothing says that it is over. The small picture that a camera puts into
 * the head has an end of its own, so the head is stepped over. Anything else is for the decoder to judge.
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
