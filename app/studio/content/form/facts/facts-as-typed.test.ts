import { expect, test } from 'vitest';
import { factNames } from '#content/facts.ts';
import { en } from '#app/studio/words/en/index.ts';
import { hi } from '#app/studio/words/hi/index.ts';
import { asTyped, fromTyped } from './facts-as-typed.ts';

const all = factNames.flatMap((name) => [`{${name}}`, `{?${name}}`, `{!${name}}`]).join(' and ');

test.each([
  ['English', en.content],
  ['Hindi', hi.content],
])('in %s every fact is readable in a plain field, and is unchanged afterwards', (_, words) => {
  const typed = asTyped(all, words);
  expect(typed).not.toMatch(/[{}]/);
  expect(fromTyped(typed, en.content, hi.content)).toBe(all);
});

test('other brackets stay as typed', () => {
  const text = 'A [note], [words](contact) and [[Phone';
  expect(fromTyped(text, en.content, hi.content)).toBe(text);
  expect(asTyped(text, en.content)).toBe(text);
});
