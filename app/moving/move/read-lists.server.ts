import { takingTurns } from '#app/core/flow/taking-turns.ts';
import { readThingsInThread } from '../provider/read-in-thread.server.ts';
import type { Provider } from '../provider/ask-provider.server.ts';
import type { PassedThing, RemoteThing, ThingKind } from '../provider/thing.ts';
import { seenHash } from './hash.server.ts';
import type { ListFigures } from './figures.ts';

/** What was known of a thing before a list was read. */
export interface KnownThing {
  seenHash: string;
  takenHash: string | null;
  state: 'waiting' | 'here' | 'passed' | 'differs' | 'gone';
}

export interface ReadSource {
  address: string;
  schoolThere: string;
  /** A year, or empty. */
  since: string;
}

export interface Comparison {
  figures: ListFigures;
  coming: { thing: RemoteThing; hash: string; position: number; isNew: boolean }[];
  passed: PassedThing[];
  /** Of what is coming: what of it stays behind. */
  parts: PassedThing[];
  /** They are here, and were gone for a while over there. */
  back: string[];
  gone: string[];
}

/** More than this part of what came before is not there any more: rather a fault than somebody's wish. */
const MOST_LOST = 1 / 5;
/** So many of them are told; a person who has looked through these knows what is the matter. */
const MOST_NAMED = 200;

/** Reads a list of the old site and tells what in it is new. Nothing is written. */
export async function compareList(
  provider: Provider,
  kind: ThingKind,
  source: ReadSource,
  known: ReadonlyMap<string, KnownThing>,
): Promise<Comparison> {
  const list = await provider.list(kind);
  const nothing = { there: 0, unchanged: 0, coming: 0, passed: 0, gone: 0 };
  if ('failed' in list)
    return {
      figures: { ...nothing, failed: { reason: list.failed, detail: list.detail } },
      coming: [],
      passed: [],
      parts: [],
      back: [],
      gone: [],
    };
  const read = await readThingsInThread(kind, list.items, source);
  const { things } = read;
  const names = new Set(things.map(({ id }) => id));
  const told = [...list.passed, ...read.passed];
  // Told of something that comes along, it is about a part of it: a picture that lies elsewhere, a link that leads nowhere.
  const parts = told.filter(({ id }) => names.has(id));
  const passed = [...new Map(told.filter(({ id }) => !names.has(id)).map((one) => [one.id, one])).values()];
  const seen = new Set([...names, ...passed.map(({ id }) => id)]);
  const here = [...known].filter(([, { state }]) => state === 'here' || state === 'differs');
  const gone = here.flatMap(([id]) => (seen.has(id) ? [] : [id]));
  const figures: ListFigures = { ...nothing, there: things.length + passed.length, passed: passed.length };
  if (gone.length > here.length * MOST_LOST)
    return {
      figures: {
        ...figures,
        shrunk: {
          before: here.length,
          now: here.length - gone.length,
          missing: gone.slice(0, MOST_NAMED),
        },
      },
      coming: [],
      passed: [],
      parts: [],
      back: [],
      gone: [],
    };
  const coming: Comparison['coming'] = [];
  const back: string[] = [];
  const turn = takingTurns();
  for (const [position, thing] of things.entries()) {
    await turn();
    const before = known.get(thing.id);
    const hash = seenHash(thing);
    if (before?.takenHash === hash) {
      if (before.state === 'gone') back.push(thing.id);
      figures.unchanged += 1;
    } else if (before?.state === 'differs' && before.seenHash === hash) figures.unchanged += 1;
    else coming.push({ thing, hash, position, isNew: before?.takenHash == null });
  }
  const comes = new Set(coming.map(({ thing }) => thing.id));
  return {
    figures: { ...figures, coming: coming.length, gone: gone.length },
    coming,
    passed,
    parts: parts.filter(({ id }) => comes.has(id)),
    back,
    gone,
  };
}
