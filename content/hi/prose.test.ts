import { describe, expect, test } from 'vitest';
import { en } from '../en/index.ts';
import type { StarterPage } from '../starter.ts';
import { type Facts, factNames, paragraphsOf, partsOf } from '../facts.ts';
import type { Keeping, SchoolFacts } from '../page-content.ts';
import { type SectionField, sectionKind } from '../section-kinds.ts';
import { hi } from './index.ts';

type Values = Partial<Record<string, string>>;

const SETS = ['pages', 'starter', 'templates'] as const;
const pages = SETS.flatMap((set) =>
  Object.keys(en[set]).map((key) => ({
    name: `${set} ${key}`,
    english: pageOf(en, set, key),
    hindi: pageOf(hi, set, key),
  })),
);

function pageOf(prose: typeof en, set: (typeof SETS)[number], key: string): StarterPage {
  return (prose[set] as Record<string, StarterPage>)[key]!;
}

/** What a text has in every language: its facts, where its links lead, its paragraphs, and the cells of its table. */
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

function structureOf({ sections, ...page }: StarterPage) {
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
        items: items?.map((item) => each(rows?.fields ?? [], item, bonesOf)),
      };
    }),
  };
}

function textsOf({ sections, ...page }: StarterPage & { about?: string }): string[] {
  const textsIn = (fields: readonly SectionField[], values: Values) =>
    Object.entries(values).flatMap(([name, value]) => (isText(fields, name) ? [value!] : []));
  return [
    page.title,
    page.lead,
    page.description,
    page.about ?? '',
    ...sections.flatMap(({ kind, values, items = [] }) => {
      const { fields, items: rows } = sectionKind(kind);
      return [...textsIn(fields, values), ...items.flatMap((item) => textsIn(rows?.fields ?? [], item))];
    }),
  ];
}

/** Names that are written so in Hindi too, and words that stand so on other companies' buttons. */
const LATIN = new Set([
  'Android',
  'App',
  'Back',
  'ERP',
  'Forgot',
  'Google',
  'Play',
  'SMS',
  'Store',
  'iPhone',
  'password',
]);

const latinIn = (text: string) =>
  text
    .replaceAll(/\{[?!]?\w+\}|\]\([^)]*\)/g, ' ')
    .match(/[a-z]+/gi)
    ?.filter((word) => !LATIN.has(word)) ?? [];

const inWords = (text: string) => text.replaceAll(/\{[?!]?\w+\}/g, '').trim() !== '';

test('there are as many pages as in English', () => {
  for (const set of SETS) expect(Object.keys(hi[set])).toEqual(Object.keys(en[set]));
});

describe.each(pages)('$name', ({ english, hindi }) => {
  test('has the parts, pictures, links and facts of the English page', () => {
    expect(structureOf(hindi)).toEqual(structureOf(english));
  });

  test('says nothing in English', () => {
    const englishTexts = new Set(textsOf(english).filter(inWords));
    for (const text of textsOf(hindi)) {
      expect(englishTexts).not.toContain(text);
      expect(latinIn(text), text).toEqual([]);
    }
  });

  test('names the figures that English names', () => {
    const figures = (page: StarterPage) => textsOf(page).map((text) => (text.match(/\d+/g) ?? []).toSorted());
    expect(figures(hindi)).toEqual(figures(english));
  });

  test('is spelt alike throughout', () => {
    for (const text of textsOf(hindi)) {
      expect(text.normalize('NFC')).toBe(text);
      // A nuqta stands below ज फ ड ढ and nowhere else; a sentence ends with a danda, digits are 0–9.
      expect(text).not.toMatch(/[^जफडढ]\u093c|\p{Script=Devanagari}\.(?:\s|$)|[०-९]/u);
    }
  });

  test('is described at a length that search engines show', () => {
    const length = ({ description }: StarterPage) => description.replaceAll('{school}', 'LFIS').length;
    expect(length(hindi)).toBeLessThanOrEqual(155);
    if (length(english) >= 110) expect(length(hindi)).toBeGreaterThanOrEqual(110);
  });
});

test('what a new school begins with claims nothing of the sample school', () => {
  for (const page of Object.values(hi.starter)) {
    for (const text of textsOf(page)) {
      expect(text).not.toMatch(/प्रोग्राम के|इयर्स|निजी विद्यालय|स्मार्ट|बगीचा|ऑब्ज़र्वेशन|योग्यता|नमूना/u);
    }
  }
});

test('the footer and the menu say it in Hindi', () => {
  expect(Object.values(hi.parentsApp).map(bonesOf)).toEqual(Object.values(en.parentsApp).map(bonesOf));
  expect(Object.keys(hi.stageNames)).toEqual(Object.keys(en.stageNames));
  for (const text of [...Object.values(hi.parentsApp), ...Object.values(hi.stageNames)]) {
    expect(text).toMatch(/\p{Script=Devanagari}/u);
    expect(latinIn(text)).toEqual([]);
  }
});

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

describe.each(profiles)('of a profile with %s', (_, school, kept) => {
  const [english, hindi] = [en.facts(school, kept), hi.facts(school, kept)];
  const paragraphs = (page: StarterPage, facts: Facts) =>
    textsOf(page).map((text) => paragraphsOf(text, facts).length);

  test('Hindi knows what English knows', () => {
    for (const name of factNames) expect(hindi[name] === '', name).toBe(english[name] === '');
  });

  test.each(pages)('as many paragraphs of $name have something to say', (page) => {
    expect(paragraphs(page.hindi, hindi)).toEqual(paragraphs(page.english, english));
  });
});

test('facts fit into a Hindi sentence', () => {
  expect(hi.facts(whole, keeping)).toMatchObject({
    ways: '+91 1 पर फ़ोन कीजिए या a@b.example पर लिखिए',
    callUs: '+91 1 पर फ़ोन कीजिए',
    helpDeskOpens: 'सुबह 8 बजे',
    helpDeskCloses: 'रात 8:30 बजे',
    formAtCampus: '₹1,500',
    ageRange: 'नर्सरी (3+) से कक्षा 2 (6+) तक',
    classNames: 'केजी का मतलब है किंडरगार्टन।',
    spamDays: '1 दिन',
  });
  expect(hi.facts(nothing, keeping).ways).toBe('स्कूल ऑफ़िस आइए');
});

test.each([
  ['12:00 AM', 'रात 12 बजे'],
  ['4:00 AM', 'सुबह 4 बजे'],
  ['12:00 PM', 'दोपहर 12 बजे'],
  ['4:00 PM', 'शाम 4 बजे'],
  ['half past eight', 'half past eight'],
])('the help desk that opens at %s opens at %s', (opens, expected) => {
  expect(hi.facts({ ...whole, helpDesk: { ...whole.helpDesk, opens } }, keeping).helpDeskOpens).toBe(
    expected,
  );
});
