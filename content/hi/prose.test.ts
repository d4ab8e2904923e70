import { expect, test } from 'vitest';
import { en } from '../en/index.ts';
import type { Keeping, SchoolFacts } from '../page-content.ts';
import { textsOfPage } from '../prose.ts';
import { type PageKey, pageStructures } from '../pages/index.ts';
import type { PageSet } from '../pages/page-structure.ts';
import { hi } from './index.ts';

const pageKeys = Object.keys(pageStructures) as PageKey[];
const textsIn = ({ texts }: typeof hi, set: PageSet, key: PageKey) =>
  Object.values(textsOfPage(texts, set, key));

const pages = [
  ...(['sample', 'starter'] as const).flatMap((set) =>
    pageKeys.map((key) => ({
      name: `${set} ${key}`,
      english: textsIn(en, set, key),
      hindi: textsIn(hi, set, key),
    })),
  ),
  ...Object.keys(en.templates).map((key) => ({
    name: `template ${key}`,
    english: Object.values(en.texts.templates[key as keyof typeof en.templates]!),
    hindi: Object.values(hi.texts.templates[key as keyof typeof en.templates]!),
  })),
];

/** Names that Hindi writes in Latin letters too, and labels of other companies' buttons. */
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

test.each(pages)('$name has nothing in English', ({ english, hindi }) => {
  const englishTexts = new Set(english.filter(inWords));
  expect(hindi).toHaveLength(english.length);
  for (const text of hindi) {
    expect(englishTexts).not.toContain(text);
    expect(latinIn(text), text).toEqual([]);
  }
});

test.each(pages)('$name has consistent spelling', ({ hindi }) => {
  for (const text of hindi) {
    expect(text.normalize('NFC')).toBe(text);
    // A nuqta is only below ज फ ड ढ; a sentence ends with a danda, digits are 0–9.
    expect(text).not.toMatch(/[^जफडढ]\u093c|\p{Script=Devanagari}\.(?:\s|$)|[०-९]/u);
  }
});

test('the starter pages contain no claims of the sample school', () => {
  for (const text of pageKeys.flatMap((key) => textsIn(hi, 'starter', key)))
    expect(text).not.toMatch(
      /प्रोग्राम के|इयर्स|निजी (?:विद्यालय|स्कूल)|स्मार्ट|बगीचा|ऑब्ज़र्वेशन|योग्यता|नमूना/u,
    );
});

test('the footer and the menu are in Hindi', () => {
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
  expect(hi.facts({ ...whole, phone: '', email: '' }, keeping).ways).toBe('स्कूल ऑफ़िस आइए');
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
