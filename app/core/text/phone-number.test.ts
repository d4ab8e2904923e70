import { expect, test } from 'vitest';
import { readPhoneNumber } from './phone-number.ts';

test.each([
  ['98765 43210', '+91 98765 43210', 'tel:+919876543210'],
  ['098765-43210', '+91 98765 43210', 'tel:+919876543210'],
  ['91 98765 43210', '+91 98765 43210', 'tel:+919876543210'],
  ['0091 98765 43210', '+91 98765 43210', 'tel:+919876543210'],
  ['९८७६५ ४३२१०', '+91 98765 43210', 'tel:+919876543210'],
  ['0542 250 1234', '+91 542 250 1234', 'tel:+915422501234'],
  ['(0522) 400-0000', '+91 522 400 0000', 'tel:+915224000000'],
  ['+91 (0)522 4000000', '+91 522 400 0000', 'tel:+915224000000'],
  ['0542 250 1234 ext. 12', '+91 542 250 1234 ext. 12', 'tel:+915422501234;ext=12'],
  ['1800 180 1234', '1800 180 1234', 'tel:18001801234'],
  ['1800.000.000', '1800 00 0000', 'tel:1800000000'],
  ['+44 20 7946 0958', '+44 20 7946 0958', 'tel:+442079460958'],
  ['+91 00000 00000', '+91 00000 00000', 'tel:+910000000000'],
  ['00000 00000', '+91 00000 00000', 'tel:+910000000000'],
])('%j is dialled as %j', (written, international, href) => {
  expect(readPhoneNumber(written)).toMatchObject({ international, href });
});

test.each([
  ['', 'nothing'],
  ['abc', 'no digits'],
  ['12345', 'too short'],
  ['98765 4321', 'a digit is missing'],
  ['98765 432109', 'a digit too many'],
  ['+91 98765 4321', 'a digit is missing after the country’s code'],
  ['250 1234', 'without its area code'],
  ['0542 2501234 / 35', 'two in one'],
  ['call 98765 43210', 'words'],
  ['+999 12345678', 'no such country'],
  ['9'.repeat(100_000), 'far too long'],
])('%j is refused: %s', (written) => expect(readPhoneNumber(written)).toBeUndefined());

test('a number is found in a sentence if requested', () => {
  expect(readPhoneNumber('call 98765 43210, please', { extract: true })?.digits).toBe('919876543210');
});
