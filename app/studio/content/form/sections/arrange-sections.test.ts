import { expect, test } from 'vitest';
import type { PageSection } from '#content/page-text.ts';
import { readSections } from '#content/read-sections.ts';
import { sectionKinds, type SectionKind } from '#content/section-kinds.ts';
import { changed, duplicated, moved, newSection, turned, without } from './arrange-sections.ts';

const section = (id: string): PageSection => ({ id, kind: 'text', values: {}, items: [] });
const abc = ['a', 'b', 'c'].map(section);
const ids = (sections: PageSection[]) => sections.map(({ id }) => id).join('');

test('a section can be moved up and down', () => {
  expect(ids(moved(abc, 'a', 2))).toBe('bca');
  expect(ids(moved(abc, 'c', 0))).toBe('cab');
  expect(ids(moved(abc, 'b', 1))).toBe('abc');
  expect(ids(without(abc, 'b'))).toBe('ac');
});

test('a section can be hidden, and is unchanged when shown again', () => {
  const hidden = turned(turned(abc, 'b'), 'c');
  expect(hidden.map(({ hidden: isHidden }) => isHidden)).toEqual([undefined, true, true]);
  expect(turned(turned(hidden, 'b'), 'c')).toEqual(abc);
});

test('a copy is below its original, under its own id', () => {
  const twice = duplicated(duplicated(abc, 'b'), 'b');
  expect(twice.map(({ id }) => id)).toEqual(['a', 'b', 'b-3', 'b-2', 'c']);
  expect(changed(twice, 'b-2', { values: { heading: 'H' }, items: [] })[1]!.values).toEqual({});
});

test('a new section of every kind is valid as it is', () => {
  const all = (Object.keys(sectionKinds) as SectionKind[]).reduce<PageSection[]>(
    (sections, kind) => [...sections, newSection(kind, sections)],
    [newSection('text', [])],
  );
  expect(readSections(JSON.stringify(all))).toEqual(all);
});
