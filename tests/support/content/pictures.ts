import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface PictureOptions {
  width?: number;
  height?: number;
  /** Two pictures of different colours are different files. */
  colour?: string;
  alpha?: boolean;
}

/** A picture of one colour with a blue stripe down its left third, ready to be encoded. */
export function paint({ width = 320, height = 200, colour = '#c04020', alpha = false }: PictureOptions = {}) {
  const stripe = Math.ceil(width / 3);
  const left = { create: { width: stripe, height, channels: 3, background: '#204080' } } as const;
  const picture = sharp({ create: { width, height, channels: 4, background: colour } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
  return alpha ? picture : picture.removeAlpha();
}

/** A phone's metadata: where the photo was taken, the camera, and the orientation. */
export const photoFromTelephone = (options: PictureOptions = {}, orientation = 1) =>
  paint(options)
    .withMetadata({ orientation })
    .withExif({
      IFD0: { Make: 'TelephoneMaker', Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1', GPSLongitude: '77/1 12/1 32/1' },
    })
    .jpeg()
    .toBuffer();

/** A PNG whose head has this size; the pixels are the given ones, or none at all. */
export function pngOfSize(width: number, height: number, pixels = Buffer.alloc(0)): Buffer {
  // One bit per pixel, black or white.
  return pngOf({ width, height, depth: 1, colours: 0, isInterlaced: false }, pixels);
}

/** An interlaced PNG with colours and transparency: black, and small. */
export function interlacedPngOfSize(width: number, height: number): Buffer {
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  const bytes = passes.reduce((sum, [left, top, across, down]) => {
    const lines = Math.ceil((height - top) / down);
    return sum + lines * (1 + 4 * Math.ceil((width - left) / across));
  }, 0);
  return pngOf({ width, height, depth: 8, colours: 6, isInterlaced: true }, Buffer.alloc(bytes));
}

interface PngHead {
  width: number;
  height: number;
  depth: number;
  /** 0 for grey, 6 for colours with transparency. */
  colours: 0 | 6;
  isInterlaced: boolean;
}

function pngOf({ width, height, depth, colours, isInterlaced }: PngHead, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = depth;
  head[9] = colours;
  head[12] = isInterlaced ? 1 : 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

/** A JPEG whose head has another size than its pixels. */
export async function jpegOfSize(
  width: number,
  height: number,
  { progressive = false } = {},
): Promise<Buffer> {
  const jpeg = await paint().jpeg({ progressive }).toBuffer();
  const startOfFrame = jpeg.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
  jpeg.writeUInt16BE(height, startOfFrame + 5);
  jpeg.writeUInt16BE(width, startOfFrame + 7);
  return jpeg;
}
