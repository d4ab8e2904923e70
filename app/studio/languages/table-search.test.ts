import { expect, test } from 'vitest';
import { parseTableSearch, tableHref } from './table-search.ts';

test('a text cut in the middle of an emoji still makes a valid address', () => {
  const search = parseTableSearch(
    new URLSearchParams({ q: `${'a'.repeat(99)}😀`, kind: `${'a'.repeat(39)}😀` }),
  );
  expect(search.q).toBe(`${'a'.repeat(99)}\uFFFD`);
  expect(tableHref(search, {})).toContain('%EF%BF%BD');
});
