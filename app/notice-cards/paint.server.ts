import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { Sharp } from 'sharp';
import { sharpFromPixels } from '#app/media/ingest/sharp.server.ts';
import type { RenderedText } from '#app/notice-cards/card-text.server.ts';

/** The complete drawing, as plain data that can be passed to a thread. */
export interface Drawing {
  svg: string;
  /** The font of the letters in the drawing itself. */
  fontFile: string;
  layers: (RenderedText & { left: number; top: number })[];
  background: string;
  width: number;
  height: number;
}

export const renderOptions = ({ fontFile }: Drawing): ResvgRenderOptions => ({
  font: { loadSystemFonts: false, fontFiles: [fontFile] },
});

export async function paint(drawing: Drawing): Promise<Sharp> {
  return withLayers((await renderAsync(drawing.svg, renderOptions(drawing))).pixels, drawing);
}

export const withLayers = (pixels: Buffer, { layers, background, width, height }: Drawing): Sharp =>
  sharpFromPixels(pixels, width, height).composite(layers).flatten({ background }).removeAlpha();
