import { expect, test } from 'vitest';
import { shortHash } from './short-hash.ts';

test('a text has one hash, of sixteen digits', () => {
  expect(shortHash('Kite Week')).toMatch(/^[0-9a-f]{16}$/);
  expect(shortHash('Kite Week')).toBe(shortHash('Kite Week'));
  expect(shortHash('')).toMatch(/^[0-9a-f]{16}$/);
});

test('texts that differ by a letter, the order or the script have different hashes', () => {
  const texts = [
    'Kite Week',
    'Kite Weel',
    'eKit Week',
    'खेल दिवस',
    'खेल दिवसा',
    'Ā',
    'ā',
    '\u0100',
    'a\u0000',
  ];
  expect(new Set(texts.map(shortHash)).size).toBe(new Set(texts).size);
  const many = Array.from({ length: 50_000 }, (_, number) => shortHash(`["card",${number}]`));
  expect(new Set(many).size).toBe(50_000);
});
