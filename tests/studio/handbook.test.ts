import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentTypes } from '#app/content-types.ts';
import { en } from '#app/studio/words/en/index.ts';
import { type SectionKind, sectionKind, sectionKinds } from '#content/section-kinds.ts';

const { sections } = en.content;

test('bold words in the handbook are names that the studio shows', () => {
  const handbook = ['docs/studio.md', ...globSync('app/*/handbook.md')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const names = [...handbook.matchAll(/\*\*(.+?)\*\*/gs)]
    .flatMap(([, bold]) => bold!.split(' → '))
    .map((name) => name.replace(/\.$/, ''));
  const rows = (Object.keys(sectionKinds) as SectionKind[]).flatMap((kind) => sectionKind(kind).items ?? []);
  const shown = new Set([
    // A full stop at the end of a bold word is the sentence's, or the word's own.
    ...[...wordsIn(en)].flatMap((word) => [word, word.replace(/\.$/, '')]),
    ...wordsIn(contentTypes),
    ...rows.map(({ one }) => sections.another(one)),
  ]);
  expect(names).toContain('Menu');
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});

/** Every text of the words; functions get “…” as a name or number. */
function* wordsIn(words: unknown): Iterable<string> {
  if (typeof words === 'string') yield words;
  else if (typeof words === 'function') yield* wordsIn(textOf(words as (...given: unknown[]) => unknown));
  else if (words && typeof words === 'object') for (const part of Object.values(words)) yield* wordsIn(part);
}

/** Undefined if it needs more than a name. */
function textOf(words: (...given: unknown[]) => unknown): unknown {
  try {
    return words('…', '…', '…');
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
}
