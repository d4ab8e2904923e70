import { expect, test } from 'vitest';
import { ownValue } from './own-value.ts';

test('only what was put there is found', () => {
  const values = { saved: 'Saved.' };
  expect(ownValue(values, 'saved')).toBe('Saved.');
  for (const name of [null, '', 'nothing', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])
    expect(ownValue(values, name), String(name)).toBeUndefined();
});
