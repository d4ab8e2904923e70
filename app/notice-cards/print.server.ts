import { deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { collectGarbage } from '#app/platform/collect-garbage.ts';
import { sharp, sharpFromPixels } from '#app/media/ingest/sharp.server.ts';
import { type Drawing, withLayers, renderOptions } from './paint.server.ts';

export interface Print {
  drawing: Drawing;
  /** Grey alone, for a sheet in black and white. */
  isGrey: boolean;
  previewWidth: number;
}

/** The dots of a sheet, as a JPEG or one byte of grey for each deflated, and the same as it is seen on a screen. */
export interface Printed {
  jpeg?: Uint8Array<ArrayBuffer>;
  grey?: Uint8Array<ArrayBuffer>;
  preview: Uint8Array<ArrayBuffer>;
}

/**
 * For a thread that ends with it: the library that draws keeps what it took for each thread that it drew in, twice 32 MB
 * of a sheet, and of Node's own pool that is any of four.
 */
export async function print({ drawing, isGrey, previewWidth }: Print): Promise<Printed> {
  const { width, height } = drawing;
  const drawn = withLayers(pixelsOf(drawing), drawing);
  // The library's own copy of the pixels, which is of no use any more.
  await collectGarbage();
  // Written line by line: with a code of its own all of it is held in memory, some 90 MB.
  const bytes = await (
    isGrey
      ? drawn.greyscale().raw()
      : drawn.jpeg({ quality: 88, chromaSubsampling: '4:4:4', optimiseCoding: false })
  ).toBuffer();
  const seen = isGrey ? sharpFromPixels(bytes, width, height, 1) : sharp(bytes);
  const preview = await seen.resize({ width: previewWidth }).jpeg({ quality: 90 }).toBuffer();
  const dots = isGrey ? { grey: new Uint8Array(deflateSync(bytes)) } : { jpeg: new Uint8Array(bytes) };
  return { ...dots, preview: new Uint8Array(preview) };
}

const pixelsOf = (drawing: Drawing) => new Resvg(drawing.svg, renderOptions(drawing)).render().pixels;
