import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test('a size is shown in kilobytes, and from a thousand of them in megabytes', () => {
  expect([0, 1, 1535, 1536, 87_341].map(fileSize)).toEqual(['1 kB', '1 kB', '1 kB', '2 kB', '85 kB']);
  expect([1024 * 1024 - 513, 1024 * 1024 - 512, 2_400_000].map(fileSize)).toEqual([
    '1023 kB',
    '1.0 MB',
    '2.3 MB',
  ]);
});
