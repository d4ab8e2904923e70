import { OWN_LANGUAGE } from '#app/publishing/document-ref.ts';
import { sql } from 'kysely';
import { type ContentType, declaredTexts } from '#app/publishing/content-type.ts';
import { type Fields, parseFields } from '#app/publishing/fields.ts';
import { readTexts } from '#app/publishing/items/rows.server.ts';
import { isLive } from '#app/platform/content/live.ts';
import type { SegmentTexts } from '#app/publishing/translations/segment-texts.ts';
import { readLocale, type Locale } from '#app/words/locales.ts';
import type { ExportSource } from './export-source.ts';

export interface ExportedFile {
  mediaId: string;
  path: string;
  kind: 'image' | 'document';
  role: 'attachments' | 'image';
  /** Its original name. */
  name: string;
  alt: string;
  caption: string;
}

/** An item with everything that is stored of it. */
export interface ExportedItem {
  id: string;
  title: string;
  day: string;
  language: Locale;
  state: 'public' | 'draft' | 'scheduled' | 'over' | 'changed';
  publishFrom: string;
  expireAt: string | null;
  updatedAt: string;
  texts: Record<string, string>;
  files: ExportedFile[];
  /** Its texts in other languages, by segment. */
  translations: Partial<Record<Locale, SegmentTexts>>;
}

const BATCH_SIZE = 100;

type ItemsQuery = Pick<ExportSource, 'db' | 'schoolCode' | 'now'>;

/**
 * The items of a type, in batches: the live ones with the files that may be shown, or all others: drafts,
 * scheduled and expired items, and changes to live ones. Items in the trash are left out.
 */
export async function* listExportedItems(
  itemsQuery: ItemsQuery,
  type: ContentType,
  which: 'live' | 'not-live',
): AsyncGenerator<ExportedItem[]> {
  let after: { day: string; id: string } | undefined;
  for (;;) {
    const rows = await selectItems(itemsQuery, type, which, after).execute();
    if (rows.length > 0) yield await completeItems(itemsQuery, type, which, rows);
    if (rows.length < BATCH_SIZE) return;
    after = rows.at(-1)!;
  }
}

/** Newest day first; continues after a cursor, so that items published in the meantime shift nothing. */
function selectItems(
  { db, schoolCode, now }: ItemsQuery,
  type: ContentType,
  which: 'live' | 'not-live',
  after: { day: string; id: string } | undefined,
) {
  let query = db
    .selectFrom('content_items')
    .leftJoin('content_drafts', (join) =>
      join
        .onRef('content_drafts.school_code', '=', 'content_items.school_code')
        .onRef('content_drafts.item_type', '=', 'content_items.type')
        .onRef('content_drafts.item_id', '=', 'content_items.id')
        .on('content_drafts.language', '=', OWN_LANGUAGE),
    )
    .select(['content_items.id', 'content_items.title', 'day', 'status', 'publish_from', 'expire_at'])
    .select(['content_items.updated_at', 'content_items.fields', 'content_items.language', 'type'])
    .select(['content_drafts.fields as draft', 'content_drafts.updated_at as draft_at'])
    .select(isLive(schoolCode, now).as('live'))
    .where('type', '=', type.name)
    .where('content_items.school_code', '=', schoolCode)
    .where('deleted_at', 'is', null);
  query =
    which === 'live'
      ? query.where(isLive(schoolCode, now))
      : query.where((or) =>
          or.or([sql<boolean>`not ${isLive(schoolCode, now)}`, or('content_drafts.fields', 'is not', null)]),
        );
  if (after)
    query = query.where(sql<boolean>`(content_items.day, content_items.id) < (${after.day}, ${after.id})`);
  return query.orderBy('day', 'desc').orderBy('content_items.id', 'desc').limit(BATCH_SIZE);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number];

async function completeItems(
  itemsQuery: ItemsQuery,
  type: ContentType,
  which: 'live' | 'not-live',
  rows: Row[],
): Promise<ExportedItem[]> {
  const ids = rows.map(({ id }) => id);
  const drafts = new Map(
    which === 'live'
      ? []
      : rows.flatMap(({ id, draft }) => (draft ? [[id, parseFields(draft)] as const] : [])),
  );
  const translations = await translationsOf(itemsQuery, type, ids);
  const files = await filesOf(itemsQuery, type, ids, { withHidden: which !== 'live' });
  const named = await filesNamed(itemsQuery, [...drafts.values()]);
  return rows.map((row) => {
    const draft = drafts.get(row.id);
    const own = files.get(row.id) ?? [];
    const inDraft = draft
      ? named(draft).filter(({ mediaId }) => !own.some((file) => file.mediaId === mediaId))
      : [];
    return {
      id: row.id,
      title: row.title,
      day: row.day,
      language: readLocale(row.language) ?? 'en',
      state: stateOf(row, which, itemsQuery.now),
      publishFrom: row.publish_from,
      expireAt: row.expire_at,
      updatedAt: (draft && row.draft_at) || row.updated_at,
      texts: declaredTexts(type, draft?.texts ?? readTexts(row)),
      files: [...own, ...inDraft],
      translations: translations.get(row.id) ?? {},
    };
  });
}

function stateOf({ live, status, publish_from }: Row, which: string, now: Date): ExportedItem['state'] {
  if (live) return which === 'live' ? 'public' : 'changed';
  if (status === 'draft') return 'draft';
  return publish_from > now.toISOString() ? 'scheduled' : 'over';
}

async function translationsOf({ db, schoolCode }: ItemsQuery, type: ContentType, ids: string[]) {
  const rows = await db
    .selectFrom('content_translations')
    .select(['item_id', 'language', 'texts as translation'])
    .where('school_code', '=', schoolCode)
    .where('item_type', '=', type.name)
    .where('item_id', 'in', ids)
    .where('published_at', 'is not', null)
    .execute();
  const byItem = new Map<string, ExportedItem['translations']>();
  for (const { item_id, language, translation } of rows)
    byItem.set(item_id, { ...byItem.get(item_id), [language]: JSON.parse(translation) as SegmentTexts });
  return byItem;
}

/** In order. */
async function filesOf(
  { db, schoolCode }: ItemsQuery,
  type: ContentType,
  ids: string[],
  { withHidden }: { withHidden: boolean },
): Promise<Map<string, ExportedFile[]>> {
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('media_files', (join) =>
      join
        .onRef('media_files.school_code', '=', 'attachments.school_code')
        .onRef('media_files.id', '=', 'attachments.media_id'),
    )
    .select(['item_id', 'media_files.id as mediaId', 'path', 'kind', 'role', 'name', 'alt', 'caption'])
    .where('attachments.school_code', '=', schoolCode)
    .where('item_type', '=', type.name)
    .where('item_id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .$if(!withHidden, (query) => query.where('hidden', '=', 0))
    .orderBy('item_id')
    .orderBy('role')
    .orderBy('position')
    .execute();
  const byItem = new Map<string, ExportedFile[]>();
  for (const { item_id, ...file } of rows) {
    const files = byItem.get(item_id);
    if (files) files.push(file);
    else byItem.set(item_id, [file]);
  }
  return byItem;
}

/** The files that unpublished changes name. */
async function filesNamed(
  { db, schoolCode }: ItemsQuery,
  drafts: Fields[],
): Promise<(draft: Fields) => ExportedFile[]> {
  const valuesOf = ({ files }: Fields) => Object.values(files).flat();
  const ids = [...new Set(drafts.flatMap(valuesOf).map(({ mediaId }) => mediaId))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('media_files')
          .select(['id', 'path', 'kind', 'name'])
          .where('school_code', '=', schoolCode)
          .where('withdrawn_at', 'is', null)
          .where('id', 'in', ids)
          .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (draft) =>
    valuesOf(draft).flatMap(({ mediaId, alt }): ExportedFile[] => {
      const { id: _, ...file } = byId.get(mediaId) ?? {};
      return 'path' in file
        ? [
            {
              mediaId,
              ...(file as Pick<ExportedFile, 'path' | 'kind' | 'name'>),
              role: 'attachments',
              alt,
              caption: '',
            },
          ]
        : [];
    });
}
