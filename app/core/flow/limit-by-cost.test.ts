import { expect, test } from 'vitest';
import { limitByCost } from './limit-by-cost.ts';

function holding() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('tasks run together as long as their costs fit; the others wait in order', async () => {
  const room = limitByCost(10);
  const [six, four, five, one] = [holding(), holding(), holding(), holding()];
  const runs = [room.run(6, six.work), room.run(4, four.work), room.run(5, five.work), room.run(1, one.work)];
  expect([room.used(), room.waiting()]).toEqual([10, 2]);
  four.end();
  await runs[1];
  expect([room.used(), room.waiting()], 'one would fit, but five was there before').toEqual([6, 2]);
  six.end();
  await runs[0];
  expect([room.used(), room.waiting()]).toEqual([6, 0]);
  five.end();
  one.end();
  await Promise.all(runs);
  expect(room.used()).toBe(0);
});

test('a task that costs more than the limit runs alone, and a failure releases its share', async () => {
  const room = limitByCost(10);
  const large = holding();
  const ran = room.run(50, large.work);
  const failing = room.run(1, async () => {
    throw new Error('no');
  });
  expect([room.used(), room.waiting()]).toEqual([10, 1]);
  large.end();
  await ran;
  await expect(failing).rejects.toThrow('no');
  expect([room.used(), room.waiting()]).toEqual([0, 0]);
});
