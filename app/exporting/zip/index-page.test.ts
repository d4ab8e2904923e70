import { expect, test } from 'vitest';
import { faultsIn } from '#tests/support/content/hindi-faults.ts';
import { markdownPage } from './document.ts';
import { firstPage } from './index-page.ts';
import { exportWords, indexWords } from './words.ts';

const album = {
  contentType: 'albums',
  title: 'Diwali',
  day: '2026-11-08',
  language: 'en' as const,
  href: 'albums/diwali/index.html',
  others: [],
  photos: 2,
  isPublic: true,
};

const pageIn = (officeLanguage: 'en' | 'hi') =>
  firstPage({
    school: 'Sample School',
    now: new Date('2026-11-13T05:12:00.000Z'),
    officeLanguage,
    nameOfType: ({ name }) => `[${name}]`,
    listed: [album],
    others: 1,
    missing: [],
  });

test('the first page is in the language of the office', () => {
  const english = pageIn('en');
  expect(english.language).toBe('en');
  expect(markdownPage(english)).toContain('as of 13 Nov 2026, 10:42 AM.');
  const hindi = pageIn('hi');
  expect(hindi.language).toBe('hi');
  const text = markdownPage(hindi);
  expect(text).toContain('13 नवंबर 2026, सुबह 10:42 बजे तक का।');
  expect(text).toContain('8 नवंबर 2026 · 2 तस्वीरें');
});

test('the words of an export are in Hindi, with consistent spelling', () => {
  const options = { same: [], latin: /Excel|LibreOffice|\.html|\.md/g, samples: {} };
  expect(faultsIn(indexWords.hi, indexWords.en, options)).toEqual([]);
  expect(faultsIn(exportWords.hi, exportWords.en, options)).toEqual([]);
});
