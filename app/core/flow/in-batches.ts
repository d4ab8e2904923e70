/** Both engines limit the number of values in a statement. */
const MAX_AT_ONCE = 200;

/** Splits a list into batches that one statement can carry, in order. */
export function* inBatches<Item>(items: readonly Item[]): Iterable<Item[]> {
  for (let from = 0; from < items.length; from += MAX_AT_ONCE) yield items.slice(from, from + MAX_AT_ONCE);
}
