import { expect, test } from 'vitest';
import { phoneNumbers, telephoneLink, whatsappLink } from './phone-links.ts';

test.each([
  ['+91 00000 00000', 'tel:+910000000000'],
  ['(0522) 400-0000', 'tel:05224000000'],
  ['0522–4000000', 'tel:05224000000'],
  ['+91 (0)522 4000000', 'tel:+915224000000'],
  ['1800.000.000', 'tel:1800000000'],
])('%s is dialled', (number, href) => expect(telephoneLink(number)).toBe(href));

test.each(['', 'abc', '+', '12345', '0522 4000000 5224000000', 'call 0522 400000', '98390 00000 / 79'])(
  '%j is no one number, and no link',
  (number) => {
    expect(telephoneLink(number)).toBeUndefined();
    expect(whatsappLink(number)).toBeUndefined();
  },
);

test('of two numbers in one line each is dialled by itself', () => {
  expect(phoneNumbers('0522 400000 / +91 98390 00000, ')).toEqual([
    { text: '0522 400000', href: 'tel:0522400000' },
    { text: '+91 98390 00000', href: 'tel:+919839000000' },
  ]);
});

test('what is no number is told and cannot be dialled', () => {
  expect(phoneNumbers('abc')).toEqual([{ text: 'abc', href: undefined }]);
});

test('a chat is opened by the digits alone', () => {
  expect(whatsappLink('+91 98390-00000')).toBe('https://wa.me/919839000000');
});
