import { deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { sharp, sharpFromPixels } from '#app/media/ingest/sharp.server.ts';
import { type Drawing, withLayers, renderOptions } from './paint.server.ts';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface Print {
  drawing: Drawing;
  /** Only grey, for a sheet in black and white. */
  isGrey: boolean;
  previewWidth: number;
}

/** The pixels of a sheet, as a JPEG or as deflated grey bytes, and a preview for screens. */
export interface Printed {
  jpeg?: Uint8Array<ArrayBuffer>;
  grey?: Uint8Array<ArrayBuffer>;
  preview: Uint8Array<ArrayBuffer>;
}

/**
 * For a short-lived thread: the drawing library keeps its memory per thread, twice 32 MB for a sheet, which
 * would be any of four threads of Node's own pool.
 */
export async function print({ drawing, isGrey, previewWidth }: Print): Promise<Printed> {
  const { width, height } = drawing;
  const drawn = withLayers(pixelsOf(drawing), drawing);
  // The library's own copy of the pixels, which is not needed any more.
  await collectGarbage();
  // Encoded line by line: optimised coding would hold the whole picture in memory, some 90 MB.
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

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how: { type: 'major'; execution: 'async' }) => Promise<void>;

/**
 * Frees what a native library holds and V8 does not see: about 60 MB after a sheet was drawn. It takes as long as
 * rendering a large page, so it is not for anything small.
 */
const collectGarbage = (): Promise<void> => collect({ type: 'major', execution: 'async' });
