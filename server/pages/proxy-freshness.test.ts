import { expect, test } from 'vitest';
import { keepUntil } from './proxy-freshness.ts';

test('a copy holds until the front’s second is over, and in its first moments not at all', () => {
  expect(keepUntil('1763222222.100')).toBe('@1763222222');
  expect(keepUntil('1763222222.999')).toBe('@1763222222');
  expect(keepUntil('1763222222.099')).toBe('@1763222221');
});

test('who is no front of ours is told nothing', () => {
  for (const given of [undefined, '', 'soon', '99999999999.000', '1763222222', '1763222222.050, 1'])
    expect(keepUntil(given)).toBeUndefined();
});
