import { describe, expect, test } from 'vitest';
import type { ContentType, Problem } from '#app/publishing/content-type.ts';
import { readFields } from './field-input.ts';
import { publishProblems } from './field-problems.server.ts';

const type: ContentType = {
  name: 'notes',
  place: 'news',
  icon: 'newspaper',
  words: { one: 'note', many: 'Notes', new: 'New', about: '' },
  title: 'title',
  fields: [
    { name: 'title', kind: 'line', label: 'Title', required: true, max: 20 },
    { name: 'day', kind: 'day', label: 'Day', max: 40 },
    { name: 'url', kind: 'url', label: 'Link', max: 100, ownPages: true },
    { name: 'who', kind: 'choice', label: 'Who', options: [{ value: 'a', label: 'A' }] },
    { name: 'hour', kind: 'time', label: 'Hour', max: 20 },
    {
      name: 'classes',
      kind: 'choices',
      label: 'For',
      options: ['kg', '1', '2'].map((value) => ({ value, label: value })),
    },
    { name: 'text', kind: 'rich', label: 'Text', max: 100 },
    { name: 'files', role: 'attachments', kind: 'files', label: 'Files', max: 2 },
  ],
  address: () => '/',
  check: (texts): Record<string, Problem> => (texts['hour'] === '13:00' ? { hour: 'endsFirst' } : {}),
};
const now = new Date('2026-11-15T06:00:00Z');

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: 'A title', ...fields })) form.set(name, value);
  return readFields(type, form);
}
const problemsOf = (fields: Record<string, string>) => publishProblems(type, read(fields), now);

describe('the fields of a form', () => {
  test('are normalised', () => {
    const { texts } = read({ title: ' one\r\n two ', day: '14/2/2027', url: 'school.example/a?b' });
    expect(texts).toMatchObject({ title: 'one two', day: '2027-02-14', url: 'https://school.example/a?b' });
  });

  test('of several choices keeps the known ones, in order, and reports unknown ones later', () => {
    const form = new FormData();
    for (const value of ['2', 'none', 'kg', '2']) form.append('classes', value);
    const fields = readFields(type, form);
    expect(fields.texts['classes']).toBe('kg,2');
    const older = { ...fields, texts: { ...fields.texts, title: 'A', classes: 'kg,9' } };
    expect(publishProblems(type, older, now)).toEqual({ classes: 'noChoice' });
  });

  test.each<[Record<string, string>, Record<string, string>]>([
    [{}, {}],
    [{ title: '' }, { title: 'required' }],
    [{ title: 'a'.repeat(21) }, { title: 'tooLong' }],
    [{ day: '31/2/2027' }, { day: 'noDay' }],
    [{ url: 'javascript:alert(1)' }, { url: 'noUrl' }],
    [{ url: 'just words' }, { url: 'noUrl' }],
    [{ url: '/Gallery?year=2026' }, {}],
    [{ url: '//evil.example' }, { url: 'noUrl' }],
    [{ url: '/\\evil.example' }, { url: 'noUrl' }],
    [{ who: 'b' }, { who: 'noChoice' }],
    [{ hour: 'noon' }, { hour: 'noHour' }],
    [{ hour: '2:30 pm' }, {}],
    [{ hour: '13:00' }, { hour: 'endsFirst' }],
    [{ classes: 'kg' }, {}],
    [{ from: 'soon' }, { from: 'noTime' }],
    [{ until: '2026-11-15T11:30' }, { until: 'over' }],
    [{ from: '2026-12-02T10:00', until: '2026-12-01T10:00' }, { until: 'endsFirst' }],
    [{ 'files.0.media': 'm', 'files.0.alt': 'a' }, { files: 'unsureAlt' }],
    [{ 'files.0.media': 'm', 'files.0.sure': 'on' }, { files: 'noAlt' }],
    [{ 'files.0.media': 'm', 'files.0.alt': 'a', 'files.0.sure': 'on' }, {}],
    [{ 'files.0.media': 'm', 'files.0.remove': 'on' }, {}],
    [Object.fromEntries([0, 1, 2].map((row) => [`files.${row}.media`, `m${row}`])), { files: 'tooMany' }],
  ])('%j is validated', (fields, problems) => expect(problemsOf(fields)).toEqual(problems));
});
