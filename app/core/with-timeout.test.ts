import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const never = () => new Promise<string>(() => undefined);

test('the answer or the failure is passed on if it comes in time', async () => {
  expect(await withTimeout(60_000, Promise.resolve('work'), () => 'late')).toBe('work');
  await expect(withTimeout(60_000, Promise.reject(new Error('no')), () => 'late')).rejects.toThrow('no');
});

test('work that takes longer gives the fallback, or fails with the given error', async () => {
  expect(await withTimeout(1, never(), () => 'late')).toBe('late');
  const failing = withTimeout(1, never(), () => {
    throw new Error('too late');
  });
  await expect(failing).rejects.toThrow('too late');
});
