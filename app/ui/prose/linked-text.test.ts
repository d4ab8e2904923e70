import { expect, test } from 'vitest';
import { splitAddresses, splitLinks } from './linked-text.tsx';

test('plain text stays as it is', () => {
  expect(splitLinks('From 8:00 AM to 8:00 PM, Rs. 500 (in cash).')).toEqual([
    'From 8:00 AM to 8:00 PM, Rs. 500 (in cash).',
  ]);
  expect(splitLinks('')).toEqual([]);
});

test('a page of ours is linked by its name', () => {
  expect(splitLinks('See [the fees](admissionProcess#application-form).')).toEqual([
    'See ',
    { text: 'the fees', href: '/AdmissionProcess#application-form' },
    '.',
  ]);
  // A typing mistake stays visible.
  for (const slip of ['[nowhere](noSuchPage)', '[a](constructor)']) expect(splitLinks(slip)).toEqual([slip]);
});

test('addresses and numbers become links, without the full stop that ends the sentence; a number is not broken across lines', () => {
  expect(splitLinks('Call +91 00000 00000 or write to office@lfis.example.')).toEqual([
    'Call ',
    { text: '+91\u00a000000\u00a000000', href: 'tel:+910000000000' },
    ' or write to ',
    { text: 'office@lfis.example', href: 'mailto:office@lfis.example' },
    '.',
  ]);
  expect(splitLinks('at https://portal.lfis.example/a?b=c.')).toEqual([
    'at ',
    { text: 'https://portal.lfis.example/a?b=c', href: 'https://portal.lfis.example/a?b=c', outside: true },
    '.',
  ]);
});

test('in text by staff only addresses become links; the rest stays as it was typed', () => {
  expect(splitAddresses('See [x](y) and [fees](admissionProcess), or ask office@lfis.example.')).toEqual([
    'See [x](y) and [fees](admissionProcess), or ask ',
    { text: 'office@lfis.example', href: 'mailto:office@lfis.example' },
    '.',
  ]);
  expect(splitAddresses('javascript:alert(1) data:text/html,x +91')).toEqual([
    'javascript:alert(1) data:text/html,x +91',
  ]);
});

test('an address begins at the start of a word, and a word without one is skipped as a whole', () => {
  const mail = { text: 'a.b+c@lfis.example', href: 'mailto:a.b+c@lfis.example' };
  expect(splitAddresses('(a.b+c@lfis.example)')).toEqual(['(', mail, ')']);
  const url = { text: 'https://lfis.example', href: 'https://lfis.example', outside: true };
  expect(splitAddresses('seehttps://lfis.example')).toEqual(['see', url]);
  expect(splitAddresses('tel+91 00000 00000')).toEqual([
    'tel',
    { text: '+91\u00a000000\u00a000000', href: 'tel:+910000000000' },
  ]);
  // An address that mail servers would refuse gets no link, and neither does its end.
  const tooLong = `${'x'.repeat(65)}@lfis.example`;
  expect(splitAddresses(tooLong)).toEqual([tooLong]);
  const hostile = 'a+'.repeat(200_000);
  expect(splitAddresses(hostile)).toEqual([hostile]);
});
