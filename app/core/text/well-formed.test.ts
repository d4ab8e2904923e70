import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wellFormed } from './well-formed.ts';

test('matches the result of `toWellFormed`', () => {
  const half = fc.constantFrom('\ud83d', '\ude00', '\ud83d\ude00', 'a', 'क');
  const text = fc.array(half).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (typed) => {
      expect(wellFormed(typed)).toBe(typed.toWellFormed());
    }),
  );
});
