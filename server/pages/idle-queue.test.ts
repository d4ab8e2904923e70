import { expect, test } from 'vitest';
import { createIdleQueue } from './idle-queue.ts';

test('one task at a time, in order, and a failed one does not block the next', async () => {
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

test('of two tasks with the same name the newer runs, in the position of the older', async () => {
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

test('the queue has a maximum length', async () => {
  const idleQueue = createIdleQueue(0);
  let done = 0;
  for (let at = 0; at < 2000; at++) idleQueue.later(String(at), async () => void done++);
  await idleQueue.done();
  expect(done).toBe(500);
});
