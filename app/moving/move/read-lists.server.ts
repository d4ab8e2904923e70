import { readThings } from '../provider/read-things.server.ts';
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
  /** They are here, and were gone for a while over there. */
  back: string[];
  gone: string[];
}

/** More than this part of what came before is not there any more: rather a fault than somebody's wish. */
const MOST_LOST = 1 / 5;

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
      back: [],
      gone: [],
    };
  const { things, passed: left } = readThings(kind, list.items, source);
  const seen = new Set([...things, ...left, ...list.passed].map(({ id }) => id));
  const passed = named([...list.passed, ...left], things);
  const here = [...known].filter(([, { state }]) => state === 'here' || state === 'differs');
  const gone = here.flatMap(([id]) => (seen.has(id) ? [] : [id]));
  const figures: ListFigures = {
    ...nothing,
    there: list.items.length + list.passed.length,
    passed: passed.length,
  };
  if (gone.length > here.length * MOST_LOST)
    return {
      figures: { ...figures, shrunk: { before: here.length, now: here.length - gone.length } },
      coming: [],
      passed: [],
      back: [],
      gone: [],
    };
  const coming: Comparison['coming'] = [];
  const back: string[] = [];
  things.forEach((thing, position) => {
    const before = known.get(thing.id);
    const hash = seenHash(thing);
    if (before?.takenHash === hash) {
      if (before.state === 'gone') back.push(thing.id);
      figures.unchanged += 1;
    } else if (before?.state === 'differs' && before.seenHash === hash) figures.unchanged += 1;
    else coming.push({ thing, hash, position, isNew: before?.takenHash == null });
  });
  return { figures: { ...figures, coming: coming.length, gone: gone.length }, coming, passed, back, gone };
}

/** Each by a name of its own: several may be about one thing, and what is known of the thing itself is kept apart. */
function named(passed: readonly PassedThing[], things: readonly RemoteThing[]): PassedThing[] {
  const used = new Set(things.map(({ id }) => id));
  return passed.map((each) => {
    let { id } = each;
    for (let another = 2; used.has(id); another++) id = `${each.id} · ${another}`;
    used.add(id);
    return { ...each, id };
  });
}
