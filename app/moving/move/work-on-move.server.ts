import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { limitParallel } from '#app/core/flow/limit-parallel.ts';
import { takingTurns } from '#app/core/flow/taking-turns.ts';
import type { OutsideFailure } from '#app/platform/outside/fetch-outside.ts';
import type { Services } from '#app/platform/services.ts';
import type { Provider } from '../provider/ask-provider.server.ts';
import { type RemoteThing, THING_KINDS, type ThingKind } from '../provider/thing.ts';
import { bringFile, type BroughtFile } from './bring-file.server.ts';
import type { Figures, ListFigures, Lists } from './figures.ts';
import {
  endMove,
  findMove,
  holdMove,
  keepFigures,
  letGoOfMove,
  RENEW_HOLD_MS,
  type Move,
  tellLine,
} from './moves.server.ts';
import { knownThings, noteList } from './note-list.server.ts';
import { compareList, type ReadSource } from './read-lists.server.ts';
import { takeOver } from './take-over.server.ts';

export interface MoveDeps {
  services: Services;
  provider: Provider;
  source: ReadSource & { onlyKinds: readonly ThingKind[] };
  /** Then it is put down, to be gone on with. */
  isOver: () => boolean;
  onProgress?: (move: Move) => void;
}

/**
 * `busy`: somebody else works on it. `later`: there is more to do. `away`: the old site does not answer. `ended`: done,
 * failed, paused or stopped.
 */
export type Worked = 'busy' | 'later' | 'away' | 'ended';

/** Thrown where nothing more can be had over there for now: what was to come still is. */
class ProviderAway extends Error {}

/** As many at once as are worth it: files of several items come side by side. */
const THINGS_AT_ONCE = 6;

/**
 * Works on a move: first the lists, then one thing after the other. Whatever it has done stands in the database before it
 * goes on, so that it may be killed at any moment.
 */
export async function workOnMove(deps: MoveDeps, moveId: string, schoolCode: string): Promise<Worked> {
  const { services } = deps;
  const holder = randomUUID();
  const db = services.database.writes;
  if (!(await holdMove(db, { id: moveId, holder, now: services.clock() }))) {
    const move = await findMove(db, { schoolCode, id: moveId });
    return move?.state === 'running' ? 'busy' : 'ended';
  }
  let isOurs = true;
  // By the clock and not by the work: one answer of the old site may be waited for longer than a hold lasts.
  const renewing = setInterval(() => {
    holdMove(db, { id: moveId, holder, now: services.clock() }).then(
      (held) => (isOurs = held),
      () => undefined,
    );
  }, RENEW_HOLD_MS);
  const mayGoOn = () => isOurs && !deps.isOver();
  try {
    const move = (await findMove(db, { schoolCode, id: moveId }))!;
    const isRead = await readAllLists(deps, move, mayGoOn);
    if (!isRead) return (await stateOf(deps, move)) === 'running' ? 'later' : 'ended';
    const read = Object.values(move.lists);
    if (read.every(({ failed }) => failed)) {
      const trouble = read[0]?.failed?.reason ?? 'list-unreachable';
      await endMove(db, { id: moveId, state: 'failed', trouble, now: services.clock() });
      return 'ended';
    }
    if (move.kind === 'look') await lookAtSome(deps, move);
    else if (!(await bringThings(deps, move, mayGoOn)))
      return (await stateOf(deps, move)) === 'running' ? 'later' : 'ended';
    await endMove(db, { id: moveId, state: 'done', now: services.clock() });
    return 'ended';
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    await tellLine(db, { moveId, now: services.clock(), code: 'provider-away', about: {} });
    return 'away';
  } finally {
    clearInterval(renewing);
    await letGoOfMove(db, { id: moveId, holder }).catch(() => undefined);
  }
}

const stateOf = async ({ services }: MoveDeps, { id, schoolCode }: Move) =>
  (await findMove(services.database.writes, { schoolCode, id }))?.state;

async function readAllLists(
  { services, provider, source }: MoveDeps,
  move: Move,
  mayGoOn: () => boolean,
): Promise<boolean> {
  const { database, clock } = services;
  const of = { schoolCode: move.schoolCode, source: move.source };
  const lists: Lists = move.lists;
  const { figures } = move;
  const looked = new Set<string>();
  for (const kind of THING_KINDS) {
    if (lists[kind] || (source.onlyKinds.length > 0 && !source.onlyKinds.includes(kind))) continue;
    if (!mayGoOn()) return false;
    const known = await knownThings(database.reads, of, kind);
    const found = await compareList(provider, kind, source, known);
    lists[kind] = found.figures;
    if (move.kind === 'look') {
      // A picture that news and an album share is fetched once.
      const paths = found.coming
        .flatMap(({ thing }) => thing.files.map(({ path }) => path))
        .filter((path) => !looked.has(path) && looked.add(path));
      figures.files += paths.length;
      if (kind === 'albums')
        figures.newest = found.coming
          .slice(0, NEWEST)
          .map(({ thing }) => ({ title: thing.title, photos: thing.files.length }));
      figures.look = [
        ...(figures.look ?? []),
        ...[...found.passed, ...found.parts].map(({ id, title, reason, detail }) => ({
          kind,
          id,
          title,
          reason,
          detail,
        })),
      ].slice(0, MOST_TOLD);
      figures.paths = [...(figures.paths ?? []), ...spread(paths, SAMPLE_OF_A_KIND)];
      await keepFigures(database.writes, move.id, { lists, figures });
    } else {
      await database.writes.transaction().execute(async (transaction) => {
        const now = clock();
        figures.files += await noteList(transaction, { ...of, moveId: move.id, now }, kind, found);
        await keepFigures(transaction, move.id, { lists, figures });
      });
    }
    await tellList(services, move, kind, found.figures);
    if (isWrongAddress(lists)) return true;
  }
  if (source.onlyKinds.length === 0 && move.figures.visitors === undefined) {
    const count = await provider.visitors();
    figures.visitors = 'visitors' in count ? count.visitors : null;
    await database.writes
      .updateTable('old_sites')
      .set({ visitors_there: figures.visitors })
      .where('school_code', '=', move.schoolCode)
      .where('address', '=', move.source)
      .execute();
    await keepFigures(database.writes, move.id, { figures });
  }
  return true;
}

/** No other list is there either: asking for each of them would only say the same again. */
const isWrongAddress = (lists: Lists): boolean =>
  Object.values(lists).every(({ failed }) => WRONG_ADDRESS.includes(failed?.detail ?? ''));
const WRONG_ADDRESS: string[] = ['noHost', 'notPublic', 'address'] satisfies OutsideFailure[];

const NEWEST = 5;
const MOST_TOLD = 2000;
const SAMPLE_OF_A_KIND = 8;
const SAMPLE = 12;

/** Some of them from all over the list. */
const spread = <Item>(items: readonly Item[], most: number): Item[] =>
  Array.from(
    { length: Math.min(most, items.length) },
    (_, index) => items[Math.floor((index * items.length) / Math.min(most, items.length))]!,
  );

async function tellList(
  services: Services,
  move: Move,
  kind: ThingKind,
  { failed, shrunk, there }: ListFigures,
): Promise<void> {
  const [code, about] = failed
    ? ['list-failed', { kind, reason: failed.reason }]
    : shrunk
      ? ['list-shrunk', { kind, before: shrunk.before, now: shrunk.now }]
      : ['list-read', { kind, there }];
  await tellLine(services.database.writes, { moveId: move.id, now: services.clock(), code, about });
}

/** How large pictures are over there is told from some of them; nothing of them is kept. */
async function lookAtSome({ services, provider }: MoveDeps, move: Move): Promise<void> {
  const { paths = [], ...figures } = move.figures;
  const began = performance.now();
  const got = await Promise.all(spread(paths, SAMPLE).map((path) => provider.file(path)));
  const whole = got.flatMap((file) => ('bytes' in file ? [file.bytes.byteLength] : []));
  figures.sample = {
    files: whole.length,
    asked: got.length,
    bytes: whole.reduce((sum, bytes) => sum + bytes, 0),
    ms: Math.round(performance.now() - began),
  };
  await keepFigures(services.database.writes, move.id, { figures });
}

async function bringThings(deps: MoveDeps, move: Move, mayGoOn: () => boolean): Promise<boolean> {
  const { services } = deps;
  const figures: Figures = { ...move.figures };
  let since = performance.now();
  const away: ProviderAway[] = [];
  const turn = takingTurns();
  const keep = async () => {
    figures.workedMs += performance.now() - since;
    since = performance.now();
    await keepFigures(services.database.writes, move.id, { figures });
    deps.onProgress?.(move);
  };
  try {
    for (;;) {
      if (!mayGoOn()) return false;
      const batch = await nextThings(services, move, THINGS_AT_ONCE * 2);
      if (batch.length === 0) return true;
      const atOnce = limitParallel(THINGS_AT_ONCE);
      await Promise.all(
        batch.map((thing) =>
          atOnce.run(async () => {
            if (away.length > 0 || !mayGoOn()) return;
            // The others that are on their way come to their end first: what they have brought is kept.
            await turn();
            await bringThing(deps, move, thing, { figures, mayGoOn }).catch(async (error: unknown) => {
              if (error instanceof ProviderAway) away.push(error);
              else if (isOwnFault(error)) await passOver(deps, move, thing, error);
              else throw error;
            });
          }),
        ),
      );
      if (away[0]) throw away[0];
      await keep();
    }
  } finally {
    await keep();
  }
}

/** Our own program failed at it, and would each time; what fails outside of us, as a disk or a line, is none of these. */
const isOwnFault = (error: unknown): error is Error =>
  error instanceof RangeError || error instanceof TypeError || error instanceof SyntaxError;

/** One item that cannot be taken over does not keep the others from coming. */
async function passOver({ services }: MoveDeps, move: Move, thing: RemoteThing, error: Error): Promise<void> {
  services.log.error({ err: error, move: move.id, kind: thing.kind }, 'an item could not be taken over');
  await services.database.writes
    .updateTable('moved_things')
    .set({
      state: sql`case when local_id is null then 'passed' else 'here' end`,
      reason: 'item-failed',
      outcome: 'passed',
      changed_at: services.clock().toISOString(),
    })
    .where('school_code', '=', move.schoolCode)
    .where('source', '=', move.source)
    .where('kind', '=', thing.kind)
    .where('remote_id', '=', thing.id)
    .execute();
}

async function nextThings({ database }: Services, { schoolCode, source, id }: Move, most: number) {
  for (const kind of THING_KINDS) {
    const rows = await database.writes
      .selectFrom('moved_things')
      .select('seen')
      .where('school_code', '=', schoolCode)
      .where('source', '=', source)
      .where('state', '=', 'waiting')
      .where('kind', '=', kind)
      .where('move_id', '=', id)
      .orderBy('position')
      .limit(most)
      .execute();
    if (rows.length > 0) return rows.map(({ seen }) => JSON.parse(seen) as RemoteThing);
  }
  return [];
}

async function bringThing(
  { services, provider }: MoveDeps,
  move: Move,
  thing: RemoteThing,
  { figures, mayGoOn }: { figures: Figures; mayGoOn: () => boolean },
): Promise<void> {
  const of = { schoolCode: move.schoolCode, source: move.source, moveId: move.id };
  const files = new Map<string, BroughtFile>();
  const paths = [...new Set(thing.files.map(({ path }) => path))];
  const atOnce = limitParallel(FILES_OF_ONE);
  await Promise.all(
    paths.map((path) =>
      atOnce.run(async () => {
        if (!mayGoOn()) return;
        const { file, bytes, wasKnown } = await bringFile(
          services,
          provider,
          { ...of, by: move.by.name, isAway: () => failIfAway(provider) },
          path,
        );
        if (file) files.set(path, file);
        figures.bytes += bytes;
        if (!wasKnown) figures.workedOff += 1;
      }),
    ),
  );
  // Put down in the middle of its photos: those that came are known, the others are fetched next time.
  if (!mayGoOn()) return;
  const outcome = await takeOver(services, { ...of, by: move.by }, thing, files);
  figures.workedOff += 1;
  if (thing.kind === 'albums' || outcome === 'differs')
    await tellLine(services.database.writes, {
      moveId: move.id,
      now: services.clock(),
      code: outcome === 'differs' ? 'thing-differs' : 'album-complete',
      about: { kind: thing.kind, title: thing.title, photos: files.size, missing: paths.length - files.size },
    });
}

const FILES_OF_ONE = 4;

/** One picture that cannot be had is passed over; where nothing can be, it is not the picture's fault. */
async function failIfAway(provider: Provider): Promise<void> {
  const answer = await provider.list('highlights');
  if ('failed' in answer && answer.failed === 'list-unreachable') throw new ProviderAway();
}
