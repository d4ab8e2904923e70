import { describe, expect, test } from 'vitest';
import { instantOf, wallTime } from './publish-time.ts';

describe('the school’s local time', () => {
  test('is half past five hours ahead, in both directions', () => {
    expect(wallTime('2026-11-15T18:45:12.345Z')).toBe('2026-11-16T00:15');
    expect(instantOf('2026-11-16T00:15')?.toISOString()).toBe('2026-11-15T18:45:00.000Z');
    expect(instantOf('2026-11-16T00:15:30')?.toISOString()).toBe('2026-11-15T18:45:00.000Z');
  });

  test.each(['', 'tomorrow', '2026-02-30T10:00', '2026-11-16', '2026-11-16T24:00', '2026-11-16T10:60', '0'])(
    'is invalid: %j',
    (text) => expect(instantOf(text)).toBeUndefined(),
  );
});
