import { qrBlocks } from './qr-codewords.ts';

/** The dark (true) and light modules of a text's QR code, row by row, without the quiet margin. */
export function qrMatrix(text: string): boolean[][] {
  const { version, codewords } = qrBlocks(text);
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, isDark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = isDark;
    fixed[y]![x] = true;
  };

  for (let index = 0; index < size; index++) {
    set(6, index, index % 2 === 0);
    set(index, 6, index % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawSquares(x, y, 4, set);
  drawAlignments(version, size, set);
  drawFormat(size, set);
  if (version >= 7) drawVersion(version, size, set);
  drawData(codewords, size, dark, fixed);
  return dark;
}

type SetModule = (x: number, y: number, isDark: boolean) => void;

/** Rings around a place: dark but for the second from the outside and, of a corner's, its margin. */
function drawSquares(x: number, y: number, reach: number, set: SetModule): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      set(x + dx, y + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
}

function drawAlignments(version: number, size: number, set: SetModule): void {
  if (version === 1) return;
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const places = [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step).reverse()];
  const last = places.at(-1)!;
  for (const x of places)
    for (const y of places) {
      const inCorner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!inCorner) drawSquares(x, y, 2, set);
    }
}

/** Lowest error correction (01) and pattern 0, with their check bits, twice: the two never change here. */
function drawFormat(size: number, set: SetModule): void {
  const data = 0b01_000;
  let rest = data;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (index: number) => ((bits >> index) & 1) === 1;
  for (let index = 0; index <= 5; index++) set(8, index, bit(index));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let index = 9; index < 15; index++) set(14 - index, 8, bit(index));
  for (let index = 0; index < 8; index++) set(size - 1 - index, 8, bit(index));
  for (let index = 8; index < 15; index++) set(8, size - 15 + index, bit(index));
  set(8, size - 8, true);
}

function drawVersion(version: number, size: number, set: SetModule): void {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let index = 0; index < 18; index++) {
    const isDark = ((bits >> index) & 1) === 1;
    const far = size - 11 + (index % 3);
    const near = Math.floor(index / 3);
    set(far, near, isDark);
    set(near, far, isDark);
  }
}

/** Up and down in columns of two from the right, over pattern 0: a chessboard, so that no large areas arise. */
function drawData(codewords: number[], size: number, dark: boolean[][], fixed: boolean[][]): void {
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = upward ? size - 1 - step : step;
        if (fixed[y]![x]) continue;
        const bit = ((codewords[next >> 3] ?? 0) >> (7 - (next & 7))) & 1;
        next++;
        dark[y]![x] = (bit === 1) !== ((x + y) % 2 === 0);
      }
  }
}
