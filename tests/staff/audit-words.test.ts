import { readFileSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { audit as words } from '#app/studio/words/en/audit.ts';
import { audit as hindi } from '#app/studio/words/hi/audit.ts';

test('the log has a word for every recorded action', () => {
  const actions = new Set<string>();
  for (const file of globSync('{app,server}/**/*.{ts,tsx}', { exclude: (name) => name.includes('.test.') })) {
    const source = readFileSync(file, 'utf8');
    if (!source.includes('recordAudit(')) continue;
    for (const [, action] of source.matchAll(/\baction: '([a-z-]+)'/g)) actions.add(action!);
  }
  expect(actions.size).toBeGreaterThan(10);
  // Recorded under the intent of a form.
  for (const intent of ['give', 'state', 'note', 'send-again', 'acquit', 'undo-unpublish'])
    actions.add(intent);
  for (const action of actions) {
    expect(words.actionName(action), action).not.toBe(action);
    expect(hindi.actionName(action), action).toMatch(/^\p{Script=Devanagari}/u);
  }
});
