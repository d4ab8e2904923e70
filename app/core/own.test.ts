import { expect, test } from 'vitest';
import { ownOf } from './own.ts';

test('only what was put there is found', () => {
  const known = { saved: 'Saved.' };
  expect(ownOf(known, 'saved')).toBe('Saved.');
  for (const name of [null, '', 'nothing', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])
    expect(ownOf(known, name), String(name)).toBeUndefined();
});
