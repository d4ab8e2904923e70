import { newId } from '#app/core/ids.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import type { DbOrTransaction, Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import type { Services } from '#app/platform/services.ts';
import type { Selectable, Transaction } from 'kysely';
import { type Figures, type Lists, noFigures } from './figures.ts';

export type ImportKind = Schema['imports']['kind'];

export interface ImportRun extends Pick<
  Selectable<Schema['imports']>,
  'id' | 'source' | 'kind' | 'state' | 'trouble'
> {
  schoolCode: string;
  by: { id: string; name: string };
  startedAt: string;
  endedAt: string | null;
  lists: Lists;
  figures: Figures;
}

export const IMPORT_JOB = 'move-in';

/** Constant, so that a school has one at a time. */
const jobIdOf = (schoolCode: string) => `move-in-${schoolCode}`;

const toImportRun = (row: Selectable<Schema['imports']>): ImportRun => ({
  id: row.id,
  source: row.source,
  kind: row.kind,
  state: row.state,
  trouble: row.trouble,
  schoolCode: row.school_code,
  by: { id: row.started_by_id, name: row.started_by },
  startedAt: row.started_at,
  endedAt: row.ended_at,
  lists: JSON.parse(row.lists) as Lists,
  figures: { ...noFigures(), ...(JSON.parse(row.figures) as Figures) },
});

export async function findImportRun(
  db: DbOrTransaction,
  { schoolCode, id }: { schoolCode: string; id: string },
): Promise<ImportRun | undefined> {
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toImportRun(row);
}

/** The newest of these kinds, in any state. */
export async function findLatestImportRun(
  db: DbOrTransaction,
  schoolCode: string,
  kinds: readonly ImportKind[],
): Promise<ImportRun | undefined> {
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .where('school_code', '=', schoolCode)
    .where('kind', 'in', kinds)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toImportRun(row);
}

export interface StartedBy {
  id: string;
  name: string;
  schoolCode: string;
}

/**
 * Starts an import, or returns the one that is in progress: a second press changes nothing. With `here` the
 * caller does the work; otherwise the server does.
 */
export async function startImport(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  {
    staff,
    now,
    kind,
    source,
    here,
  }: { staff: StartedBy; now: Date; kind: ImportKind; source: string; here?: boolean },
): Promise<ImportRun> {
  const { schoolCode } = staff;
  const importRun = await database.writes.transaction().execute(async (transaction) => {
    const last = await findLatestImportRun(transaction, schoolCode, ['look', 'move', 'step']);
    const goesOn = last && (last.state === 'running' || last.state === 'paused') && last.source === source;
    let id = goesOn && last.kind === kind ? last.id : undefined;
    if (id && last) await setState(transaction, last, 'running');
    else {
      // A new one was requested: imported content stays, and is not imported again.
      if (last && (last.state === 'running' || last.state === 'paused'))
        await setState(transaction, last, 'stopped', now);
      id = newId(now.getTime());
      await transaction
        .insertInto('imports')
        .values({
          id,
          school_code: schoolCode,
          source,
          kind,
          state: 'running',
          started_by_id: staff.id,
          started_by: staff.name,
          started_at: now.toISOString(),
          ended_at: null,
          lists: '{}',
          figures: JSON.stringify(noFigures()),
        })
        .execute();
      if (kind === 'move')
        await recordAudit(transaction, {
          staff,
          now,
          action: 'begin-move',
          subject: { type: 'moves', id, title: source },
        });
    }
    if (!here) await enqueueImport(transaction, schoolCode, now);
    return (await findImportRun(transaction, { schoolCode, id }))!;
  });
  if (!here) jobs.notify();
  return importRun;
}

async function enqueueImport(transaction: Transaction<Schema>, schoolCode: string, now: Date): Promise<void> {
  await deleteEndedJob(transaction, schoolCode);
  await enqueue(transaction, { id: jobIdOf(schoolCode), schoolCode, kind: IMPORT_JOB, payload: {}, now });
}

/** Ended jobs leave their row behind. */
async function deleteEndedJob(transaction: Transaction<Schema>, schoolCode: string): Promise<void> {
  await transaction
    .deleteFrom('jobs')
    .where('school_code', '=', schoolCode)
    .where('id', '=', jobIdOf(schoolCode))
    .where('state', 'in', ['done', 'dead'])
    .execute();
}

/** Its job was running at two crashes of the server: somebody decides whether to resume or stop it. */
export async function pauseParkedImport(
  transaction: Transaction<Schema>,
  schoolCode: string,
  now: Date,
): Promise<void> {
  const importRun = await findLatestImportRun(transaction, schoolCode, ['look', 'move']);
  if (importRun?.state !== 'running') return;
  await setState(transaction, importRun, 'paused');
  await recordImportEvent(transaction, {
    schoolCode,
    importId: importRun.id,
    now,
    code: 'parked',
    about: {},
  });
}

export type ImportControl = 'pause' | 'resume' | 'stop';

/** Changes the state of the current import; its worker notices within seconds. */
export async function controlImport(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  { staff, now, control }: { staff: StartedBy; now: Date; control: ImportControl },
): Promise<ImportRun | undefined> {
  const { schoolCode } = staff;
  const importRun = await database.writes.transaction().execute(async (transaction) => {
    const last = await findLatestImportRun(transaction, schoolCode, ['look', 'move', 'step']);
    if (!last || (last.state !== 'running' && last.state !== 'paused')) return last;
    if (control === 'stop') {
      await setState(transaction, last, 'stopped', now);
      await deleteEndedJob(transaction, schoolCode);
    } else await setState(transaction, last, control === 'pause' ? 'paused' : 'running');
    if (control === 'resume') await enqueueImport(transaction, schoolCode, now);
    await recordAudit(transaction, {
      staff,
      now,
      action: `${control}-move`,
      subject: { type: 'moves', id: last.id, title: last.source },
    });
    return findImportRun(transaction, { schoolCode, id: last.id });
  });
  if (control === 'resume') jobs.notify();
  return importRun;
}

async function setState(
  transaction: Transaction<Schema>,
  { schoolCode, id }: Pick<ImportRun, 'schoolCode' | 'id'>,
  state: ImportRun['state'],
  ended?: Date,
): Promise<void> {
  await transaction
    .updateTable('imports')
    .set({ state, ...(ended && { ended_at: ended.toISOString() }) })
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .where('state', 'in', ['running', 'paused'])
    .execute();
}

/** Renewed every few seconds, so that a crashed worker is replaced soon. */
export const RENEW_LEASE_MS = 3000;
const LEASE_MS = 4 * RENEW_LEASE_MS;

/** A worker leases an import and renews the lease. Undefined if another has it, or it must not continue. */
export async function leaseImport(
  db: Db,
  { schoolCode, id, leaseHolder, now }: { schoolCode: string; id: string; leaseHolder: string; now: Date },
): Promise<boolean> {
  const leased = await db
    .updateTable('imports')
    .set({ lease_holder: leaseHolder, lease_until: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where((is) => is.or([is('lease_holder', '=', leaseHolder), is('lease_until', '<', now.toISOString())]))
    .returning('id')
    .executeTakeFirst();
  return leased !== undefined;
}

export async function releaseImportLease(
  db: Db,
  { schoolCode, id, leaseHolder }: { schoolCode: string; id: string; leaseHolder: string },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({ lease_until: '' })
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .where('lease_holder', '=', leaseHolder)
    .execute();
}

export async function saveFigures(
  db: DbOrTransaction,
  { schoolCode, id }: Pick<ImportRun, 'schoolCode' | 'id'>,
  { lists, figures }: { lists?: Lists; figures?: Figures },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      ...(lists && { lists: JSON.stringify(lists) }),
      ...(figures && { figures: JSON.stringify(figures) }),
    })
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .execute();
}

export async function endImport(
  db: Db,
  {
    schoolCode,
    id,
    state,
    trouble = '',
    now,
  }: { schoolCode: string; id: string; state: 'done' | 'failed'; trouble?: string; now: Date },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state, trouble, ended_at: now.toISOString(), lease_until: '' })
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** Records an event: a code and its subject, which are put into words when displayed. */
export async function recordImportEvent(
  db: DbOrTransaction,
  {
    schoolCode,
    importId,
    now,
    code,
    about,
  }: { schoolCode: string; importId: string; now: Date; code: string; about: object },
): Promise<void> {
  await db
    .insertInto('import_log')
    .values({
      id: newId(now.getTime()),
      school_code: schoolCode,
      import_id: importId,
      at: now.toISOString(),
      code,
      about: JSON.stringify(about),
    })
    .execute();
}
