import { yieldRegularly } from '#app/importing/run/yield-regularly.ts';
import { readRemoteItemsInThread } from '../provider/read-in-thread.server.ts';
import type { Provider } from '../provider/ask-provider.server.ts';
import type { PassedItem, RemoteItem, ImportedContentType } from '../provider/remote-item.ts';
import { remoteHash } from './hash.server.ts';
import type { ListFigures } from './figures.ts';

/** The known state of an item before a list was read. */
export interface StoredItem {
  remoteHash: string;
  importedHash: string | null;
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
  toImport: { remoteItem: RemoteItem; hash: string; position: number; isNew: boolean }[];
  passed: PassedItem[];
  /** Of coming items: their skipped parts. */
  parts: PassedItem[];
  /** They exist here, and were missing there for a while. */
  returned: string[];
  gone: string[];
}

/** If more than this share of the known items is missing, it is probably a failure. */
const MAX_LOST = 1 / 5;
/** Enough examples to understand the problem. */
const MAX_NAMED = 200;

/** Reads a list of the old site and compares it. Nothing is written. */
export async function compareList(
  provider: Provider,
  contentType: ImportedContentType,
  source: ReadSource,
  stored: ReadonlyMap<string, StoredItem>,
): Promise<Comparison> {
  const list = await provider.list(contentType);
  const nothing = { there: 0, unchanged: 0, toImport: 0, passed: 0, gone: 0 };
  if ('failed' in list)
    return {
      figures: { ...nothing, failed: { reason: list.failed, detail: list.detail } },
      toImport: [],
      passed: [],
      parts: [],
      returned: [],
      gone: [],
    };
  const read = await readRemoteItemsInThread(contentType, list.items, source);
  const { remoteItems } = read;
  const names = new Set(remoteItems.map(({ id }) => id));
  const allPassed = [...list.passed, ...read.passed];
  // Reasons for an imported item concern a part of it: a picture on another host, a broken link.
  const parts = allPassed.filter(({ id }) => names.has(id));
  const passed = [
    ...new Map(allPassed.filter(({ id }) => !names.has(id)).map((one) => [one.id, one])).values(),
  ];
  const seen = new Set([...names, ...passed.map(({ id }) => id)]);
  const here = [...stored].filter(([, { state }]) => state === 'here' || state === 'differs');
  const gone = here.flatMap(([id]) => (seen.has(id) ? [] : [id]));
  const figures: ListFigures = {
    ...nothing,
    there: remoteItems.length + passed.length,
    passed: passed.length,
  };
  if (gone.length > here.length * MAX_LOST)
    return {
      figures: {
        ...figures,
        shrunk: {
          before: here.length,
          now: here.length - gone.length,
          missing: gone.slice(0, MAX_NAMED),
        },
      },
      toImport: [],
      passed: [],
      parts: [],
      returned: [],
      gone: [],
    };
  const toImport: Comparison['toImport'] = [];
  const returned: string[] = [];
  const turn = yieldRegularly();
  for (const [position, remoteItem] of remoteItems.entries()) {
    await turn();
    const before = stored.get(remoteItem.id);
    const hash = remoteHash(remoteItem);
    if (before?.importedHash === hash) {
      if (before.state === 'gone') returned.push(remoteItem.id);
      figures.unchanged += 1;
    } else if (before?.state === 'differs' && before.remoteHash === hash) figures.unchanged += 1;
    else toImport.push({ remoteItem, hash, position, isNew: before?.importedHash == null });
  }
  const idsToImport = new Set(toImport.map(({ remoteItem }) => remoteItem.id));
  return {
    figures: { ...figures, toImport: toImport.length, gone: gone.length },
    toImport,
    passed,
    parts: parts.filter(({ id }) => idsToImport.has(id)),
    returned,
    gone,
  };
}
