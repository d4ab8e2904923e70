import { expect, test } from 'vitest';
import { createLeisure } from './leisure.ts';

test('one piece of work at a time, each in its turn, and one that fails does not hold up the next', async () => {
  const leisure = createLeisure(0);
  const told: string[] = [];
  const piece = (name: string) => async () => {
    told.push(`${name} begins`);
    await new Promise((go) => setTimeout(go, 5));
    told.push(`${name} ends`);
    if (name === 'one') throw new Error('not today');
  };
  leisure.later('one', piece('one'));
  leisure.later('two', piece('two'));
  await leisure.done();
  expect(told).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  leisure.later('three', piece('three'));
  await leisure.done();
  expect(told.at(-1)).toBe('three ends');
});

test('of two pieces under one name the newer is done, in the place of the older', async () => {
  const leisure = createLeisure(0);
  const told: string[] = [];
  for (const [name, text] of [
    ['a', 'old'],
    ['b', 'other'],
    ['a', 'new'],
  ] as const)
    leisure.later(name, async () => void told.push(text));
  await leisure.done();
  expect(told).toEqual(['new', 'other']);
});

test('however much is asked for, only so much waits', async () => {
  const leisure = createLeisure(0);
  let done = 0;
  for (let at = 0; at < 2000; at++) leisure.later(String(at), async () => void done++);
  await leisure.done();
  expect(done).toBe(500);
});
