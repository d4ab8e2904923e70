import { readFileSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { audit as words } from '#app/studio/words/en/audit.ts';
import { audit as hindi } from '#app/studio/words/hi/audit.ts';

test('the log has a word for whatever is written down in it', () => {
  const deeds = new Set<string>();
  for (const file of globSync('{app,server}/**/*.{ts,tsx}', { exclude: (name) => name.includes('.test.') })) {
    const source = readFileSync(file, 'utf8');
    if (!source.includes('writeDown(')) continue;
    for (const [, deed] of source.matchAll(/\baction: '([a-z-]+)'/g)) deeds.add(deed!);
  }
  expect(deeds.size).toBeGreaterThan(10);
  for (const deed of deeds) {
    expect(words.deed(deed), deed).not.toBe(deed);
    expect(hindi.deed(deed), deed).toMatch(/^\p{Script=Devanagari}/u);
  }
});
