/** Both engines limit how many values one statement may carry. */
const MAX_AT_ONCE = 200;

/** A list in parts that one statement can carry, in its order. */
export function* inBatches<Item>(items: readonly Item[]): Iterable<Item[]> {
  for (let from = 0; from < items.length; from += MAX_AT_ONCE) yield items.slice(from, from + MAX_AT_ONCE);
}
