import { sql } from 'kysely';
import { mentionsIn } from '#app/media/files/file-mentions.server.ts';
import { type Focus, focusOf } from '#app/media/focus.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';

type Role = Schema['attachments']['role'];

export interface RowPicture {
  path: string;
  focus?: Focus | undefined;
}

/** What a row of a list shows of an item besides its columns. */
export interface RowDetails {
  /** Its first picture, of its draft if nothing was published with one. */
  picture: RowPicture | undefined;
  /** Who changed it last; unknown for items that came with the site. */
  changedBy: string | undefined;
}

interface ListedItems {
  schoolCode: string;
  type: string;
  ids: readonly string[];
}

export async function listRowDetails(db: Db, items: ListedItems): Promise<(id: string) => RowDetails> {
  if (items.ids.length === 0) return () => ({ picture: undefined, changedBy: undefined });
  const [pictures, editors] = await Promise.all([listPictures(db, items), findEditors(db, items)]);
  return (id) => ({ picture: pictures.get(id), changedBy: editors.get(id) });
}

/** The first picture of each of these items, by id; of its draft if nothing was published with one. */
export async function listPictures(db: Db, items: ListedItems): Promise<Map<string, RowPicture>> {
  const published = await findPublishedPictures(db, items);
  const ids = items.ids.filter((id) => !published.has(id));
  const drafted = ids.length > 0 ? await findDraftPictures(db, { ...items, ids }) : [];
  return new Map([...published, ...drafted]);
}

interface PictureRow {
  id: string;
  path: string;
  focus_x: number | null;
  focus_y: number | null;
}

const pictureOf = ({ path, focus_x, focus_y }: PictureRow): RowPicture => ({
  path,
  focus: focusOf(focus_x, focus_y),
});

/**
 * Without those that were withdrawn or are hidden in their album. The field for the picture comes before the other
 * files, as it does on the site. An album may have hundreds: each is walked in its order, up to the first.
 */
async function findPublishedPictures(db: Db, { schoolCode, type, ids }: ListedItems) {
  const firstOf = (role: Role) => sql`(select a.media_id from attachments as a
    join media_files as f on f.school_code = a.school_code and f.id = a.media_id
    where a.school_code = i.school_code and a.item_type = i.type and a.item_id = i.id and a.role = ${role}
    and a.hidden = 0 and f.kind = 'image' and f.withdrawn_at is null order by a.position limit 1)`;
  const { rows } = await sql<PictureRow>`select i.id, m.path, m.focus_x, m.focus_y from content_items as i
    join media_files as m on m.school_code = i.school_code
      and m.id = coalesce(${firstOf('image')}, ${firstOf('attachments')})
    where i.school_code = ${schoolCode} and i.type = ${type} and i.id in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map((row) => [row.id, pictureOf(row)]));
}

async function findDraftPictures(db: Db, { schoolCode, type, ids }: ListedItems) {
  const drafts = await db
    .selectFrom('content_drafts')
    .select(['item_id', 'fields'])
    .where('school_code', '=', schoolCode)
    .where('item_type', '=', type)
    .where('item_id', 'in', ids)
    .where('language', '=', '')
    .where('fields', 'like', '%"mediaId":"%')
    .execute();
  const mentions = drafts.map(({ item_id: id, fields }) => ({ id, files: mentionsIn(fields) }));
  const fileIds = [...new Set(mentions.flatMap(({ files }) => files))];
  if (fileIds.length === 0) return [];
  const files = await db
    .selectFrom('media_files')
    .select(['id', 'path', 'focus_x', 'focus_y'])
    .where('school_code', '=', schoolCode)
    .where('id', 'in', fileIds)
    .where('kind', '=', 'image')
    .where('withdrawn_at', 'is', null)
    .execute();
  const byId = new Map(files.map((file) => [file.id, pictureOf(file)]));
  return mentions.flatMap(({ id, files: named }) => {
    const picture = named.map((file) => byId.get(file)).find((file) => file !== undefined);
    return picture ? [[id, picture] as const] : [];
  });
}

/** Of the draft, or else of the newest version. */
async function findEditors(db: Db, { schoolCode, type, ids }: ListedItems) {
  const [versions, drafts] = await Promise.all([
    sql<{ id: string; name: string }>`select v.item_id as id, v.staff_name as name from content_versions as v
      where v.school_code = ${schoolCode} and v.item_type = ${type} and v.item_id in (${sql.join(ids)})
      and v.language = '' and v.number = (select max(n.number) from content_versions as n
        where n.school_code = v.school_code and n.item_type = v.item_type and n.item_id = v.item_id
        and n.language = '')`.execute(db),
    db
      .selectFrom('content_drafts')
      .select(['item_id as id', 'staff_name as name'])
      .where('school_code', '=', schoolCode)
      .where('item_type', '=', type)
      .where('item_id', 'in', ids)
      .where('language', '=', '')
      .execute(),
  ]);
  return new Map([...versions.rows, ...drafts].map(({ id, name }) => [id, name]));
}
