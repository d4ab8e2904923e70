import { expect, test } from 'vitest';
import { plainSections } from './plain-sections.ts';
import { readSections } from './read-sections.ts';

const read = (sections: unknown) => readSections(JSON.stringify(sections));
const text = { id: 'one', kind: 'text', values: { heading: 'One' }, items: [] };

test('what is no list of sections is nothing', () => {
  for (const json of ['{', '{}', '[1]', JSON.stringify([{ ...text, kind: 'script' }])])
    expect(readSections(json), json).toBeUndefined();
  expect(read(Array.from({ length: 61 }, (_, index) => ({ ...text, id: `s${index}` })))).toBeUndefined();
  expect(read([{ ...text, values: { heading: 'a'.repeat(8001) } }])).toBeUndefined();
  expect(readSections('')).toEqual([]);
});

test('only what its kind asks for is kept', () => {
  const [section] = read([{ ...text, values: { heading: 'One', style: 'red' }, items: [{ text: 'x' }] }])!;
  expect(section).toEqual(text);
});

test('only what a school can do without is hidden', () => {
  const hidden = [
    { ...text, hidden: true },
    { ...text, id: 'two', kind: 'coming', hidden: true },
  ];
  expect(read(hidden)).toEqual([text, { ...text, id: 'two', kind: 'coming', hidden: true }]);
  expect(read([{ ...text, kind: 'coming', hidden: false }])).toEqual([{ ...text, kind: 'coming' }]);
  expect(plainSections(JSON.stringify(hidden))).toContain('Coming up (hidden from the page):');
});

test('an address that no browser should follow is left out', () => {
  for (const actionTo of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'page',
  ])
    expect(read([{ ...text, values: { actionTo } }])![0]!.values, actionTo).toEqual({});
  for (const actionTo of ['/ContactUs', '/Facilities#library', 'https://example.org/a'])
    expect(read([{ ...text, values: { actionTo } }])![0]!.values).toEqual({ actionTo });
});

test('no more rows are kept than have a place', () => {
  const items = Array.from({ length: 12 }, (_, index) => ({ caption: `No. ${index}` }));
  expect(read([{ id: 'gate', kind: 'slides', values: {}, items }])![0]!.items).toHaveLength(8);
});

test('two sections of one name are found under two', () => {
  expect(read([text, text, text])!.map(({ id }) => id)).toEqual(['one', 'one-2', 'one-3']);
});

test('in plain words there is all that one reads', () => {
  const plain = plainSections(
    JSON.stringify([
      { id: 'a', kind: 'steps', values: { heading: 'H', side: 'end' }, items: [{ heading: 'S', text: 'T' }] },
    ]),
  );
  expect(plain).toBe('Steps:\nH\nS\nT');
});
