import { expect, test } from 'vitest';
import { keepUntil } from './proxy-freshness.ts';

test('a copy is valid until the proxy’s current second ends, and expires at once in its first moments', () => {
  expect(keepUntil('1763222222.100')).toBe('@1763222222');
  expect(keepUntil('1763222222.999')).toBe('@1763222222');
  expect(keepUntil('1763222222.099')).toBe('@1763222221');
});

test('a missing or invalid proxy time gets no caching header', () => {
  for (const given of [undefined, '', 'soon', '99999999999.000', '1763222222', '1763222222.050, 1'])
    expect(keepUntil(given)).toBeUndefined();
});
