import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

test('every item is in one batch, in order, and no batch is too large for a statement', () => {
  for (const length of [0, 1, 200, 201, 1000]) {
    const items = Array.from({ length }, (_unused, at) => at);
    const parts = [...inBatches(items)];
    expect(parts.flat()).toEqual(items);
    expect(parts.every((part) => part.length > 0 && part.length <= 200)).toBe(true);
  }
});
