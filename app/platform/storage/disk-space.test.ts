import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { diskSpace, isLow } from './disk-space.ts';

const GIGABYTE = 1024 ** 3;

test('a disk has some free space, and no more than its size', async () => {
  const { free, total } = await diskSpace(tmpdir());
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThanOrEqual(total);
});

test.each([
  [20, 100, false],
  [4, 100, true],
  [0.9, 10, true],
  [1.1, 10, false],
])('%d GB free of %d: low is %s', (free, total, low) => {
  expect(isLow({ free: free * GIGABYTE, total: total * GIGABYTE })).toBe(low);
});
