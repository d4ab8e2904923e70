import { expect, test, vi } from 'vitest';
import { timeoutSignal } from './timeout-signal.ts';

test('ends when the time is up, and says that it was late', () => {
  vi.useFakeTimers();
  const signal = timeoutSignal(100);
  vi.advanceTimersByTime(99);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  vi.useRealTimers();
});

test('ends with the other one, also where that has ended before', () => {
  const other = new AbortController();
  const signal = timeoutSignal(10_000, other.signal);
  expect(signal.aborted).toBe(false);
  other.abort('left');
  expect(signal.reason).toBe('left');
  expect(timeoutSignal(10_000, other.signal).aborted).toBe(true);
});
