import { expect, test } from 'vitest';
import { pages } from '#app/features/pages/content-type.ts';
import { news } from '#app/features/news/content-type.ts';
import { noFields } from '#app/publishing/fields.ts';
import { en } from '#app/studio/words/en/index.ts';
import { fieldInWords } from './field-in-words.ts';

const fieldOf = (type: typeof pages | typeof news, name: string) =>
  type.fields.find((field) => field.name === name)!;
const inWords = (type: typeof pages | typeof news, name: string, text: string) =>
  fieldInWords(fieldOf(type, name), { ...noFields(), texts: { [name]: text } }, en.content);

test('a page’s facts are compared by their names, without braces', () => {
  expect(inWords(pages, 'title', 'Getting Started at {school}')).toBe('Getting Started at [School name]');
  const sections = [
    {
      id: 'one',
      kind: 'prices',
      values: { text: 'Call {phone}.{?portal} {nothing}' },
      items: [{ price: '{formAtCampus}', text: 'Ask.{!formAtCampus}' }],
    },
  ];
  expect(inWords(pages, 'sections', JSON.stringify(sections))).toBe(
    ['Fees:', 'Call [Phone]. {nothing}', '[Form at the campus]', 'Ask.'].join('\n'),
  );
});

test('elsewhere braces stay as typed', () => {
  expect(inWords(news, 'description', 'The set {phone}')).toBe('The set {phone}');
});
