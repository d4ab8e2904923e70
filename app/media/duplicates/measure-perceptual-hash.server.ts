import { sharp } from '#app/media/ingest/sharp.server.ts';
import type { PerceptualHash } from './perceptual-hash.ts';

const SIDE = 32;
const WAVES = 8;
/** Of 256 levels, from the darkest to the brightest pixel: below this there is nothing to compare. */
const LEAST_CONTRAST = 8;

const wave = Array.from({ length: WAVES }, (_, each) =>
  Array.from({ length: SIDE }, (_, at) => Math.cos(((2 * at + 1) * (each + 1) * Math.PI) / (2 * SIDE))),
);

/**
 * For each of the 64 lowest frequencies of brightness, whether it is above their median. Smaller and poorer copies of a
 * picture have nearly the same hash. Empty for a picture of one colour.
 */
export async function measurePerceptualHash(picture: Uint8Array): Promise<PerceptualHash> {
  const grey = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  if (Math.max(...grey) - Math.min(...grey) < LEAST_CONTRAST) return '';
  const waves = wave.flatMap((down) => wave.map((across) => strengthOf(grey, down, across)));
  const median = waves.toSorted((one, other) => one - other)[waves.length / 2]!;
  const bits = waves.map((strength) => (strength > median ? 1 : 0)).join('');
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}

function strengthOf(grey: Buffer, down: number[], across: number[]): number {
  let sum = 0;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) sum += grey[y * SIDE + x]! * down[y]! * across[x]!;
  return sum;
}
