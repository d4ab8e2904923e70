import { expect, test } from 'vitest';
import { saysTheSame, typedInstead } from './typed-instead.ts';

const before = 'In cash. At the campus it costs {formAtCampus}, or {formDownloaded} online.';

test('whatever replaced a fact is found', () => {
  expect(typedInstead('{formAtCampus}', 'Rs. 600', 'formAtCampus')).toBe('Rs. 600');
  expect(typedInstead('{formAtCampus}', '600', 'formAtCampus')).toBe('600');
  expect(typedInstead(before, before.replace('{formAtCampus}', '₹ 600'), 'formAtCampus')).toBe('₹ 600');
  expect(typedInstead('Call {phone} now.', 'Call 0712 123456 now.', 'phone')).toBe('0712 123456');
});

test('an amount of money is found in a rewritten sentence, too', () => {
  expect(typedInstead(before, 'The form costs Rs. 1,200 now.', 'formAtCampus')).toBe('Rs. 1,200');
  expect(typedInstead(before, 'फ़ॉर्म 600 रुपये का है।', 'formAtCampus')).toBe('600 रुपये');
  expect(typedInstead(before, 'Ask the office.', 'formAtCampus')).toBeUndefined();
});

test('a removed fact has no replacement', () => {
  expect(typedInstead('{formAtCampus}', '', 'formAtCampus')).toBeUndefined();
  expect(typedInstead('Call {phone} now.', 'Call now.', 'phone')).toBeUndefined();
  expect(typedInstead('Call {phone} now.', 'Call  now.', 'phone')).toBeUndefined();
});

test.each([
  ['600', 'Rs. 600', true],
  ['₹ 1,200/-', 'Rs. 1200', true],
  ['६०० रुपये', 'Rs. 600', true],
  ['98765-43210', '+91 98765 43210', true],
  ['09876543210', '0542 250 1234, 98765 43210', true],
  ['60', 'Rs. 600', false],
  ['Rs. 700', 'Rs. 600', false],
  ['Rs.', 'Rs. 600', false],
  ['9 am to 4 pm', '9 am to 3 pm', false],
])('whether “%s” means the same as the fact “%s”: %s', (typed, value, same) => {
  expect(saysTheSame(typed, value)).toBe(same);
});
