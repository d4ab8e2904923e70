import { expect, test } from 'vitest';
import { ownValue } from './own-value.ts';

test('only own properties are found', () => {
  const values = { saved: 'Saved.' };
  expect(ownValue(values, 'saved')).toBe('Saved.');
  for (const name of [null, '', 'nothing', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])
    expect(ownValue(values, name), String(name)).toBeUndefined();
});
