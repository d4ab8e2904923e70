import { setImmediate } from 'node:timers/promises';
import { hrefOf, listedPages } from '#app/addresses.ts';
import { countAlbums, listAlbumChanges } from '#app/features/gallery/changes.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { type TextDocument, xmlText } from './text-document.ts';

/** The protocol allows 50,000 addresses a file; one file is held in memory while it is written. */
export const ADDRESSES_A_FILE = 40_000;
const ROWS_AT_A_TIME = 2_000;

interface Asked {
  db: Db;
  schoolCode: string;
  siteUrl: string;
  now: Date;
  most?: number;
}

const fixedPages = listedPages.filter((page) => page !== 'album');

/** All addresses while one file can hold them, else the list of files that do. */
export async function sitemap(asked: Asked): Promise<TextDocument> {
  const files = await countFiles(asked);
  if (files === 1) return sitemapFile(asked, 1, 1);
  const changed = await lastChange(asked);
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap>${location(asked.siteUrl, `/sitemap-${index + 1}.xml`, changed)}</sitemap>`,
  );
  return xml(`<sitemapindex ${NAMESPACE}>${entries.join('\n')}</sitemapindex>`);
}

/** The number of a file that is not needed names nothing. */
export async function findSitemapPart(asked: Asked, number: number): Promise<TextDocument | undefined> {
  const files = await countFiles(asked);
  return files > 1 && number >= 1 && number <= files ? sitemapFile(asked, number, files) : undefined;
}

async function countFiles(asked: Asked): Promise<number> {
  const { most = ADDRESSES_A_FILE } = asked;
  const addresses = fixedPages.length + (await countAlbums(asked.db, asked));
  return addresses <= most ? 1 : 1 + Math.ceil((addresses - fixedPages.length) / most);
}

/** The first of several files holds the pages of fixed text alone, so that the albums' files stay as they are. */
async function sitemapFile(asked: Asked, number: number, files: number): Promise<TextDocument> {
  const { db, siteUrl, most = ADDRESSES_A_FILE } = asked;
  const lines: string[] = [];
  if (number === 1) {
    const changed = await lastChange(asked);
    for (const page of fixedPages) lines.push(`<url>${location(siteUrl, hrefOf(page), changed)}</url>`);
  }
  if (number > 1 || files === 1) {
    const first = Math.max(0, number - 2) * most;
    for (let offset = first; offset < first + most; offset += ROWS_AT_A_TIME) {
      const limit = Math.min(ROWS_AT_A_TIME, first + most - offset);
      const albums = await listAlbumChanges(db, { ...asked, limit, offset });
      for (const { id, updatedAt } of albums)
        lines.push(`<url>${location(siteUrl, hrefOf('album', { id }), updatedAt)}</url>`);
      if (albums.length < limit) break;
      // Others are waiting for pages meanwhile.
      await setImmediate();
    }
  }
  return xml(`<urlset ${NAMESPACE}>\n${lines.join('\n')}\n</urlset>`);
}

/** Pages of fixed text show the profile, pictures and lists too: they changed when anything last did. */
async function lastChange({ db, schoolCode }: Asked): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_revisions')
    .select('changed_at')
    .where('school_code', '=', schoolCode)
    .executeTakeFirst();
  return row?.changed_at;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const location = (siteUrl: string, address: string, changed: string | undefined) =>
  `<loc>${xmlText(siteUrl + address)}</loc>${changed ? `<lastmod>${xmlText(changed)}</lastmod>` : ''}`;

const xml = (text: string): TextDocument => ({
  contentType: 'application/xml; charset=utf-8',
  text: `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`,
});
