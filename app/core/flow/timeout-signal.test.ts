import { expect, test, vi } from 'vitest';
import { timeoutSignal } from './timeout-signal.ts';

test('aborts when the time is up, with a timeout error', () => {
  vi.useFakeTimers();
  const signal = timeoutSignal(100);
  vi.advanceTimersByTime(99);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  vi.useRealTimers();
});

test('aborts with the other signal, even if that was aborted before', () => {
  const other = new AbortController();
  const signal = timeoutSignal(10_000, other.signal);
  expect(signal.aborted).toBe(false);
  other.abort('left');
  expect(signal.reason).toBe('left');
  expect(timeoutSignal(10_000, other.signal).aborted).toBe(true);
});
