import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { pages } from '#app/addresses.ts';
import { withTimeout } from '#app/core/with-timeout.ts';
import { cropQuery } from '#app/media/crop.ts';
import { initialPictures } from '#app/media/initial-pictures.ts';
import type { OfferedRendition } from '#app/media/offered-renditions.ts';
import { findOrMakeRendition, findRendition } from '#app/media/renditions/renditions.server.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { type ContentType, isFilesField } from '#app/publishing/content-type.ts';
import { type Fields, filesOf, textOf } from '#app/publishing/fields.ts';
import type { PublishWarning } from './publish-warning.ts';

const kB = 1000;

/** First load on a phone, as sent. Other pages may weigh as much as `audit/checks/bytes.ts` allows any page. */
const MOST = { home: 250 * kB, other: 300 * kB };

/**
 * What a page loads besides its own bytes and pictures, as measured on the sample school: three font files,
 * one more if something is in Hindi, the scripts of its islands (those of the home page do not need React),
 * and icons.
 */
const LETTERS = 46 * kB;
const HINDI_LETTERS = 45 * kB;
const SCRIPTS = { home: 12 * kB, other: 65 * kB };
const MARKS = 3 * kB;

/** A shorter text never makes a page heavy. */
const LONG_TEXT = 20 * kB;

/** The page as it would be published. */
export interface PreviewedPage {
  address: string;
  html: string;
}

/**
 * A page that would be slow to load, if this form can change that: it has one of the first pictures, or a very long
 * text.
 */
export async function pageWeightWarnings(
  { database, storage, site }: Pick<SiteServices, 'database' | 'storage' | 'site'>,
  type: ContentType,
  fields: Fields,
  { address, html }: PreviewedPage,
): Promise<PublishWarning[]> {
  const where = address.split(/[?#]/, 1)[0] === pages.home.path ? 'home' : 'other';
  const sent = await sentBytes(html);
  const pictures = await weighPictures(storage, initialPictures(html));
  const total = sent + oursIn(html, where) + pictures.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= MOST[where]) return [];
  const weight = { kB: Math.round(total / kB), most: MOST[where] / kB };
  // In steps of 50, so that a few more words are not a new warning.
  const what = String(Math.ceil(total / (50 * kB)) * 50);
  const largest = await findLargest({ database, site }, type, fields, pictures);
  if (largest) {
    const { field, name, bytes } = largest;
    const picture = { name, kB: Math.round(bytes / kB) };
    return [{ kind: 'heavyPage', field, what, weight: { ...weight, picture } }];
  }
  const text = type.fields
    .map(({ name }) => ({ name, bytes: Buffer.byteLength(textOf(fields, name)) }))
    .toSorted((one, other) => other.bytes - one.bytes)[0];
  const isLong = text && (await sentBytes(textOf(fields, text.name))) >= LONG_TEXT;
  return isLong ? [{ kind: 'heavyPage', field: text.name, what, weight }] : [];
}

function oursIn(html: string, where: keyof typeof SCRIPTS): number {
  const scripts = html.includes('data-island=') ? SCRIPTS[where] : 0;
  return LETTERS + (/[\u0900-\u097f]/.test(html) ? HINDI_LETTERS : 0) + scripts + MARKS;
}

const compress = promisify(brotliCompress);

/** As visitors get it before the best compression has been done. */
const sentBytes = async (text: string): Promise<number> =>
  (await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })).length;

type Weighed = OfferedRendition & { bytes: number };

/** How long to wait for sizes of renditions that were not made yet; after that they are not counted. */
const LONGEST_WEIGHING_MS = 3000;

async function weighPictures(
  storage: SiteServices['storage'],
  pictures: OfferedRendition[],
): Promise<Weighed[]> {
  const all = new Map(
    pictures.map((one) => [`${one.picture.path} ${one.width}${cropQuery(one.picture.crop)}`, one]),
  );
  const weighed: Weighed[] = [];
  const work = (async () => {
    for (const offered of all.values()) {
      const bytes = await renditionBytes(storage, offered).catch(() => 0);
      weighed.push({ ...offered, bytes });
    }
  })();
  await withTimeout(LONGEST_WEIGHING_MS, work, () => undefined);
  return [...weighed];
}

/**
 * As AVIF if that exists already, because making one takes seconds; otherwise as WebP, which is quick and a
 * little larger.
 */
async function renditionBytes(
  storage: SiteServices['storage'],
  { picture, width }: OfferedRendition,
): Promise<number> {
  const found = await findRendition(storage, picture, width, 'avif');
  return (found ?? (await findOrMakeRendition(storage, picture, width, 'webp'))).size;
}

/** The largest of the pictures in this form. */
async function findLargest(
  { database, site }: Pick<SiteServices, 'database' | 'site'>,
  type: ContentType,
  fields: Fields,
  pictures: Weighed[],
) {
  const own = type.fields
    .filter(isFilesField)
    .flatMap(({ name }) => filesOf(fields, name).map(({ mediaId, alt }) => ({ field: name, mediaId, alt })));
  if (own.length === 0 || pictures.length === 0) return undefined;
  const files = await database.reads
    .selectFrom('media_files')
    .select(['id', 'path', 'name'])
    .where('school_code', '=', site.schoolCode)
    .where(
      'id',
      'in',
      own.map(({ mediaId }) => mediaId),
    )
    .execute();
  for (const { picture, bytes } of pictures.toSorted((one, other) => other.bytes - one.bytes)) {
    const file = files.find((each) => each.path === picture.path);
    const ownFile = file && own.find(({ mediaId }) => mediaId === file.id);
    if (ownFile) return { field: ownFile.field, name: file.name || ownFile.alt, bytes };
  }
  return undefined;
}
