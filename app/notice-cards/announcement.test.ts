import { expect, test } from 'vitest';
import { cardWords } from '#app/words/notice-card.ts';
import { announcement } from '#tests/support/cards/cards.ts';
import { sentencesOf, textToSend } from './announcement.ts';

test('the text has the content of the card, and the link', () => {
  const { url } = announcement();
  expect(textToSend(announcement(), 'Read it on our website')).toBe(
    `Parent–teacher meeting

Saturday, 28 November 2026
9:00 AM to 12:00 PM
Grades 1 to 5, in your child’s classroom

Please bring your child’s diary. Each family has ten minutes; the class teacher sends your time.

Read it on our website: ${url}
Sample International School`,
  );
});

test('a long text ends after a whole sentence', () => {
  const text = textToSend(announcement({ text: 'Bring a cap and water. '.repeat(60) }), 'Read');
  const sentences = text.split('\n\n')[2]!;
  expect(sentences.length).toBeLessThanOrEqual(400);
  expect(sentences).toMatch(/^(Bring a cap and water\. ?)+$/);
});

test('sentences end as in both languages', () => {
  expect(sentencesOf('कल विद्यालय बंद है। बसें नहीं चलेंगी।\n\nAt 9.30 AM? Yes!')).toEqual([
    'कल विद्यालय बंद है।',
    'बसें नहीं चलेंगी।',
    'At 9.30 AM?',
    'Yes!',
  ]);
});

test('days, times and classes are in the language of the card', () => {
  const { en, hi } = cardWords;
  expect(en.dates.wholeDay('2026-11-28')).toBe('Saturday, 28 November 2026');
  expect(hi.dates.wholeDay('2026-11-28')).toBe('शनिवार, 28 नवंबर 2026');
  expect(hi.dates.month('2026-11-28')).toBe('नवंबर 2026');
  expect(en.dates.numeral('2026-11-16', '2026-11-20')).toBe('16–20');
  expect(en.dates.numeral('2026-11-30', '2026-12-02')).toBe('30');
  expect(hi.calendar.times('09:00', '15:30')).toBe('सुबह 9 से दोपहर 3:30 बजे तक');
  expect(hi.calendar.and([hi.calendar.class('nursery'), hi.calendar.classesFromTo('1', '5')])).toBe(
    'नर्सरी और कक्षा 1 से 5',
  );
});
