import { describe, expect, it } from 'vitest';
import { contentType } from '#app/publishing/content-type.ts';
import { noFields } from '#app/publishing/fields.ts';
import { warningsInText } from './in-text.ts';
import { linksIn } from './links-in.ts';
import { warningKey } from './publish-warning.ts';

const type = contentType({
  name: 'events',
  place: 'news',
  icon: 'newspaper',
  words: { one: 'event', many: 'Events', new: 'New', about: '' },
  title: 'title',
  day: 'from',
  lastDay: 'until',
  order: 'coming-next',
  fields: [
    { name: 'title', kind: 'line', label: 'Title', max: 200 },
    { name: 'from', kind: 'day', label: 'Day', max: 10 },
    { name: 'until', kind: 'day', label: 'Last day', max: 10 },
    { name: 'body', kind: 'rich', label: 'Text', max: 500_000 },
    { name: 'link', kind: 'url', label: 'Link', max: 500 },
    { name: 'sections', kind: 'sections', label: 'Sections', max: 500_000 },
  ],
  address: () => '/Event',
});

const warningsFor = (texts: Record<string, string>, isNew = true) =>
  warningsInText(type, { ...noFields(), texts }, { today: '2026-11-17', isNew }).map(
    ({ kind: of, field, what }) => `${of} ${field} ${what}`,
  );

describe('publish warnings for a text', () => {
  it.each([
    ['ANNUAL SPORTS DAY ON SATURDAY', ['capitals title ANNUAL SPORTS DAY ON SATURDAY']],
    ['PTM 28/11/2026, CLASSES I TO V', ['capitals title PTM 28/11/2026, CLASSES I TO V']],
    ['LFIS', []],
    ['CBSE XII', []],
    ['Annual Sports Day', []],
    ['वार्षिक खेल दिवस', []],
    ['', []],
  ])('the title %s', (title, found) => {
    expect(warningsFor({ title })).toEqual(found);
  });

  it('a table without a row of headings, and no other', () => {
    const cells = (tag: string) => `<tr><${tag}>Bus</${tag}><${tag}>Time</${tag}></tr>`;
    const body = (tag: string) => `<p>See:</p><table><tbody>${cells(tag)}</tbody></table>`;
    expect(warningsFor({ body: body('td') })).toEqual(['tableWithoutHead body Bus Time']);
    expect(warningsFor({ body: body('th') })).toEqual([]);
  });

  it('a text that begins with a smaller heading', () => {
    expect(warningsFor({ body: '<h3>Bring</h3><h2>Day one</h2>' })).toEqual(['headingOutOfOrder body Bring']);
    expect(warningsFor({ body: '<h2>Day one</h2><h3>Bring</h3>' })).toEqual([]);
  });

  it('a past date, if families have not seen it yet', () => {
    expect(warningsFor({ from: '2026-11-16' })).toEqual(['past from 2026-11-16']);
    expect(warningsFor({ from: '2026-11-16', until: '2026-11-17' })).toEqual([]);
    expect(warningsFor({ from: '2026-11-17' })).toEqual([]);
    expect(warningsFor({ from: '2026-11-16' }, false)).toEqual([]);
  });
});

it('every link that can be followed is found with its location; facts and hidden parts have none', () => {
  const sections = [
    {
      id: 'fees',
      kind: 'text',
      values: { text: 'See [the form](admissionProcess) and [us](contcat).', actionTo: '/ContactUs' },
      items: [],
    },
    { id: 'portal', kind: 'text', values: { actionTo: '{portal}' }, items: [] },
  ];
  const texts = {
    link: 'https://example.org/',
    body: '<p><a href="/Gallery?year=2026&amp;month=2">Photos</a> <a class="x" href="mailto:a@b.example">Mail</a></p>',
    sections: JSON.stringify(sections),
  };
  expect(linksIn(type, { ...noFields(), texts })).toEqual([
    { field: 'body', to: '/Gallery?year=2026&month=2' },
    { field: 'body', to: 'mailto:a@b.example' },
    { field: 'link', to: 'https://example.org/' },
    { field: 'sections', section: 'fees', to: 'admissionProcess' },
    { field: 'sections', section: 'fees', to: 'contcat' },
    { field: 'sections', section: 'fees', to: '/ContactUs' },
  ]);
});

it('an acknowledgement covers that warning at that location only', () => {
  const dead = { kind: 'deadLink', field: 'body', what: '/Gone' } as const;
  expect(warningKey({ ...dead })).toBe(warningKey(dead));
  for (const other of [{ what: '/Gone2' }, { field: 'link' }, { section: 'fees' }, { kind: 'past' as const }])
    expect(warningKey({ ...dead, ...other })).not.toBe(warningKey(dead));
});
