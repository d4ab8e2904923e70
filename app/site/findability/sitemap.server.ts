import { setImmediate } from 'node:timers/promises';
import { pageAddress, inLanguage, listedPages, listOf, type PageName } from '#app/addresses.ts';
import { countLive, listChanges } from '#app/publishing/lists/content-changes.ts';
import { contentTypes } from '#app/content-types.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { pageId, type PageKey } from '#app/features/pages/page-id.ts';
import { liveNow } from '#app/platform/content/live.ts';
import { languagesOf, translatedInto } from '#app/publishing/translations/translated.server.ts';
import type { Languages, Locale } from '#app/words/locales.ts';
import type { Db } from '#app/platform/db/database.ts';
import { type ContentType, hasOwnPage } from '#app/publishing/content-type.ts';
import { type TextDocument, xmlText } from '#app/platform/http/text-document.ts';

/** The protocol's limit; each address counts once per language of the site. */
const ADDRESSES_IN_ALL_LANGUAGES = 50_000;

/** A file is held in memory while it is written. */
const ADDRESSES_A_FILE = 20_000;
const ROWS_AT_A_TIME = 2_000;

const mostIn = ({ length }: Languages) =>
  Math.min(ADDRESSES_A_FILE, Math.floor(ADDRESSES_IN_ALL_LANGUAGES / length));

interface SitemapQuery {
  db: Db;
  schoolCode: string;
  siteUrl: string;
  languages: Languages;
  now: Date;
  most?: number;
}

const fixedPages = listedPages.filter((page) => !listOf(page));

/** Items with their own address, in a fixed order. */
const listedTypes = contentTypes
  .filter(hasOwnPage)
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** All addresses if they fit into one file, otherwise the index of several files. */
export async function sitemap(query: SitemapQuery): Promise<TextDocument> {
  const plan = await planOf(query);
  if (plan.length === 1) return sitemapFile(query, plan[0]!);
  const changed = await lastChange(query);
  const entries = plan.map(
    (_, index) => `<sitemap>${location(query.siteUrl, `/sitemap-${index + 1}.xml`, changed)}</sitemap>`,
  );
  return xml(`<sitemapindex ${NAMESPACE}>${entries.join('\n')}</sitemapindex>`);
}

/** Undefined for the number of a file that is not needed. */
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
 * Which addresses are in which file. The first of several holds only the text pages, and no file holds two
 * content types: a new album does not change the files of the news.
 */
async function planOf({
  db,
  schoolCode,
  now,
  languages,
  most = mostIn(languages),
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
  const lines: string[] = [];
  if (hasFixedPages) {
    const changed = await lastChange(query);
    const languages = await findLanguagesOfPages(query);
    for (const page of fixedPages)
      lines.push(...urlEntries(query, pageAddress(page), changed, languages.get(page) ?? query.languages));
  }
  for (const range of ranges) {
    for await (const { address, updatedAt, languages } of itemsIn(query, range))
      lines.push(...urlEntries(query, address, updatedAt, languages));
  }
  return xml(`<urlset ${NAMESPACE} ${ALTERNATES}>\n${lines.join('\n')}\n</urlset>`);
}

async function* itemsIn(query: SitemapQuery, { contentType, first }: ItemRange) {
  const { most = mostIn(query.languages) } = query;
  for (let offset = first; offset < first + most; offset += ROWS_AT_A_TIME) {
    const limit = Math.min(ROWS_AT_A_TIME, first + most - offset);
    const rows = await listChanges(query.db, contentType, { ...query, limit, offset });
    for (const { id, updatedAt, address, languages } of rows)
      yield { address: address ?? contentType.address({ id, texts: {} }), updatedAt, languages };
    if (rows.length < limit) return;
    // Lets waiting page requests run in between.
    await setImmediate();
  }
}

/** Text pages show the profile, pictures and lists too, so they change when anything does. */
async function lastChange({ db, schoolCode }: SitemapQuery): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_revisions')
    .select('changed_at')
    .where('school_code', '=', schoolCode)
    .executeTakeFirst();
  return row?.changed_at;
}

/** For pages with the school's own text. */
async function findLanguagesOfPages({
  db,
  schoolCode,
  now,
}: SitemapQuery): Promise<Map<PageName, readonly Locale[]>> {
  const idOf = new Map(fixedPages.map((page) => [pageId(schoolCode, page as PageKey), page]));
  const rows = await db
    .selectFrom('content_items')
    .select(['id', 'language', translatedInto.as('translations')])
    .where(liveNow(pages, schoolCode, now))
    .execute();
  return new Map(
    rows.flatMap(({ id, language, translations }) => {
      const page = idOf.get(id);
      return page ? [[page, languagesOf(language, translations)] as const] : [];
    }),
  );
}

/** One address per language of the site; each names all of them. */
function urlEntries(
  { siteUrl, languages: siteLanguages }: Pick<SitemapQuery, 'siteUrl' | 'languages'>,
  address: string,
  changed: string | undefined,
  translated: readonly Locale[],
): string[] {
  const available = siteLanguages.filter((language) => translated.includes(language));
  const languages = available.length > 0 ? available : [siteLanguages[0]];
  const alternates =
    languages.length > 1
      ? languages.map(
          (language) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(siteUrl + inLanguage(address, language, siteLanguages))}"/>`,
        )
      : [];
  return languages.map(
    (language) =>
      `<url>${location(siteUrl, inLanguage(address, language, siteLanguages), changed)}${alternates.join('')}</url>`,
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
