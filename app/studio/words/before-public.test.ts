import { expect, test } from 'vitest';
import { wordsBeforePublic } from './before-public.ts';
import { en } from './en/index.ts';
import { hi } from './hi/index.ts';

test.each([
  ['English', en],
  ['Hindi', hi],
])('in %s every word for a site that is not public replaces one, and differs from it', (_, words) => {
  const paths = leaves(words.beforePublic);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const usual = at(words, path);
    const other = at(words.beforePublic, path);
    expect(typeof other, path.join('.')).toBe(typeof usual);
    expect(at(wordsBeforePublic(words), path)).toBe(other);
    if (typeof usual === 'string') expect(other).not.toBe(usual);
  }
});

test('all other words are unchanged', () => {
  const { beforePublic: _, ...words } = wordsBeforePublic(en);
  expect(words.enquiries).toBe(en.enquiries);
  expect(words.content.states).toEqual({ ...en.content.states, live: 'Ready' });
});

function leaves(words: object): string[][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? leaves(value).map((path) => [key, ...path]) : [[key]],
  );
}

const at = (words: object, path: string[]): unknown =>
  path.reduce<unknown>((group, key) => (group as Record<string, unknown> | undefined)?.[key], words);
