import { createHash } from 'node:crypto';

const [COLUMNS, ROWS] = [8, 4];

/**
 * A picture of 64 by 32 pixels in about 230 bytes, distinct and stable for each name: 32 grey squares,
 * written without a library, so that tens of thousands need not be stored.
 */
export function tinyJpeg(name: string): Buffer {
  const greys = createHash('sha256').update(name).digest();
  let bits = '';
  let before = 0;
  for (const grey of greys) {
    const difference = grey - 128 - before;
    before = grey - 128;
    const size = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1;
    const value = difference < 0 ? difference + 2 ** size - 1 : difference;
    // Its size in four bits, from the table below; its value; the symbol for no further coefficients.
    bits += size.toString(2).padStart(4, '0') + (size ? value.toString(2).padStart(size, '0') : '') + '0';
  }
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
  const scan: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8), 2);
    scan.push(byte, ...(byte === 0xff ? [0] : []));
  }
  return Buffer.from([...HEAD, ...scan, 0xff, 0xd9]);
}

const segment = (marker: number, payload: number[]): number[] => [
  0xff,
  marker,
  (payload.length + 2) >> 8,
  (payload.length + 2) & 0xff,
  ...payload,
];
const codes = (lengths: Record<number, number>): number[] =>
  Array.from({ length: 16 }, (_, index) => lengths[index + 1] ?? 0);

const HEAD = [
  0xff,
  0xd8,
  // Steps of eight: then a square's number is its grey.
  ...segment(0xdb, [0, ...Array.from({ length: 64 }, () => 8)]),
  ...segment(0xc0, [8, 0, ROWS * 8, 0, COLUMNS * 8, 1, 1, 0x11, 0]),
  ...segment(0xc4, [0x00, ...codes({ 4: 9 }), 0, 1, 2, 3, 4, 5, 6, 7, 8]),
  ...segment(0xc4, [0x10, ...codes({ 1: 1 }), 0]),
  ...segment(0xda, [1, 1, 0, 0, 63, 0]),
];
