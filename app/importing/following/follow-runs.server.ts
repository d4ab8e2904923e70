import type { Db } from '#app/platform/db/database.ts';
import type { Lists } from '../run/figures.ts';
import type { ImportRun } from '../run/import-runs.server.ts';
import type { ImportSource } from '../run/save-comparison.server.ts';
import { IMPORTED_CONTENT_TYPES, type ImportedContentType } from '../provider/remote-item.ts';

export interface FollowRun {
  id: string;
  at: string;
  state: ImportRun['state'];
  trouble: string;
  /** Items that were new or changed there. */
  imported: number;
}

/** The last checks of the old site, oldest first. */
export async function listFollowRuns(
  db: Db,
  { schoolCode, source }: ImportSource,
  most: number,
): Promise<FollowRun[]> {
  const rows = await db
    .selectFrom('imports')
    .select(['id', 'started_at', 'state', 'trouble', 'lists'])
    .where('school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('kind', '=', 'step')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(({ id, started_at, state, trouble, lists }) => ({
    id,
    at: started_at,
    state,
    trouble,
    imported: Object.values(JSON.parse(lists) as Lists).reduce((sum, { toImport }) => sum + toImport, 0),
  }));
}

export interface ShrunkList {
  contentType: ImportedContentType;
  before: number;
  now: number;
  /** A sample of the items missing there; all of them still exist here. */
  missing: { id: string; title: string }[];
}

/** Lists that had become much shorter when last read, and that nobody has accepted yet. */
export async function listShrunk(db: Db, { schoolCode, source }: ImportSource): Promise<ShrunkList[]> {
  const last = await db
    .selectFrom('imports')
    .select('lists')
    .where('school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('kind', 'in', ['move', 'step'])
    .where('lists', '!=', '{}')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const lists = last ? (JSON.parse(last.lists) as Lists) : {};
  const shrunk = IMPORTED_CONTENT_TYPES.flatMap((contentType) => {
    const found = lists[contentType]?.shrunk;
    return found ? [{ contentType, ...found }] : [];
  });
  if (shrunk.length === 0) return [];
  // Once accepted, no item of that type counts as present in the list until it is read again.
  const open = await db
    .selectFrom('imported_items')
    .select('kind')
    .distinct()
    .where('school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('state', 'in', ['here', 'differs'])
    .execute();
  const undecided = shrunk.filter(({ contentType }) => open.some((row) => row.kind === contentType));
  return Promise.all(
    undecided.map(async (list) => ({ ...list, missing: await namesOf(db, { schoolCode, source }, list) })),
  );
}

async function namesOf(
  db: Db,
  { schoolCode, source }: ImportSource,
  // Rows of an older version have no such list.
  { contentType, missing = [] }: { contentType: ImportedContentType; missing?: string[] },
): Promise<ShrunkList['missing']> {
  if (missing.length === 0) return [];
  const rows = await db
    .selectFrom('imported_items')
    .select(['local_id', 'title'])
    .where('school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('kind', '=', contentType)
    .where('remote_id', 'in', missing)
    .where('local_id', 'is not', null)
    .orderBy('position')
    .orderBy('remote_id')
    .execute();
  return rows.map(({ local_id, title }) => ({ id: local_id!, title }));
}

export interface FollowedChange {
  contentType: ImportedContentType;
  id: string;
  title: string;
  at: string;
  isNew: boolean;
  isLive: boolean;
}

const MAX_CHANGES = 10;

/** The changes that the last checks imported automatically. */
export async function listFollowedChanges(
  db: Db,
  { schoolCode, source }: ImportSource,
): Promise<FollowedChange[]> {
  const rows = await db
    .selectFrom('imported_items')
    .innerJoin('imports', (join) =>
      join
        .onRef('imports.school_code', '=', 'imported_items.school_code')
        .onRef('imports.id', '=', 'imported_items.import_id'),
    )
    .innerJoin('content_items', (join) =>
      join
        .onRef('content_items.school_code', '=', 'imported_items.school_code')
        .onRef('content_items.type', '=', 'imported_items.kind')
        .onRef('content_items.id', '=', 'imported_items.local_id'),
    )
    .select([
      'imported_items.kind',
      'imported_items.title',
      'imported_items.changed_at',
      'imported_items.outcome',
    ])
    .select(['content_items.id', 'content_items.status'])
    .where('imported_items.school_code', '=', schoolCode)
    .where('imported_items.source', '=', source)
    .where('content_items.school_code', '=', schoolCode)
    .where('content_items.deleted_at', 'is', null)
    .where('imports.kind', '=', 'step')
    .where('imported_items.outcome', 'in', ['created', 'updated'])
    .orderBy('imported_items.changed_at', 'desc')
    .orderBy('content_items.id')
    .limit(MAX_CHANGES)
    .execute();
  return rows.map(({ kind, id, title, changed_at, outcome, status }) => ({
    contentType: kind as ImportedContentType,
    id,
    title,
    at: changed_at,
    isNew: outcome === 'created',
    isLive: status === 'published',
  }));
}
