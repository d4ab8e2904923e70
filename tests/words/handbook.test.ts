import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { menu } from '#app/studio/frame/menu.ts';
import { en as studioWords } from '#app/studio/words/en/index.ts';
import { sectionKinds } from '#content/section-kinds.ts';
import { en as siteWords } from '#app/words/en.ts';
import { textsInSource } from '#tests/support/content/texts-in-source.ts';
import { siteSamples, studioSamples } from '#tests/support/content/word-samples.ts';
import { byParameters, wordsIn } from '#tests/support/content/words-in.ts';

/**
 * What the office reads. Here bold means: this is written in the studio, letter for letter. Headings, lists
 * and italics are for everything else. A path such as **Menu → Pages** is one label at each arrow, and `…`
 * stands for a number or a name. A full stop belongs to the label only if the studio shows it.
 */
const documents = ['docs/studio.md', 'docs/leaving.md', ...globSync('app/*/{handbook,README}.md')];

/** The names of content types, fields, sections and pages are in their declarations. */
const declarations = [
  ...globSync('app/features/**/content-type.ts'),
  'app/features/pages/page-fields.ts',
  'app/features/pages/page-id.ts',
  'content/section-kinds.ts',
];

const samples = {
  ...studioSamples,
  'content.sections.another': Object.values(sectionKinds).flatMap((kind) =>
    'items' in kind ? [[kind.items.one]] : [],
  ),
};
const valueFor = (_: string, count: number) => count;
const texts = [
  ...wordsIn(studioWords, byParameters(samples, valueFor)).values(),
  ...wordsIn(siteWords, byParameters(siteSamples, valueFor)).values(),
  // The others are names within the code.
  ...declarations.flatMap(textsInSource).flatMap(({ text }) => (/^\p{Lu}/u.test(text) ? [text] : [])),
];

/** With what a function was given, and with `…` instead. */
const shown = new Set(texts.flatMap((text) => [text, text.replaceAll(/\d+/g, '…')]));

const pathsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\*\*(.+?)\*\*/gs)].map(([, bold]) => bold!.split(' → '));

test.each(documents)('what is bold in %s is a text of the studio', (file) => {
  const labels = pathsIn(file).flat();
  expect(labels).not.toEqual([]);
  expect(labels.filter((label) => !shown.has(label))).toEqual([]);
});

test.each(documents)('a path in %s leads to an entry through its place in the menu', (file) => {
  for (const path of pathsIn(file)) {
    const entry = menu.find(({ nameIn }) => nameIn(studioWords) === path[1]);
    // “Home” after “Pages” is the page of the site.
    if (entry?.place && entry.place !== 'home') expect(path[0]).toBe(studioWords.places[entry.place]);
  }
});
