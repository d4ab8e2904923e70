import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected React warning or error log is a failure, not noise.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  const messages = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(messages, 'console.error and console.warn stay quiet').toEqual([]);
});
