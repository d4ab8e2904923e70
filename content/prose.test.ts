import { describe, expect, test } from 'vitest';
import { firstLocale, locales } from '#app/words/locales.ts';
import { en } from './en/index.ts';
import { type Facts, factNames, paragraphsOf, partsOf } from './facts.ts';
import { hi } from './hi/index.ts';
import { proseIn } from './languages.ts';
import type { Keeping, SchoolFacts } from './page-content.ts';
import type { PageText } from './page-text.ts';
import { type PageKey, pageStructures } from './pages/index.ts';
import { type Prose, proseOf, textsOfPage } from './prose.ts';
import { readSections } from './read-sections.ts';
import { type SectionField, sectionKind } from './section-kinds.ts';
import type { TextsOfPage } from './texts.ts';

type Values = Partial<Record<string, string>>;

const first = proseIn[firstLocale];
const others = locales.filter((language) => language !== firstLocale);
const SETS = ['pages', 'starter', 'templates'] as const;
const pageKeys = Object.keys(pageStructures) as PageKey[];

const pagesOf = (prose: Prose) =>
  SETS.flatMap((set) =>
    Object.entries(prose[set] as Record<string, PageText>).map(([key, page]) => ({
      name: `${set} ${key}`,
      page,
    })),
  );

/** What a text has in common in all languages: facts, link targets, paragraphs, and table cells. */
const bonesOf = (text: string) => ({
  isEmpty: text === '',
  facts: partsOf(text)
    .flatMap((part) => (typeof part === 'string' ? [] : [part.written]))
    .toSorted(),
  links: [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target).toSorted(),
  paragraphs: text.split('\n\n').length,
  cells: text.split('\n').map((row) => row.split('|').length),
});

const isText = (fields: readonly SectionField[], name: string) =>
  ['line', 'text', 'rich', 'table'].includes(fields.find((field) => field.name === name)?.kind ?? '');

/** Values by their names, the texts among them by `of`. */
const each = (fields: readonly SectionField[], values: Values, of: (text: string) => unknown) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isText(fields, name) ? of(value!) : value]),
  );

function structureOf({ sections, ...page }: PageText) {
  const headFields = ['title', 'lead', 'description', 'about'];
  return {
    ...Object.fromEntries(
      Object.entries(page).map(([name, value]) => [name, headFields.includes(name) ? bonesOf(value) : value]),
    ),
    sections: sections.map(({ kind, values, items, ...section }) => {
      const { fields, items: rows } = sectionKind(kind);
      return {
        ...section,
        kind,
        values: each(fields, values, bonesOf),
        items: items.map((item) => each(rows?.fields ?? [], item, bonesOf)),
      };
    }),
  };
}

function textsOf({ sections, ...page }: PageText & { about?: string }): string[] {
  const textsIn = (fields: readonly SectionField[], values: Values) =>
    Object.entries(values).flatMap(([name, value]) => (isText(fields, name) ? [value!] : []));
  return [
    page.title,
    page.lead,
    page.description,
    page.about ?? '',
    ...sections.flatMap(({ kind, values, items }) => {
      const { fields, items: rows } = sectionKind(kind);
      return [...textsIn(fields, values), ...items.flatMap((item) => textsIn(rows?.fields ?? [], item))];
    }),
  ];
}

const keeping: Keeping = { enquiryDays: 365, suspectedSpamDays: 1, acknowledges: true };
const whole: SchoolFacts = {
  name: 'LFIS',
  mission: 'M',
  phone: '+91 1',
  email: 'a@b.example',
  portalUrl: 'https://portal.example/',
  registration: 'site',
  helpDesk: { email: 'h@b.example', opens: '8:00 AM', closes: '8:30 PM' },
  fees: { formAtCampus: 1500, formDownloaded: 400 },
  agesAtEntrance: ['NUR', 'KG', 'I', 'II'].map((grade, index) => ({ grade, age: 3 + index })),
};
const nothing: SchoolFacts = {
  ...whole,
  mission: '',
  phone: '',
  email: '',
  portalUrl: '',
  registration: undefined,
  helpDesk: { email: '', opens: '', closes: '' },
  fees: { formAtCampus: 0, formDownloaded: 0 },
  agesAtEntrance: [],
};
const profiles: [string, SchoolFacts, Keeping][] = [
  ['everything', whole, keeping],
  ['nothing', nothing, { ...keeping, acknowledges: false }],
  [
    'a paper, no phone and a class of its own',
    { ...whole, registration: 'paper', phone: '', agesAtEntrance: [{ grade: 'Play', age: 2 }] },
    keeping,
  ],
  ['no e-mail', { ...whole, email: '' }, keeping],
];

test.each(locales)('every page in %s has sections in the format of the form', (language) => {
  for (const key of pageKeys) {
    const { sections } = proseIn[language].pages[key];
    expect(readSections(JSON.stringify(sections)), key).toEqual(sections);
  }
});

describe.each(others)('in %s', (language) => {
  const prose = proseIn[language];
  const pages = pagesOf(prose).map((each, index) => ({ ...each, original: pagesOf(first)[index]!.page }));

  test('there are as many pages as in the first language', () => {
    for (const set of SETS) expect(Object.keys(prose[set])).toEqual(Object.keys(first[set]));
  });

  test.each(pages)(
    '$name has the sections, pictures, links and facts of the original',
    ({ page, original }) => {
      expect(structureOf(page)).toEqual(structureOf(original));
    },
  );

  test.each(pages)('$name mentions the figures of the original', ({ page, original }) => {
    const figures = (of: PageText) => textsOf(of).map((text) => (text.match(/\d+/g) ?? []).toSorted());
    expect(figures(page)).toEqual(figures(original));
  });

  test.each(pages)('$name has a description of a length that search engines show', ({ page, original }) => {
    const length = ({ description }: PageText) => description.replaceAll('{school}', 'LFIS').length;
    expect(length(page)).toBeLessThanOrEqual(155);
    if (length(original) >= 110) expect(length(page)).toBeGreaterThanOrEqual(110);
  });

  test('the footer and the menu have the facts of the original', () => {
    expect(Object.values(prose.parentsApp).map(bonesOf)).toEqual(
      Object.values(first.parentsApp).map(bonesOf),
    );
    expect(Object.keys(prose.stageNames)).toEqual(Object.keys(first.stageNames));
  });

  describe.each(profiles)('with %s', (_, school, kept) => {
    const [original, facts] = [first.facts(school, kept), prose.facts(school, kept)];
    const paragraphs = (page: PageText, filledWith: Facts) =>
      textsOf(page).map((text) => paragraphsOf(text, filledWith).length);

    test('the same facts are known', () => {
      for (const name of factNames) expect(facts[name] === '', name).toBe(original[name] === '');
    });

    test.each(pages)('$name has the same number of non-empty paragraphs', (each) => {
      expect(paragraphs(each.page, facts)).toEqual(paragraphs(each.original, original));
    });
  });
});

test('a section that two pages share has the texts of the one it is declared on', () => {
  const helpDesk = ({ sections }: PageText) => sections.find(({ id }) => id === 'help-desk');
  expect(helpDesk(en.pages.schoolErp)).toEqual(helpDesk(en.pages.parentGuidelines));
  expect(helpDesk(en.starter.schoolErp)).toEqual(helpDesk(en.pages.parentGuidelines));
  expect(textsOfPage(hi.texts, 'starter', 'schoolErp')['help-desk/heading']).toBe('हेल्प डेस्क');
});

test('a new school has the sample school’s page without its pictures where it has none of its own', () => {
  const { banner, ...contact } = en.pages.contact;
  expect(banner).toBe('contact-banner');
  expect(en.starter.contact).toEqual(contact);
});

test('what a language leaves out is in the first language', () => {
  const { starter } = hi.texts.pages.sports!;
  const few = proseOf({ ...hi.texts, pages: { sports: { starter: starter! } }, templates: {} }, en);
  expect(few.starter.sports.title).toBe(hi.starter.sports.title);
  expect(few.pages).toEqual(en.pages);
  expect(few.templates).toEqual(en.templates);
  // This section is the sample page's.
  const gamesDays = ({ sections }: PageText) => sections.find(({ id }) => id === 'games-days');
  expect(gamesDays(few.starter.sports)).toEqual(gamesDays(en.pages.sports));
  expect(textsOfPage(few.texts, 'starter', 'sports')).toEqual(starter);
  expect(textsOfPage(few.texts, 'starter', 'home')).toEqual({});
});

test('a missing text, or one that no page has, does not compile', () => {
  type News = TextsOfPage<'news'>['sample'];
  const texts = { title: 'News', lead: 'Soon', description: 'All' } satisfies News;
  // @ts-expect-error The lead is missing.
  ({ title: 'News', description: 'All' }) satisfies News;
  // @ts-expect-error No section of the page has this text.
  expect({ ...texts, 'text/heading': 'More' } satisfies News).toMatchObject(texts);
});
