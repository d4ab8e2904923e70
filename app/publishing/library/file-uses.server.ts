import { sql } from 'kysely';
import { mentionsIn } from '#app/media/files/file-mentions.server.ts';
import type { DbOrTransaction, Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { StateColumns } from '#app/platform/content/state.ts';

interface Named {
  type: string;
  id: string;
  title: string;
}

/** An item or slot that shows a file, or whose working copy names it. */
export interface FileUse extends Named {
  /** For an item; a fixed slot of the site has none. */
  row: (StateColumns & { fields: string }) | undefined;
  role: Schema['attachments']['role'] | undefined;
  alt: string;
  decorative: boolean;
  /** It is in an album, but hidden there. */
  hidden: boolean;
  /** Only a working copy names it. */
  isDraft: boolean;
}

const ROWS_AT_ONCE = 200;

/** The files that working copies name, and which those are. There are as many as are being edited. */
export async function listDraftMentions(
  db: DbOrTransaction,
  schoolCode: string,
): Promise<Map<string, Named[]>> {
  const found = new Map<string, Named[]>();
  for (let last = { type: '', id: '' }; ;) {
    const { rows } = await sql<Named & { fields: string }>`
      select item_type as type, item_id as id, title, fields from content_drafts
      where (item_type, item_id) > (${last.type}, ${last.id}) and school_code = ${schoolCode} and language = ''
      and fields like '%"mediaId":"%' order by item_type, item_id limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
    for (const { fields, ...draft } of rows)
      for (const mediaId of new Set(mentionsIn(fields)))
        found.set(mediaId, [...(found.get(mediaId) ?? []), draft]);
    if (rows.length < ROWS_AT_ONCE) return found;
    last = rows.at(-1)!;
  }
}

/** How many items and places use each of these files, working copies included. */
export async function countUses(
  db: Db,
  schoolCode: string,
  mediaIds: string[],
  drafts: Map<string, Named[]>,
): Promise<(mediaId: string) => number> {
  const usesOf = new Map<string, Set<string>>();
  const add = (mediaId: string, use: string) => {
    const uses = usesOf.get(mediaId) ?? new Set();
    usesOf.set(mediaId, uses.add(use));
  };
  if (mediaIds.length > 0) {
    const rows = await db
      .selectFrom('attachments')
      .select(['media_id', 'item_type', 'item_id'])
      .distinct()
      .where('school_code', '=', schoolCode)
      .where('media_id', 'in', mediaIds)
      .execute();
    for (const { media_id, item_type, item_id } of rows) add(media_id, `${item_type} ${item_id}`);
    for (const mediaId of mediaIds)
      for (const { type, id } of drafts.get(mediaId) ?? []) add(mediaId, `${type} ${id}`);
  }
  return (mediaId) => usesOf.get(mediaId)?.size ?? 0;
}

/** Everything that shows a file or is about to, one entry each. */
export async function listUses(
  db: DbOrTransaction,
  { schoolCode, mediaId }: { schoolCode: string; mediaId: string },
): Promise<FileUse[]> {
  const rows = await db
    .selectFrom('attachments')
    .leftJoin('content_items', (join) =>
      join
        .onRef('content_items.school_code', '=', 'attachments.school_code')
        .onRef('content_items.type', '=', 'attachments.item_type')
        .onRef('content_items.id', '=', 'attachments.item_id'),
    )
    .select([
      'attachments.item_type as type',
      'attachments.item_id as id',
      'attachments.role',
      'attachments.alt',
      'attachments.hidden',
      'attachments.decorative',
      'content_items.title',
      'content_items.status',
      'content_items.publish_from',
      'content_items.expire_at',
      'content_items.deleted_at',
      'content_items.fields',
    ])
    .where('attachments.school_code', '=', schoolCode)
    .where('attachments.media_id', '=', mediaId)
    .orderBy('attachments.item_type')
    .orderBy('attachments.item_id')
    .orderBy('attachments.position')
    .execute();
  const shown = rows.map(({ type, id, role, alt, hidden, decorative, title, ...row }) => ({
    type,
    id,
    role,
    alt,
    title: title ?? '',
    hidden: hidden === 1,
    decorative: decorative === 1,
    isDraft: false,
    row: rowOf(row),
  }));
  const shownKeys = new Set(shown.map(({ type, id }) => `${type} ${id}`));
  const drafts = (await listDraftMentions(db, schoolCode)).get(mediaId) ?? [];
  const planned = drafts
    .filter(({ type, id }) => !shownKeys.has(`${type} ${id}`))
    .map((draft) => ({
      ...draft,
      role: undefined,
      alt: '',
      hidden: false,
      decorative: false,
      isDraft: true,
      row: undefined,
    }));
  return [...shown, ...planned];
}

interface ItemRow {
  status: StateColumns['status'] | null;
  publish_from: string | null;
  expire_at: string | null;
  deleted_at: string | null;
  fields: string | null;
}

const rowOf = ({ status, publish_from, fields, ...ends }: ItemRow): FileUse['row'] =>
  status && publish_from && fields ? { ...ends, status, publish_from, fields } : undefined;

/** How many older versions name it: restored, they would lack it. */
export async function countVersions(
  db: DbOrTransaction,
  { schoolCode, mediaId }: { schoolCode: string; mediaId: string },
): Promise<number> {
  const { rows } = await sql<{ versions: number }>`select count(*) as versions from content_versions
    where school_code = ${schoolCode} and fields like ${`%"mediaId":"${mediaId}"%`}`.execute(db);
  return Number(rows[0]!.versions);
}

export async function countFilesInRole(
  change: ContentChange,
  { type, id, role }: Pick<FileUse, 'type' | 'id' | 'role'>,
): Promise<number> {
  const { count } = await change
    .selectFrom('attachments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('school_code', '=', change.schoolCode)
    .where('item_type', '=', type)
    .where('item_id', '=', id)
    .where('role', '=', role!)
    .executeTakeFirstOrThrow();
  return Number(count);
}
