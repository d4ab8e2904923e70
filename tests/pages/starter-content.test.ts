import { expect, test } from 'vitest';
import { en } from '#content/en/index.ts';
import { type Facts, factNames } from '#content/facts.ts';
import { filesNamed } from '#content/page-text.ts';
import { readSections } from '#content/read-sections.ts';
import { fillPage } from '#app/features/pages/filled.ts';
import type { PageKey } from '#app/features/pages/page-id.ts';

const keys = Object.keys(en.pages) as PageKey[];
const emptyFacts = Object.fromEntries(factNames.map((name) => [name, ''])) as Facts;
const facts: Facts = { ...emptyFacts, school: 'LFIS', ways: 'come to the school office' };

/** All that families read on a new school's page while the profile is empty. */
function read(key: PageKey): string {
  const { title, lead, description, sections } = fillPage(en.starter[key], facts);
  return [
    title,
    lead,
    description,
    ...sections.flatMap((section) => [
      section.heading,
      ...section.paragraphs,
      ...Object.values(section.values),
      ...section.items.flatMap((item) => Object.values(item)),
    ]),
  ].join('\n');
}

test.each(keys)('a new school’s page %s shows nobody else’s picture', (key) => {
  expect(filesNamed(en.starter[key])).toEqual([]);
});

test.each(keys)('the starter text of the page %s can be saved as it is', (key) => {
  const { sections } = en.starter[key];
  const kept = readSections(JSON.stringify(sections))!;
  expect(kept.map(({ id, kind }) => ({ id, kind }))).toEqual(sections.map(({ id, kind }) => ({ id, kind })));
});

/** Pages about the school; text that describes this software is true of it. */
const aboutTheSchool = keys.filter((key) => !['privacy', 'thankYou', 'thankYouReceived'].includes(key));

test.each(aboutTheSchool)('the page %s of a new school claims nothing', (key) => {
  const text = read(key);
  // No age, price or hour, and no placeholders; the visitor count is a feature of this software.
  expect(text.replaceAll(/Class 1 onwards|within 30 minutes/g, '')).not.toMatch(
    /\d|\{|lorem|write here|sample/i,
  );
  expect(text).not.toMatch(
    /Years Programme|co-educational|private co|smart class|garden|observation|aptitude/i,
  );
});

test('a row and a section with only an empty fact are left out, others stay', () => {
  const page = {
    ...en.starter.contact,
    sections: [
      {
        id: 'gone',
        kind: 'text' as const,
        values: { heading: 'Portal{?portal}', text: 'See it.{?portal}' },
        items: [],
      },
      {
        id: 'stays',
        kind: 'list' as const,
        values: { heading: 'List' },
        items: [{ text: 'Call {phone}.' }, { text: 'Come by.' }],
      },
      { id: 'named-later', kind: 'skilling' as const, values: {}, items: [{}, {}] },
    ],
  };
  const { sections } = fillPage(page, facts);
  expect(sections.map(({ id, items }) => [id, items.length])).toEqual([
    ['stays', 1],
    ['named-later', 2],
  ]);
  expect(fillPage(page, { ...facts, portal: 'https://portal.example', phone: '1' }).sections).toHaveLength(3);
});
