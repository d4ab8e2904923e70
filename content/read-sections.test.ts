import { expect, test } from 'vitest';
import { plainSections } from './plain-sections.ts';
import { readSections } from './read-sections.ts';

const read = (sections: unknown) => readSections(JSON.stringify(sections));
const text = { id: 'one', kind: 'text', values: { heading: 'One' }, items: [] };

test('an invalid list of sections is undefined', () => {
  for (const json of ['{', '{}', '[1]', JSON.stringify([{ ...text, kind: 'script' }])])
    expect(readSections(json), json).toBeUndefined();
  expect(read(Array.from({ length: 61 }, (_, index) => ({ ...text, id: `s${index}` })))).toBeUndefined();
  expect(read([{ ...text, values: { heading: 'a'.repeat(8001) } }])).toBeUndefined();
  expect(readSections('')).toEqual([]);
});

test('only declared fields are kept', () => {
  const [section] = read([{ ...text, values: { heading: 'One', style: 'red' }, items: [{ text: 'x' }] }])!;
  expect(section).toEqual(text);
});

test('only optional sections can be hidden', () => {
  const hidden = [
    { ...text, hidden: true },
    { ...text, id: 'two', kind: 'coming', hidden: true },
  ];
  expect(read(hidden)).toEqual([text, { ...text, id: 'two', kind: 'coming', hidden: true }]);
  expect(read([{ ...text, kind: 'coming', hidden: false }])).toEqual([{ ...text, kind: 'coming' }]);
  expect(plainSections(JSON.stringify(hidden))).toContain('Coming up (hidden from the page):');
});

test('an unsafe address is removed', () => {
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

test('rows beyond the maximum are dropped', () => {
  const items = Array.from({ length: 12 }, (_, index) => ({ caption: `No. ${index}` }));
  expect(read([{ id: 'gate', kind: 'slides', values: {}, items }])![0]!.items).toHaveLength(8);
});

test('two sections with the same name get different ids', () => {
  expect(read([text, text, text])!.map(({ id }) => id)).toEqual(['one', 'one-2', 'one-3']);
});

test('the plain text contains all that is read', () => {
  const plain = plainSections(
    JSON.stringify([
      { id: 'a', kind: 'steps', values: { heading: 'H', side: 'end' }, items: [{ heading: 'S', text: 'T' }] },
    ]),
  );
  expect(plain).toBe('Steps:\nH\nS\nT');
});
