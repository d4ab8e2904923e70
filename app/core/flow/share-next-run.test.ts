import { expect, test } from 'vitest';
import { shareNextRun } from './share-next-run.ts';

test('all who call during a run share the next one, which begins after they called', async () => {
  const turns: PromiseWithResolvers<void>[] = [];
  const ask = shareNextRun(() => {
    const turn = Promise.withResolvers<void>();
    turns.push(turn);
    return turn.promise;
  });
  const first = ask();
  const crowd = Array.from({ length: 50 }, () => ask());
  expect(turns).toHaveLength(1);
  turns[0]!.resolve();
  await first;
  await Promise.resolve();
  expect(turns).toHaveLength(2);
  const late = ask();
  turns[1]!.resolve();
  await Promise.all(crowd);
  await Promise.resolve();
  expect(turns).toHaveLength(3);
  turns[2]!.resolve();
  await late;
  const alone = ask();
  expect(turns).toHaveLength(4);
  turns[3]!.resolve();
  await alone;
});

test('a failed run fails for all who shared it, and the next one starts all the same', async () => {
  let fails = true;
  const ask = shareNextRun(async () => {
    if (fails) throw new Error('away');
  });
  const [first, second] = [ask(), ask()];
  await expect(first).rejects.toThrow('away');
  await expect(second).rejects.toThrow('away');
  fails = false;
  await expect(ask()).resolves.toBeUndefined();
});
