import { isMainThread } from 'node:worker_threads';
import sharpLibrary, { type CreateText } from 'sharp';

// They hold for the whole process. Set once more by a thread, no picture of the others could be read for a moment.
if (isMainThread) {
  // Only these readers exist for us: an SVG, a PDF or a rare format that slips past the type check is unreadable.
  sharpLibrary.block({ operation: ['VipsForeignLoad'] });
  sharpLibrary.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  // Renditions are made a few at a time already; threads of its own on top would starve the pages.
  sharpLibrary.concurrency(1);
  sharpLibrary.cache(false);
}

export const MAX_PIXELS = 128_000_000;

/**
 * sharp on an untrusted picture, within limits; metadata is dropped because nothing asks to keep it. `anySize` is for
 * whoever reads the head alone.
 */
export const sharp = (bytes: Uint8Array, { anySize = false } = {}) =>
  sharpLibrary(bytes, { limitInputPixels: anySize ? false : MAX_PIXELS, failOn: 'error' });

/** Of red, green, blue and, unless it says 3, how much of them is there; 1 is grey. */
export const sharpFromPixels = (pixels: Uint8Array, width: number, height: number, channels: 1 | 3 | 4 = 4) =>
  sharpLibrary(pixels, { raw: { width, height, channels } });

/** Text set by Pango, as a picture. The text is markup: whoever calls has escaped it. */
export const sharpFromText = (text: CreateText) => sharpLibrary({ text });
