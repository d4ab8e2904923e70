import { drawPlaceholder } from './placeholder.server.ts';
import { measurePerceptualHash } from '#app/media/duplicates/measure-perceptual-hash.server.ts';
import { sharp } from './sharp.server.ts';
import { measureSharpness } from './sharpness.server.ts';

/** What is stored of a picture besides its bytes. */
export interface Measures {
  width: number;
  height: number;
  thumbhash: string;
  placeholder: string;
  sharpness: number;
  perceptualHash: string;
}

export async function measurePicture(picture: Uint8Array): Promise<Measures> {
  const { width, height } = await sharp(picture).metadata();
  return {
    width,
    height,
    ...(await drawPlaceholder(picture)),
    sharpness: await measureSharpness(picture),
    perceptualHash: await measurePerceptualHash(picture),
  };
}
