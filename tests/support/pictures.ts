import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface Look {
  width?: number;
  height?: number;
  /** Two pictures of different colours are different files. */
  colour?: string;
  alpha?: boolean;
}

/** A picture of one colour with a blue stripe down its left third, ready to be encoded. */
export function paint({ width = 320, height = 200, colour = '#c04020', alpha = false }: Look = {}) {
  const stripe = Math.ceil(width / 3);
  const left = { create: { width: stripe, height, channels: 3, background: '#204080' } } as const;
  const picture = sharp({ create: { width, height, channels: 4, background: colour } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
  return alpha ? picture : picture.removeAlpha();
}

/** What a telephone writes into a photo: where it was taken, with what, and which way it was held. */
export const photoFromTelephone = (look: Look = {}, orientation = 1) =>
  paint(look)
    .withMetadata({ orientation })
    .withExif({
      IFD0: { Make: 'TelephoneMaker', Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1', GPSLongitude: '77/1 12/1 32/1' },
    })
    .jpeg()
    .toBuffer();

/** A PNG whose head names this size; the pixels are what is given, or none at all. */
export function pngOfSize(width: number, height: number, pixels = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1; // one bit a pixel, black or white
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

/** A JPEG whose head names another size than its pixels have. */
export async function jpegOfSize(width: number, height: number): Promise<Buffer> {
  const jpeg = await paint().jpeg().toBuffer();
  const startOfFrame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, startOfFrame + 5);
  jpeg.writeUInt16BE(width, startOfFrame + 7);
  return jpeg;
}
