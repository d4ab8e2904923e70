import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { sharp, sharpFromPixels } from './sharp.server.ts';

/** A thumbhash of the picture, and its blur as a data: picture of about 150 characters. */
export async function drawPlaceholder(
  picture: Uint8Array,
): Promise<{ thumbhash: string; placeholder: string }> {
  const { data, info } = await sharp(picture)
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = rgbaToThumbHash(info.width, info.height, data);
  const { w, h, rgba } = thumbHashToRGBA(hash);
  const blur = await sharpFromPixels(rgba, w, h)
    .webp({ quality: 30, alphaQuality: 30, effort: 6 })
    .toBuffer();
  return {
    thumbhash: Buffer.from(hash).toString('base64'),
    placeholder: `data:image/webp;base64,${blur.toString('base64')}`,
  };
}
