import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitParallel } from './limit-parallel.ts';

test('never more than the limit run at once, all of them run, and in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ turns: fc.integer({ min: 1, max: 5 }), fails: fc.boolean() }), { maxLength: 20 }),
      async (most, tasks) => {
        const limit = limitParallel(most);
        const started: number[] = [];
        let running = 0;
        let highest = 0;
        const outcomes = await Promise.allSettled(
          tasks.map(({ turns, fails }, index) =>
            limit.run(async () => {
              started.push(index);
              highest = Math.max(highest, (running += 1));
              for (let turn = 0; turn < turns; turn++) await Promise.resolve();
              running -= 1;
              if (fails) throw new Error('piece failed');
              return index;
            }),
          ),
        );
        expect(highest).toBe(Math.min(most, tasks.length));
        expect(started).toEqual(tasks.map((_, index) => index));
        expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(tasks.map(({ fails }) => fails));
        expect(limit.waiting()).toBe(0);
      },
    ),
  );
});

test('reports how many wait, and gives a released slot to the next', async () => {
  const limit = limitParallel(1);
  const first = Promise.withResolvers<string>();
  const running = limit.run(() => first.promise);
  const waiting = [limit.run(async () => 'second'), limit.run(async () => 'third')];
  expect(limit.waiting()).toBe(2);
  first.resolve('first');
  expect(await Promise.all([running, ...waiting])).toEqual(['first', 'second', 'third']);
  expect(limit.waiting()).toBe(0);
});

test('a task that fails releases its slot, even if it fails immediately', async () => {
  const limit = limitParallel(1);
  const failing = limit.run(() => {
    throw new Error('at once');
  });
  await expect(failing).rejects.toThrow('at once');
  await expect(limit.run(async () => 'next')).resolves.toBe('next');
});
