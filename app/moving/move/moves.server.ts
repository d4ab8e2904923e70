import { newId } from '#app/core/ids.ts';
import { writeDown } from '#app/access/audit/record.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import type { Services } from '#app/platform/services.ts';
import type { Selectable, Transaction } from 'kysely';
import { type Figures, type Lists, noFigures } from './figures.ts';

export type MoveKind = Schema['moves']['kind'];

export interface Move extends Pick<
  Selectable<Schema['moves']>,
  'id' | 'source' | 'kind' | 'state' | 'trouble'
> {
  schoolCode: string;
  by: { id: string; name: string };
  begunAt: string;
  endedAt: string | null;
  lists: Lists;
  figures: Figures;
}

export const MOVE_JOB = 'move-in';

/** For ever the same, so that one school has one at a time. */
const jobOf = (schoolCode: string) => `move-in-${schoolCode}`;

const asMove = (row: Selectable<Schema['moves']>): Move => ({
  id: row.id,
  source: row.source,
  kind: row.kind,
  state: row.state,
  trouble: row.trouble,
  schoolCode: row.school_code,
  by: { id: row.begun_by_id, name: row.begun_by },
  begunAt: row.begun_at,
  endedAt: row.ended_at,
  lists: JSON.parse(row.lists) as Lists,
  figures: { ...noFigures(), ...(JSON.parse(row.figures) as Figures) },
});

export async function findMove(
  db: Db | Transaction<Schema>,
  { schoolCode, id }: { schoolCode: string; id: string },
): Promise<Move | undefined> {
  const row = await db
    .selectFrom('moves')
    .selectAll()
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asMove(row);
}

/** The newest of these kinds, whatever became of it. */
export async function newestMove(
  db: Db | Transaction<Schema>,
  schoolCode: string,
  kinds: readonly MoveKind[],
): Promise<Move | undefined> {
  const row = await db
    .selectFrom('moves')
    .selectAll()
    .where('school_code', '=', schoolCode)
    .where('kind', 'in', kinds)
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && asMove(row);
}

export interface Beginner {
  id: string;
  name: string;
  schoolCode: string;
}

/**
 * Begins one, or gives back the one that has not come to its end: a second press is the same as the first. With `here`
 * the caller does the work; otherwise the server does, whoever waits for it or not.
 */
export async function beginMove(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  {
    staff,
    now,
    kind,
    source,
    here,
  }: { staff: Beginner; now: Date; kind: MoveKind; source: string; here?: boolean },
): Promise<Move> {
  const { schoolCode } = staff;
  const move = await database.writes.transaction().execute(async (transaction) => {
    const last = await newestMove(transaction, schoolCode, ['look', 'move', 'step']);
    const goesOn = last && (last.state === 'running' || last.state === 'paused') && last.source === source;
    let id = goesOn && last.kind === kind ? last.id : undefined;
    if (id && last) await setState(transaction, last, 'running');
    else {
      // Another was asked for: what the one before has brought stays, and is not brought again.
      if (last && (last.state === 'running' || last.state === 'paused'))
        await setState(transaction, last, 'stopped', now);
      id = newId(now.getTime());
      await transaction
        .insertInto('moves')
        .values({
          id,
          school_code: schoolCode,
          source,
          kind,
          state: 'running',
          begun_by_id: staff.id,
          begun_by: staff.name,
          begun_at: now.toISOString(),
          ended_at: null,
          lists: '{}',
          figures: JSON.stringify(noFigures()),
        })
        .execute();
      if (kind === 'move')
        await writeDown(transaction, {
          staff,
          now,
          action: 'begin-move',
          subject: { type: 'moves', id, title: source },
        });
    }
    if (!here) await askForWork(transaction, schoolCode, now);
    return (await findMove(transaction, { schoolCode, id }))!;
  });
  if (!here) jobs.ring();
  return move;
}

async function askForWork(transaction: Transaction<Schema>, schoolCode: string, now: Date): Promise<void> {
  await forgetEndedWork(transaction, schoolCode);
  await enqueue(transaction, { id: jobOf(schoolCode), schoolCode, kind: MOVE_JOB, payload: {}, now });
}

/** One that came to its end leaves its row behind. */
async function forgetEndedWork(transaction: Transaction<Schema>, schoolCode: string): Promise<void> {
  await transaction
    .deleteFrom('jobs')
    .where('id', '=', jobOf(schoolCode))
    .where('state', 'in', ['done', 'dead'])
    .execute();
}

/** Its job was running at two deaths of the server: somebody looks at it, and lets it go on or stops it. */
export async function pauseParkedMove(
  transaction: Transaction<Schema>,
  schoolCode: string,
  now: Date,
): Promise<void> {
  const move = await newestMove(transaction, schoolCode, ['look', 'move']);
  if (move?.state !== 'running') return;
  await setState(transaction, move, 'paused');
  await tellLine(transaction, { moveId: move.id, now, code: 'parked', about: {} });
}

export type Wish = 'pause' | 'resume' | 'stop';

/** Says what is to become of the one that is under way; whoever works on it hears of it within seconds. */
export async function wishForMove(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  { staff, now, wish }: { staff: Beginner; now: Date; wish: Wish },
): Promise<Move | undefined> {
  const { schoolCode } = staff;
  const move = await database.writes.transaction().execute(async (transaction) => {
    const last = await newestMove(transaction, schoolCode, ['look', 'move', 'step']);
    if (!last || (last.state !== 'running' && last.state !== 'paused')) return last;
    if (wish === 'stop') {
      await setState(transaction, last, 'stopped', now);
      await forgetEndedWork(transaction, schoolCode);
    } else await setState(transaction, last, wish === 'pause' ? 'paused' : 'running');
    if (wish === 'resume') await askForWork(transaction, schoolCode, now);
    await writeDown(transaction, {
      staff,
      now,
      action: `${wish}-move`,
      subject: { type: 'moves', id: last.id, title: last.source },
    });
    return findMove(transaction, { schoolCode, id: last.id });
  });
  if (wish === 'resume') jobs.ring();
  return move;
}

async function setState(
  transaction: Transaction<Schema>,
  { id }: Pick<Move, 'id'>,
  state: Move['state'],
  ended?: Date,
): Promise<void> {
  await transaction
    .updateTable('moves')
    .set({ state, ...(ended && { ended_at: ended.toISOString() }) })
    .where('id', '=', id)
    .where('state', 'in', ['running', 'paused'])
    .execute();
}

/** Said again every few seconds: whoever was killed is followed soon. */
export const RENEW_HOLD_MS = 3000;
const HOLD_MS = 4 * RENEW_HOLD_MS;

/** Whoever works on a move holds it, and says so again and again. Nothing where another does, or it is no longer to go on. */
export async function holdMove(
  db: Db,
  { id, holder, now }: { id: string; holder: string; now: Date },
): Promise<boolean> {
  const held = await db
    .updateTable('moves')
    .set({ holder, held_until: new Date(now.getTime() + HOLD_MS).toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where((is) => is.or([is('holder', '=', holder), is('held_until', '<', now.toISOString())]))
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

export async function letGoOfMove(db: Db, { id, holder }: { id: string; holder: string }): Promise<void> {
  await db
    .updateTable('moves')
    .set({ held_until: '' })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .execute();
}

export async function keepFigures(
  db: Db | Transaction<Schema>,
  id: string,
  { lists, figures }: { lists?: Lists; figures?: Figures },
): Promise<void> {
  await db
    .updateTable('moves')
    .set({
      ...(lists && { lists: JSON.stringify(lists) }),
      ...(figures && { figures: JSON.stringify(figures) }),
    })
    .where('id', '=', id)
    .execute();
}

export async function endMove(
  db: Db,
  { id, state, trouble = '', now }: { id: string; state: 'done' | 'failed'; trouble?: string; now: Date },
): Promise<void> {
  await db
    .updateTable('moves')
    .set({ state, trouble, ended_at: now.toISOString(), held_until: '' })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** What happened on the way. A code and what it is about: words are for who looks at it. */
export async function tellLine(
  db: Db | Transaction<Schema>,
  { moveId, now, code, about }: { moveId: string; now: Date; code: string; about: object },
): Promise<void> {
  await db
    .insertInto('move_lines')
    .values({
      id: newId(now.getTime()),
      move_id: moveId,
      at: now.toISOString(),
      code,
      about: JSON.stringify(about),
    })
    .execute();
}
