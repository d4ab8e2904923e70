import { setImmediate } from 'node:timers/promises';
import { pageAddress, inLanguage, listedPages, listOf, type PageName } from '#app/addresses.ts';
import { countLive, listChanges } from '#app/publishing/lists/content-changes.ts';
import { contentTypes } from '#app/content-types.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { pageId, type PageKey } from '#app/features/pages/page-id.ts';
import { liveNow } from '#app/platform/content/live.ts';
import { translationCount } from '#app/publishing/translations/translated.server.ts';
import { firstLocale, type Locale, locales } from '#app/words/locales.ts';
import type { Db } from '#app/platform/db/database.ts';
import { type ContentType, hasOwnPage } from '#app/publishing/content-type.ts';
import { type TextDocument, xmlText } from '#app/platform/http/text-document.ts';

/**
 * The protocol allows 50,000 addresses a file, and each may be listed in two languages; a file is held in memory while
 * it is written.
 */
export const ADDRESSES_A_FILE = 20_000;
const ROWS_AT_A_TIME = 2_000;

interface SitemapQuery {
  db: Db;
  schoolCode: string;
  siteUrl: string;
  now: Date;
  most?: number;
}

const fixedPages = listedPages.filter((page) => !listOf(page));

/** Items with an address of their own, in a fixed order. */
const listedTypes = contentTypes
  .filter(hasOwnPage)
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** All addresses while one file can hold them, else the list of files that do. */
export async function sitemap(query: SitemapQuery): Promise<TextDocument> {
  const plan = await planOf(query);
  if (plan.length === 1) return sitemapFile(query, plan[0]!);
  const changed = await lastChange(query);
  const entries = plan.map(
    (_, index) => `<sitemap>${location(query.siteUrl, `/sitemap-${index + 1}.xml`, changed)}</sitemap>`,
  );
  return xml(`<sitemapindex ${NAMESPACE}>${entries.join('\n')}</sitemapindex>`);
}

/** The number of a file that is not needed names nothing. */
export async function findSitemapPart(
  query: SitemapQuery,
  number: number,
): Promise<TextDocument | undefined> {
  const plan = await planOf(query);
  const file = plan[number - 1];
  return plan.length > 1 && file ? sitemapFile(query, file) : undefined;
}

interface ItemRange {
  contentType: ContentType;
  first: number;
}
type SitemapFile = { hasFixedPages: boolean; ranges: ItemRange[] };

/**
 * What is in which file. The first of several holds only the pages of text, and no file holds two content types: a new
 * album does not change the files of the news.
 */
async function planOf({
  db,
  schoolCode,
  now,
  most = ADDRESSES_A_FILE,
}: SitemapQuery): Promise<SitemapFile[]> {
  const counts = await Promise.all(
    listedTypes.map((contentType) => countLive(db, contentType, { schoolCode, now })),
  );
  const all = counts.reduce((sum, count) => sum + count, fixedPages.length);
  if (all <= most)
    return [{ hasFixedPages: true, ranges: listedTypes.map((contentType) => ({ contentType, first: 0 })) }];
  const parts = listedTypes.flatMap((contentType, index) =>
    Array.from({ length: Math.ceil(counts[index]! / most) }, (_, part) => ({
      hasFixedPages: false,
      ranges: [{ contentType, first: part * most }],
    })),
  );
  return [{ hasFixedPages: true, ranges: [] }, ...parts];
}

async function sitemapFile(
  query: SitemapQuery,
  { hasFixedPages, ranges }: SitemapFile,
): Promise<TextDocument> {
  const { siteUrl } = query;
  const lines: string[] = [];
  if (hasFixedPages) {
    const changed = await lastChange(query);
    const untranslated = await listUntranslated(query);
    for (const page of fixedPages)
      lines.push(
        ...urlEntries(siteUrl, pageAddress(page), changed, untranslated.has(page) ? [firstLocale] : locales),
      );
  }
  for (const range of ranges) {
    for await (const { address, updatedAt, languages } of itemsIn(query, range))
      lines.push(...urlEntries(siteUrl, address, updatedAt, languages));
  }
  return xml(`<urlset ${NAMESPACE} ${ALTERNATES}>\n${lines.join('\n')}\n</urlset>`);
}

async function* itemsIn(query: SitemapQuery, { contentType, first }: ItemRange) {
  const { most = ADDRESSES_A_FILE } = query;
  for (let offset = first; offset < first + most; offset += ROWS_AT_A_TIME) {
    const limit = Math.min(ROWS_AT_A_TIME, first + most - offset);
    const rows = await listChanges(query.db, contentType, { ...query, limit, offset });
    for (const { id, updatedAt, address, languages } of rows)
      yield { address: address ?? contentType.address({ id, texts: {} }), updatedAt, languages };
    if (rows.length < limit) return;
    // Others are waiting for pages meanwhile.
    await setImmediate();
  }
}

/** Pages of fixed text show the profile, pictures and lists too: they changed when anything last did. */
async function lastChange({ db, schoolCode }: SitemapQuery): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_revisions')
    .select('changed_at')
    .where('school_code', '=', schoolCode)
    .executeTakeFirst();
  return row?.changed_at;
}

/** Pages of text that exist in one language only. */
async function listUntranslated({ db, schoolCode, now }: SitemapQuery): Promise<Set<PageName>> {
  const idOf = new Map(fixedPages.map((page) => [pageId(schoolCode, page as PageKey), page]));
  const rows = await db
    .selectFrom('content_items')
    .select('id')
    .where(liveNow(pages, schoolCode, now))
    .where(translationCount, '=', 0)
    .execute();
  return new Set(rows.flatMap(({ id }) => idOf.get(id) ?? []));
}

/** One address a language; each names all of them. */
function urlEntries(
  siteUrl: string,
  address: string,
  changed: string | undefined,
  languages: readonly Locale[],
): string[] {
  const alternates =
    languages.length > 1
      ? languages.map(
          (language) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(siteUrl + inLanguage(address, language))}"/>`,
        )
      : [];
  return languages.map(
    (language) =>
      `<url>${location(siteUrl, inLanguage(address, language), changed)}${alternates.join('')}</url>`,
  );
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const location = (siteUrl: string, address: string, changed: string | undefined) =>
  `<loc>${xmlText(siteUrl + address)}</loc>${changed ? `<lastmod>${xmlText(changed)}</lastmod>` : ''}`;

const xml = (text: string): TextDocument => ({
  contentType: 'application/xml; charset=utf-8',
  text: `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`,
});
