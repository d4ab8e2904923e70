import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId, randomCode } from './ids.ts';

const moment = fc.integer({ min: 0, max: Date.parse('9999-12-31T23:59:59.999Z') });

test('ids of different milliseconds sort by time, in byte order', () => {
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      fc.pre(one !== other);
      const [earlier, later] = [newId(Math.min(one, other)), newId(Math.max(one, other))];
      expect(earlier < later).toBe(true);
    }),
  );
});

test('an id is 26 characters that are safe in a path, a file name and a database name', () => {
  fc.assert(
    fc.property(moment, (now) => {
      expect(newId(now)).toMatch(/^[0-9a-z]{26}$/);
    }),
  );
});

test('ids of one millisecond differ', () => {
  const now = Date.now();
  expect(new Set(Array.from({ length: 2000 }, () => newId(now))).size).toBe(2000);
});

test('a code has the requested length and no characters that are easily confused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 64 }), (length) => {
      const code = randomCode(length);
      expect(code).toHaveLength(length);
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]+$/);
    }),
  );
});

test('every one of the 32 characters occurs', () => {
  expect(new Set(randomCode(4000)).size).toBe(32);
});
