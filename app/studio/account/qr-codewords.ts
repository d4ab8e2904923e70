/** The data of a QR code of the lowest error correction (a screen is clean), up to 520 bytes. */

/** For versions 1 to 15: correction bytes of each block, and how many blocks. */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6];

export interface QrBlocks {
  version: number;
  /** In the order in which they are drawn. */
  codewords: number[];
}

/** The smallest version that holds the text. */
export function qrBlocks(text: string): QrBlocks {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, index) => fits(bytes.length, index + 1)) + 1;
  if (version === 0) throw new RangeError('too long for a QR code');
  const data = padded(bytes, version);
  const count = BLOCKS[version - 1]!;
  const correction = CORRECTION[version - 1]!;
  // The last blocks are one byte longer where the data does not divide evenly.
  const short = Math.floor(data.length / count);
  const longOnes = data.length % count;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const length = short + (index >= count - longOnes ? 1 : 0);
    return data.slice(from, (from += length));
  });
  const corrections = blocks.map((block) => remainder(block, generator(correction)));
  return { version, codewords: [...interleaved(blocks), ...interleaved(corrections)] };
}

/** How many modules of a version are free for data and correction. */
function freeModules(version: number): number {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const aligned = alignments ? (25 * alignments - 10) * alignments - 55 : 0;
  return (16 * version + 128) * version + 64 - aligned - (version >= 7 ? 36 : 0);
}

const dataBytes = (version: number) =>
  Math.floor(freeModules(version) / 8) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;

const lengthBits = (version: number) => (version < 10 ? 8 : 16);

const fits = (bytes: number, version: number) =>
  4 + lengthBits(version) + 8 * bytes <= 8 * dataBytes(version);

/** Byte mode, the length, the bytes, an end, then the filling that the standard names. */
function padded(bytes: number[], version: number): number[] {
  const room = dataBytes(version);
  const bits = [
    ...inBits(0b0100, 4),
    ...inBits(bytes.length, lengthBits(version)),
    ...bytes.flatMap((byte) => inBits(byte, 8)),
  ];
  bits.push(...Array<number>(Math.min(4, room * 8 - bits.length)).fill(0));
  while (bits.length % 8) bits.push(0);
  const whole = Array.from({ length: bits.length / 8 }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  );
  for (let filler = 0xec; whole.length < room; filler ^= 0xec ^ 0x11) whole.push(filler);
  return whole;
}

const inBits = (value: number, length: number) =>
  Array.from({ length }, (_, index) => (value >> (length - 1 - index)) & 1);

function interleaved(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => blocks.map((block) => block[index]))
    .flat()
    .filter((byte) => byte !== undefined);
}

/** Reed–Solomon over the field of 256 that the standard names. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

function generator(degree: number): number[] {
  const factors = Array<number>(degree).fill(0);
  factors[degree - 1] = 1;
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let index = 0; index < degree; index++)
      factors[index] = times(factors[index]!, root) ^ (factors[index + 1] ?? 0);
    root = times(root, 2);
  }
  return factors;
}

function remainder(data: number[], divisor: number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((coefficient, index) => (rest[index]! ^= times(coefficient, factor)));
  }
  return rest;
}
