import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInput } from '#app/platform/http/parse-input.ts';
import { EnquiryInput, EnquirySubmission } from './input.ts';

const good = { name: 'Asha', email: 'asha@mail.example', phone: '98765 43210', message: 'When do you open?' };
const codes = (change: object) => {
  const { errors = [] } = parseInput(EnquiryInput, { ...good, ...change });
  return Object.fromEntries(errors.map(({ field, code }) => [field, code]));
};

test('lengths count without the surrounding space, each with its error code', () => {
  expect(codes({ name: '  A  ' })).toEqual({});
  expect(codes({ name: ` ${'x'.repeat(100)}\n` })).toEqual({});
  expect(codes({ name: 'x'.repeat(101) })).toEqual({ name: 'too-long' });
  expect(codes({ message: 'x'.repeat(4000) })).toEqual({});
  expect(codes({ message: 'x'.repeat(4001) })).toEqual({ message: 'too-long' });
  expect(codes({ name: '\0\0', phone: null, message: undefined, email: '' })).toEqual({
    name: 'missing',
    phone: 'missing',
    message: 'missing',
    email: 'missing',
  });
  for (const email of [
    'a',
    'asha',
    'asha@',
    '@mail.example',
    'a b@mail.example',
    'a@b',
    'a@mail.example\nBcc: x@y.example',
  ])
    expect(codes({ email }), email).toEqual({ email: 'not-an-email' });
});

test('any message of one character or more is accepted, and any text for a phone; a blank one is missing', () => {
  for (const message of ['Fees?', '?', '1', 'ए', '👍', '❤️', '-'])
    expect(codes({ message }), message).toEqual({});
  for (const phone of [
    '1',
    'x',
    '-',
    'ask my neighbour',
    '९८३९० ०००००',
    'after 6 pm: 98390 00000',
    'x'.repeat(100),
  ])
    expect(codes({ phone }), phone).toEqual({});
  expect(codes({ phone: 'x'.repeat(101) })).toEqual({ phone: 'too-long' });
  for (const blank of [
    '',
    ' ',
    '\n\t',
    '\u00a0',
    '\u200b',
    '\u200d\ufe0f',
    '\u3164',
    '\u2800',
    '\u00ad \u2060',
  ])
    for (const field of ['name', 'phone', 'message'])
      expect(codes({ [field]: blank }), JSON.stringify(blank)).toEqual({ [field]: 'missing' });
});

test('a single-line field contains no line break or control character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const parsed = EnquiryInput.safeParse({
        ...good,
        name: `A${text}B`.slice(0, 90),
        phone: `1${text}2`.slice(0, 35),
      });
      if (!parsed.success) return;
      for (const value of [parsed.data.name, parsed.data.phone])
        expect(value).not.toMatch(/[\r\n\0\u0085\u2028\u2029]/);
    }),
  );
});

test('invalid additional values never refuse the enquiry', () => {
  for (const odd of [5, null, {}, [], 'x'.repeat(100_000)])
    expect(EnquirySubmission.parse({ ...good, key: odd, stamp: odd, topic: odd, proof: odd })).toMatchObject(
      good,
    );
});
