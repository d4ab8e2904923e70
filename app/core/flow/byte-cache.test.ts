import { expect, test } from 'vitest';
import { byteCache } from './byte-cache.ts';

const ten = () => new Uint8Array(10);

test('the least recently used entry is evicted', () => {
  const { find, keep } = byteCache(25);
  keep('first', ten());
  keep('second', ten());
  expect(find('first')).toHaveLength(10);
  keep('third', ten());
  expect(['first', 'second', 'third'].map((name) => find(name) !== undefined)).toEqual([true, false, true]);
});

test('the same name twice is counted once, and an entry that is too large is not cached', () => {
  const { find, keep } = byteCache(25);
  keep('same', ten());
  keep('same', ten());
  keep('other', ten());
  expect(find('same')).toBeDefined();
  keep('huge', new Uint8Array(30));
  expect(find('huge')).toBeUndefined();
});
