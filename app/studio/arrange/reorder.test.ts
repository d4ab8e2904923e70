import { expect, test } from 'vitest';
import { reordered } from './reorder.ts';

test('dropped items are next to their target, and all others keep their order', () => {
  const order = ['a', 'b', 'c', 'd'];
  expect(reordered(order, ['d'], { beside: 'a', side: 'before' })).toEqual(['d', 'a', 'b', 'c']);
  expect(reordered(order, ['a'], { beside: 'c', side: 'after' })).toEqual(['b', 'c', 'a', 'd']);
  expect(reordered(order, ['a', 'c'], { beside: 'd', side: 'before' })).toEqual(['b', 'a', 'c', 'd']);
});
