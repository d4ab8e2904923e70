import { expect, test } from 'vitest';
import { phoneNumbers, recognisedPhones, telephoneLink, whatsappLink } from './phone-links.ts';

test.each([
  ['+91 00000 00000', 'tel:+910000000000'],
  ['98765 43210', 'tel:+919876543210'],
  ['(0522) 400-0000', 'tel:+915224000000'],
  ['0522–4000000', 'tel:+915224000000'],
  ['0522 400000', 'tel:0522400000'],
  ['+91 (0)522 4000000', 'tel:+915224000000'],
  ['1800.000.000', 'tel:1800000000'],
])('%s is dialled', (number, href) => expect(telephoneLink(number)).toBe(href));

test.each(['', 'abc', '+', '12345', '0522 4000000 5224000000', 'call 0522 400000', '98390 00000 / 79'])(
  '%j is not one number, and gets no link',
  (number) => {
    expect(telephoneLink(number)).toBeUndefined();
    expect(whatsappLink(number)).toBeUndefined();
  },
);

test('two numbers in one line each get their own link', () => {
  expect(phoneNumbers('0522 400000 / +91 98390 00000, ')).toEqual([
    { text: '0522 400000', href: 'tel:0522400000' },
    { text: '+91 98390 00000', href: 'tel:+919839000000' },
  ]);
});

test('text that is not a number is kept and cannot be dialled', () => {
  expect(phoneNumbers('abc')).toEqual([{ text: 'abc', href: undefined }]);
});

test.each(['+91 98390-00000', '98390 00000', '098390 00000', '९८३९० ०००००'])(
  'a chat with %j is opened with digits only, country code first',
  (number) => expect(whatsappLink(number)).toBe('https://wa.me/919839000000'),
);

test.each(['98390 0000', '0522 400000', '0522 400 0000 ext. 4'])('no chat is opened with %j', (number) =>
  expect(whatsappLink(number)).toBeUndefined(),
);

test('a line is shown as it will be dialled, unless one of its numbers is invalid', () => {
  expect(recognisedPhones('0542 250 1234 / 98390 00000')).toBe('+91 542 250 1234, +91 98390 00000');
  expect(recognisedPhones('0542 250 1234 / 35')).toBeUndefined();
  expect(recognisedPhones('')).toBeUndefined();
});

test('a line that is longer than its field is not parsed as numbers', () => {
  const line = '98390 00000\n'.repeat(50);
  expect(phoneNumbers(line)).toEqual([{ text: line, href: undefined }]);
  expect(recognisedPhones(line)).toBeUndefined();
});
