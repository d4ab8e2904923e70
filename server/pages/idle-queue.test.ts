import { expect, test } from 'vitest';
import { createIdleQueue } from './idle-queue.ts';

test('one piece of work at a time, each in its turn, and one that fails does not hold up the next', async () => {
  const idleQueue = createIdleQueue(0);
  const events: string[] = [];
  const task = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise((go) => setTimeout(go, 5));
    events.push(`${name} ends`);
    if (name === 'one') throw new Error('not today');
  };
  idleQueue.later('one', task('one'));
  idleQueue.later('two', task('two'));
  await idleQueue.done();
  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  idleQueue.later('three', task('three'));
  await idleQueue.done();
  expect(events.at(-1)).toBe('three ends');
});

test('of two pieces under one name the newer is done, in the place of the older', async () => {
  const idleQueue = createIdleQueue(0);
  const events: string[] = [];
  for (const [name, text] of [
    ['a', 'old'],
    ['b', 'other'],
    ['a', 'new'],
  ] as const)
    idleQueue.later(name, async () => void events.push(text));
  await idleQueue.done();
  expect(events).toEqual(['new', 'other']);
});

test('however much is asked for, only so much waits', async () => {
  const idleQueue = createIdleQueue(0);
  let done = 0;
  for (let at = 0; at < 2000; at++) idleQueue.later(String(at), async () => void done++);
  await idleQueue.done();
  expect(done).toBe(500);
});
