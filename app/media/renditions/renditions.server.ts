import { limitParallel } from '#app/core/flow/limit-parallel.ts';
import { singleFlight } from '#app/core/flow/single-flight.ts';
import type { Storage } from '#app/platform/storage/storage.ts';
import { decodeWithinBudget, decodingCost, readHead } from '#app/media/ingest/decoding-budget.server.ts';
import { type Crop, regionOf } from '#app/media/crop.ts';
import type { RenditionFormat, RenditionWidth } from '#app/media/picture.ts';
import { originalKey, renditionKey } from './storage-keys.ts';
import { sharp } from '#app/media/ingest/sharp.server.ts';

/** A picture or a part of it. */
export interface SizedPicture {
  path: string;
  /** In the original: a rendition is never wider. */
  width: number;
  crop?: Crop | undefined;
}

export interface Rendition {
  key: string;
  size: number;
}

/** An AVIF takes ten times as long as the others: one at a time, so that quick ones do not wait behind it. */
const workers = { quick: limitParallel(2), slow: limitParallel(1) };
const oncePerRendition = singleFlight<Rendition>();
const lastOfPicture = new Map<string, Promise<unknown>>();

export const renditionsWaiting = () => workers.quick.waiting() + workers.slow.waiting();

/** The stored rendition, if it has been made. */
export async function findRendition(
  storage: Storage,
  picture: SizedPicture,
  width: RenditionWidth,
  format: RenditionFormat,
): Promise<Rendition | undefined> {
  const key = keyOf(picture, width, format);
  const size = await storage.size(key);
  return size === undefined ? undefined : { key, size };
}

/** A small picture is never enlarged, so all widths above its own are one file. */
const keyOf = (picture: SizedPicture, width: number, format: RenditionFormat) =>
  renditionKey(picture.path, Math.min(width, picture.width), format, picture.crop);

/** The stored rendition, made now if it is missing. */
export function findOrMakeRendition(
  storage: Storage,
  picture: SizedPicture,
  width: RenditionWidth,
  format: RenditionFormat,
): Promise<Rendition> {
  const key = keyOf(picture, width, format);
  // Looked up inside the shared promise: between a lookup outside and the making, another request could have made it.
  return oncePerRendition(key, async () => {
    const size = await storage.size(key);
    if (size !== undefined) return { key, size };
    const make = async () => {
      const original = await storage.read(originalKey(picture.path));
      const bytes = await makeWithinRoom(original, { width, format, crop: picture.crop });
      await storage.write(key, bytes);
      return { key, size: bytes.byteLength };
    };
    if (format === 'avif') return workers.slow.run(make);
    return oneAtATime(picture.path, () => workers.quick.run(make));
  });
}

/** The renditions of one picture are made one after the other, so that a page of sizes cannot take every worker. */
function oneAtATime<Answer>(picture: string, work: () => Promise<Answer>): Promise<Answer> {
  const previous = lastOfPicture.get(picture) ?? Promise.resolve();
  const current = previous.then(work, work);
  lastOfPicture.set(picture, current);
  const forget = () => {
    if (lastOfPicture.get(picture) === current) lastOfPicture.delete(picture);
  };
  current.then(forget, forget);
  return current;
}

/** The memory that an AVIF or WebP encoder takes per pixel besides the pixel. */
const ENCODER_BYTES_A_PIXEL = 20;

interface Form {
  width: number;
  format: RenditionFormat;
  crop: Crop | undefined;
}

async function makeWithinRoom(original: Uint8Array, form: Form): Promise<Uint8Array> {
  const head = await readHead(original);
  const region = form.crop ? regionOf(head, form.crop) : { left: 0, top: 0, ...head };
  const scale = Math.min(1, form.width / region.width);
  const pixels = head.width * head.height * scale ** 2;
  const cost = decodingCost(head, pixels) + pixels * ENCODER_BYTES_A_PIXEL;
  return decodeWithinBudget(cost, () => makeRendition(original, form, { ...head, scale, region }));
}

interface Scaled {
  width: number;
  height: number;
  scale: number;
  region: { left: number; top: number; width: number; height: number };
}

function makeRendition(
  original: Uint8Array,
  { width, format, crop }: Form,
  size: Scaled,
): Promise<Uint8Array> {
  const resized = crop
    ? cropped(original, size)
    : sharp(original).resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      // At 2 it takes twice as long to save one or two percent of the bytes.
      return resized.avif({ quality: 48, effort: 1 }).toBuffer();
    case 'webp':
      return resized.webp({ quality: 74 }).toBuffer();
    case 'jpeg':
      // A JPEG has no transparency; transparent parts get the page's background.
      return resized.flatten({ background: '#fffaf0' }).jpeg({ quality: 78, progressive: true }).toBuffer();
  }
}

/** Scaled before it is cropped, because a JPEG is then decoded at a smaller size. */
function cropped(original: Uint8Array, { width, height, scale, region }: Scaled) {
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const whole = { width: scaled(width), height: scaled(height) };
  const part = { width: scaled(region.width), height: scaled(region.height) };
  return sharp(original)
    .resize({ ...whole, fit: 'fill' })
    .extract({
      ...part,
      left: Math.min(Math.round(region.left * scale), whole.width - part.width),
      top: Math.min(Math.round(region.top * scale), whole.height - part.height),
    });
}
