import { expect, test, vi } from 'vitest';
import { singleFlight } from './single-flight.ts';

test('fifty callers with one key share one run and its result', async () => {
  const once = singleFlight<string>();
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = vi.fn(() => promise);
  const answers = Array.from({ length: 50 }, () => once('home', work));
  resolve('rendered');
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['rendered']));
  expect(work).toHaveBeenCalledTimes(1);
});

test('different keys do not wait for each other', async () => {
  const once = singleFlight<string>();
  void once('slow', () => new Promise<string>(() => undefined));
  await expect(once('quick', async () => 'here')).resolves.toBe('here');
});

test('nothing is remembered once the work is done', async () => {
  const once = singleFlight<number>();
  let runs = 0;
  const work = async () => (runs += 1);
  expect(await once('key', work)).toBe(1);
  expect(await once('key', work)).toBe(2);
});

test('a failure reaches all who waited, and the next caller tries again', async () => {
  const once = singleFlight<string>();
  const { promise, reject } = Promise.withResolvers<string>();
  const answers = [once('key', () => promise), once('key', () => promise)];
  reject(new Error('away'));
  const outcomes = await Promise.allSettled(answers);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(once('key', async () => 'back')).resolves.toBe('back');
});
