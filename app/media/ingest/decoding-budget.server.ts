import { limitByCost } from '#app/core/flow/limit-by-cost.ts';
import { sharp } from './sharp.server.ts';

/**
 * The memory that all pictures being decoded may take together, by the estimates below: uploads, renditions, rotations
 * and cards share it. With what a busy process holds besides, this keeps below 400 MB.
 */
export const DECODING_BYTES = 200_000_000;

const budget = limitByCost(DECODING_BYTES);

export const decodeWithinBudget = budget.run;
export const decodingsWaiting = budget.waiting;

/** The memory of a drawing per pixel: the drawing, the letters over it, and the encoder. */
const DRAWN_BYTES_A_PIXEL = 10;

/** Draws a picture of this size within the same budget: it takes as much memory as a decoded one. */
export const drawWithinBudget = <Drawn>(
  { width, height }: { width: number; height: number },
  work: () => Promise<Drawn>,
): Promise<Drawn> => budget.run(ALWAYS + width * height * DRAWN_BYTES_A_PIXEL, work);

/** The metadata that sharp reads of a picture's head, and the WebP chunk that it does not. */
export interface PictureHead {
  format?: string | undefined;
  width: number;
  height: number;
  channels?: number | undefined;
  /** `uchar` is one byte for a channel, `ushort` two. */
  depth?: string | undefined;
  bitsPerSample?: number | undefined;
  isProgressive?: boolean | undefined;
  chromaSubsampling?: string | undefined;
  orientation?: number | undefined;
  isLossless?: boolean | undefined;
  hasAlpha?: boolean | undefined;
  /** Of a HEIF: `av1`, or `hevc` as phones use it. */
  compression?: string | undefined;
}

/** Also of a picture with more pixels than may be decoded: nothing but its head is read. */
export async function readHead(bytes: Uint8Array): Promise<PictureHead & { hasAlpha: boolean }> {
  const head = await sharp(bytes, { anySize: true }).metadata();
  const isLossless = head.format === 'webp' && isLosslessWebp(bytes);
  return { ...head, hasAlpha: head.hasAlpha ?? false, isLossless };
}

/** What a resize takes besides the decoder: lines of the picture, and the output. */
const ALWAYS = 16_000_000;

/**
 * The most memory that decoding a picture and encoding it in a size of `outPixels` takes, estimated from its head.
 * Measured with the installed library (decision 19): a plain JPEG or PNG streams, whatever its size; the others are
 * decoded as a whole before the first line comes out.
 */
export function decodingCost(head: PictureHead, outPixels: number): number {
  const pixels = head.width * head.height;
  const bytesAPixel = (head.channels ?? 4) * (head.depth === 'uchar' ? 1 : 2);
  const isTurned = (head.orientation ?? 1) > 1;
  const out = Math.min(outPixels, pixels) * Math.max(3, bytesAPixel) * (isTurned ? 2 : 1);
  return ALWAYS + out + wholeBytes(head, pixels, bytesAPixel, outPixels);
}

function wholeBytes(head: PictureHead, pixels: number, bytesAPixel: number, outPixels: number): number {
  switch (head.format) {
    case 'png':
      return head.isProgressive ? pixels * bytesAPixel : 0;
    case 'jpeg':
      // Two bytes for every coefficient; with subsampling, colours have a quarter as many.
      return head.isProgressive ? pixels * 2 * coefficientsAPixel(head) : 0;
    case 'webp': {
      if (head.isLossless) return pixels * 4;
      const shrink = Math.max(1, Math.floor(Math.sqrt(pixels / outPixels)));
      return (pixels * bytesAPixel) / shrink ** 2;
    }
    default:
      return pixels * 16.5 * ((head.bitsPerSample ?? 8) > 8 ? 2 : 1);
  }
}

function coefficientsAPixel({ channels = 4, chromaSubsampling }: PictureHead): number {
  if (chromaSubsampling === '4:2:0') return 1.5;
  return chromaSubsampling === '4:2:2' ? 2 : channels;
}

/** By the chunks of its container: a lossless picture, or an animation, is held whole. */
function isLosslessWebp(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 12; at + 8 <= view.length;) {
    const name = view.toString('latin1', at, at + 4);
    if (name === 'VP8L' || name === 'ANIM') return true;
    if (name === 'VP8 ') return false;
    at += 8 + view.readUInt32LE(at + 4) + (view.readUInt32LE(at + 4) % 2);
  }
  return true;
}
