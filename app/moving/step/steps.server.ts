import type { Db } from '#app/platform/db/database.ts';
import type { Lists } from '../move/figures.ts';
import type { Move } from '../move/moves.server.ts';
import type { OfSource } from '../move/note-list.server.ts';
import { THING_KINDS, type ThingKind } from '../provider/thing.ts';

export interface Step {
  id: string;
  at: string;
  state: Move['state'];
  trouble: string;
  /** Things that were new or changed over there. */
  came: number;
}

/** The last looks at the old site, the oldest of them first. */
export async function listSteps(db: Db, { schoolCode, source }: OfSource, most: number): Promise<Step[]> {
  const rows = await db
    .selectFrom('moves')
    .select(['id', 'begun_at', 'state', 'trouble', 'lists'])
    .where('school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('kind', '=', 'step')
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(({ id, begun_at, state, trouble, lists }) => ({
    id,
    at: begun_at,
    state,
    trouble,
    came: Object.values(JSON.parse(lists) as Lists).reduce((sum, { coming }) => sum + coming, 0),
  }));
}

export interface ShrunkList {
  kind: ThingKind;
  before: number;
  now: number;
  /** What is no longer there, as far as it is told; all of it is here still. */
  missing: { id: string; title: string }[];
}

/** Lists that were much shorter when they were last read, and of which nobody has said yet that it is meant so. */
export async function listShrunk(db: Db, { schoolCode, source }: OfSource): Promise<ShrunkList[]> {
  const last = await db
    .selectFrom('moves')
    .select('lists')
    .where('school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('kind', 'in', ['move', 'step'])
    .where('lists', '!=', '{}')
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const lists = last ? (JSON.parse(last.lists) as Lists) : {};
  const shrunk = THING_KINDS.flatMap((kind) => {
    const found = lists[kind]?.shrunk;
    return found ? [{ kind, ...found }] : [];
  });
  if (shrunk.length === 0) return [];
  // Once somebody has said so, none of that kind counts as being in the list until it is read again.
  const open = await db
    .selectFrom('moved_things')
    .select('kind')
    .distinct()
    .where('school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('state', 'in', ['here', 'differs'])
    .execute();
  const asked = shrunk.filter(({ kind }) => open.some((row) => row.kind === kind));
  return Promise.all(
    asked.map(async (list) => ({ ...list, missing: await namesOf(db, { schoolCode, source }, list) })),
  );
}

async function namesOf(
  db: Db,
  { schoolCode, source }: OfSource,
  // One that was written down by an older version names none.
  { kind, missing = [] }: { kind: ThingKind; missing?: string[] },
): Promise<ShrunkList['missing']> {
  if (missing.length === 0) return [];
  const rows = await db
    .selectFrom('moved_things')
    .select(['local_id', 'title'])
    .where('school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('remote_id', 'in', missing)
    .where('local_id', 'is not', null)
    .orderBy('position')
    .orderBy('remote_id')
    .execute();
  return rows.map(({ local_id, title }) => ({ id: local_id!, title }));
}

export interface CameByItself {
  kind: ThingKind;
  id: string;
  title: string;
  at: string;
  isNew: boolean;
  isLive: boolean;
}

const MOST_CAME = 10;

/** What the last looks have brought without anybody's doing. */
export async function listCameByItself(db: Db, { schoolCode, source }: OfSource): Promise<CameByItself[]> {
  const rows = await db
    .selectFrom('moved_things')
    .innerJoin('moves', 'moves.id', 'moved_things.move_id')
    .innerJoin('content_items', (join) =>
      join
        .onRef('content_items.type', '=', 'moved_things.kind')
        .onRef('content_items.id', '=', 'moved_things.local_id'),
    )
    .select(['moved_things.kind', 'moved_things.title', 'moved_things.changed_at', 'moved_things.outcome'])
    .select(['content_items.id', 'content_items.status'])
    .where('moved_things.school_code', '=', schoolCode)
    .where('moved_things.source', '=', source)
    .where('content_items.school_code', '=', schoolCode)
    .where('content_items.deleted_at', 'is', null)
    .where('moves.kind', '=', 'step')
    .where('moved_things.outcome', 'in', ['created', 'updated'])
    .orderBy('moved_things.changed_at', 'desc')
    .orderBy('content_items.id')
    .limit(MOST_CAME)
    .execute();
  return rows.map(({ kind, id, title, changed_at, outcome, status }) => ({
    kind: kind as ThingKind,
    id,
    title,
    at: changed_at,
    isNew: outcome === 'created',
    isLive: status === 'published',
  }));
}
