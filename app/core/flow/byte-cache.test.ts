import { expect, test } from 'vitest';
import { byteCache } from './byte-cache.ts';

const ten = () => new Uint8Array(10);

test('what was used longest ago makes room', () => {
  const { find, keep } = byteCache(25);
  keep('first', ten());
  keep('second', ten());
  expect(find('first')).toHaveLength(10);
  keep('third', ten());
  expect(['first', 'second', 'third'].map((name) => find(name) !== undefined)).toEqual([true, false, true]);
});

test('the same name twice takes its room once, and what is too large is not kept', () => {
  const { find, keep } = byteCache(25);
  keep('same', ten());
  keep('same', ten());
  keep('other', ten());
  expect(find('same')).toBeDefined();
  keep('huge', new Uint8Array(30));
  expect(find('huge')).toBeUndefined();
});
