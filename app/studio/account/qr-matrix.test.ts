import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrMatrix } from './qr-matrix.ts';

// Made with python-qrcode 8.2: byte mode, correction L, pattern 0, each version of another shape than the last.
test.each([
  [1, 1, 'c8d0e46c62bf30a20a8357796078ff73'],
  [17, 1, 'a3ccbeb90bf5885d5d06f1f7778947cd'],
  [18, 2, 'ee2eae299973fa4ddd64d25813efe7d4'],
  [60, 4, 'f31b1589f90ba43004fa44dd748bdb51'],
  [110, 6, '8043f1d153f987236a9f80b21d575f4f'],
  [160, 8, '812e8312148b504bf2cb93f0df601dec'],
  [180, 8, 'd9bb38253ce7207ceb66590cfcfe3388'],
  [230, 9, 'ffb98a13e74a380f8b54caae57a01ee7'],
  [300, 11, '424aae0d6bc4bcb6335bcd941342d303'],
  [350, 12, '44c23d07f165cd8ab9431c8d126c65d7'],
  [420, 13, '6ab5c333ffeaa17d5b40d261d739989c'],
  [460, 15, '6d5d3790eaa25a18921cfdc3eb7ebdc6'],
  [520, 15, 'bd50a547d402fb4958ddd20a31421b5a'],
])(
  '%i letters are drawn module by module as another encoder draws them (version %i)',
  (length, version, hash) => {
    const matrix = qrMatrix(`otpauth://totp/LFIS:asha?secret=${'X2'.repeat(300)}`.slice(0, length));
    expect(matrix).toHaveLength(version * 4 + 17);
    const drawn = matrix.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n');
    expect(createHash('sha256').update(drawn).digest('hex').slice(0, 32)).toBe(hash);
  },
);

test('what does not fit is refused', () => {
  expect(() => qrMatrix('x'.repeat(521))).toThrow(RangeError);
});
