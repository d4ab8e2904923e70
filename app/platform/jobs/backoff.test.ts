import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_ATTEMPTS, waitAfter } from './backoff.ts';

const HOUR_MS = 3_600_000;
const chance = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

test('the delays grow from seconds to hours, and many failed jobs do not retry at the same moment', () => {
  expect(waitAfter(1, 0.5)).toBe(30_000);
  expect(waitAfter(2, 0.5)).toBe(60_000);
  expect(waitAfter(50, 0.5)).toBe(6 * HOUR_MS);
  expect(waitAfter(1, 0)).toBe(15_000);
  const waits = new Set(Array.from({ length: 100 }, () => waitAfter(8)));
  expect(waits.size).toBeGreaterThan(90);
});

test('all attempts together take days, whatever the random part', () => {
  fc.assert(
    fc.property(fc.array(chance, { minLength: MAX_ATTEMPTS, maxLength: MAX_ATTEMPTS }), (chances) => {
      const waits = chances.slice(1).map((random, index) => waitAfter(index + 1, random));
      for (const wait of waits) expect(wait).toBeLessThanOrEqual(9 * HOUR_MS);
      const days = waits.reduce((sum, wait) => sum + wait, 0) / (24 * HOUR_MS);
      expect(days).toBeGreaterThan(2);
      expect(days).toBeLessThan(8);
    }),
  );
});
