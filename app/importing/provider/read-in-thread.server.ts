import { openThread, programBeside, type Thread } from '#app/platform/threads/open-thread.ts';
import { yieldRegularly } from '#app/importing/run/yield-regularly.ts';
import { boundedValue } from './bounded-value.ts';
import {
  failedItem,
  listOf,
  type Passed,
  readItems,
  type ReadOptions,
  type ParsedItem,
} from './read-remote-items.server.ts';
import type { ReadList, ImportedContentType } from './remote-item.ts';

/** Small parts: transferring more at once would itself block the event loop. */
const ITEMS_A_PART = 50;
const LETTERS_A_PART = 1_000_000;
const MAX_MS = 30_000;
const HEAP_MB = 128;
/** No item that we can read has more. */
const ITEM_BOUNDS = { deepest: 8, maxFields: 5000, maxLetters: 1_000_000 };

/**
 * The same as `readRemoteItems()`, but in a thread, so that requests are not blocked by any number or content
 * of items. An item that crashes the thread is skipped, and the others are read.
 */
export async function readRemoteItemsInThread(
  contentType: ImportedContentType,
  items: readonly unknown[],
  { address, schoolThere, since }: ReadOptions,
  maxMs = MAX_MS,
): Promise<ReadList> {
  const program = programBeside(import.meta.url, 'read-remote-items-worker');
  const options = { address, schoolThere, since };
  const small = smallList(items);
  if (small) return listOf(contentType, readItems(contentType, small, options));
  const read: (ParsedItem | Passed)[] = [];
  let thread: Thread | undefined;
  const ask = async (part: unknown[]): Promise<(ParsedItem | Passed)[]> => {
    thread ??= openThread(program, { heapMb: HEAP_MB });
    try {
      return await thread.ask<(ParsedItem | Passed)[]>({ contentType, items: part, options }, maxMs);
    } catch {
      await thread.close();
      thread = undefined;
      if (part.length === 1) return [failedItem(part[0])];
      const alone: (ParsedItem | Passed)[] = [];
      for (const item of part) alone.push(...(await ask([item])));
      return alone;
    }
  };
  const turn = yieldRegularly();
  try {
    for (const part of inSmallParts(items)) {
      read.push(...(await ask(part)));
      await turn();
    }
  } finally {
    await thread?.close();
  }
  return listOf(contentType, read);
}

/** Read in a few hundredths of a second, faster than starting a thread. */
const SMALL_LETTERS = 20_000;

function smallList(items: readonly unknown[]): unknown[] | undefined {
  let letters = 0;
  const bounded: unknown[] = [];
  for (const item of items) {
    const read = boundedValue(item, { ...ITEM_BOUNDS, maxLetters: SMALL_LETTERS + 1 });
    letters += read.letters;
    if (letters > SMALL_LETTERS) return undefined;
    bounded.push(read.value);
  }
  return bounded;
}

function* inSmallParts(items: readonly unknown[]): Iterable<unknown[]> {
  let part: unknown[] = [];
  let letters = 0;
  for (const item of items) {
    const bounded = boundedValue(item, ITEM_BOUNDS);
    part.push(bounded.value);
    letters += bounded.letters;
    if (part.length < ITEMS_A_PART && letters < LETTERS_A_PART) continue;
    yield part;
    part = [];
    letters = 0;
  }
  if (part.length > 0) yield part;
}
