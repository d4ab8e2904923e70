import { isMainThread } from 'node:worker_threads';
import sharpLibrary, { type CreateText } from 'sharp';

// These settings hold for the whole process. If a thread set them again, the others could not read pictures for a
// moment.
if (isMainThread) {
  // Only these loaders are enabled: an SVG, a PDF or a rare format that passes the type check cannot be read.
  sharpLibrary.block({ operation: ['VipsForeignLoad'] });
  sharpLibrary.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  // Only a few renditions are made at a time; more threads would take the processor from the pages.
  sharpLibrary.concurrency(1);
  sharpLibrary.cache(false);
}

export const MAX_PIXELS = 128_000_000;

/**
 * sharp for an untrusted picture, within limits; metadata is dropped by default. `anySize` is for reading the head
 * alone.
 */
export const sharp = (bytes: Uint8Array, { anySize = false } = {}) =>
  sharpLibrary(bytes, { limitInputPixels: anySize ? false : MAX_PIXELS, failOn: 'error' });

/** Raw pixels: grey with one channel, red, green and blue with three, and their opacity with four. */
export const sharpFromPixels = (pixels: Uint8Array, width: number, height: number, channels: 1 | 3 | 4 = 4) =>
  sharpLibrary(pixels, { raw: { width, height, channels } });

/** Text set by Pango, as a picture. The text is markup: the caller has escaped it. */
export const sharpFromText = (text: CreateText) => sharpLibrary({ text });
