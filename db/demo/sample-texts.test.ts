import { expect, test } from 'vitest';
import { en } from '#app/words/en.ts';
import { hi } from '#app/words/hi.ts';
import { albums } from './albums.ts';
import { events } from './events.ts';
import { highlights } from './highlights.ts';
import { events as eventsInHindi } from './hi/events.ts';
import { highlights as highlightsInHindi } from './hi/highlights.ts';
import { news as newsInHindi } from './hi/news.ts';
import { news } from './news.ts';
import { notifications } from './notifications.ts';
import { demoProfile } from './school.ts';

const items = [...albums, ...news, ...notifications];
const paragraphs = items.flatMap(({ id, description }) =>
  description.split('\n\n').map((text) => ({ id, text })),
);

test('every text with the office hours has those of the contact page', () => {
  const [hours] = demoProfile.officeHours!.split(' (');
  const found = paragraphs.filter(({ text }) => /office (is open|from)[^.]* [AP]M/.test(text));
  expect(found.map(({ id }) => id)).toEqual(['news-registration-2027', 'notice-registration-2027']);
  for (const { id, text } of found) expect(text, id).toContain(` from ${hours}.`);
});

test('no price is typed where it would not follow the profile', () => {
  const texts = [
    ...items.map(({ id, description }) => ({ id, text: description })),
    ...events.map(({ id, text = '' }) => ({ id, text })),
    ...Object.entries({ ...newsInHindi, ...eventsInHindi }).map(([id, translation]) => ({
      id,
      text: JSON.stringify(translation),
    })),
  ];
  expect(texts.filter(({ text }) => /(?:Rs\.|₹) ?\d|\d+ रुपये/.test(text)).map(({ id }) => id)).toEqual([]);
});

test('a paragraph in Hindi stays in Hindi', () => {
  const hindi = paragraphs.filter(({ text }) => /\p{Script=Devanagari}/u.test(text));
  expect(hindi.length).toBeGreaterThan(3);
  for (const { id, text } of hindi) expect(text, id).not.toMatch(/[a-z]/i);
});

const dayOf = (text: string) => /\d{1,2} (?:November|December|नवंबर|दिसंबर)/.exec(text)?.[0];

test('events of the calendar have the same day in news, albums and highlights', () => {
  const dated = [
    ...albums.map(({ id, title, date }) => ({ id, title, date })),
    ...news.map(({ id, title, fromDate, date }) => ({ id, title, date: fromDate ?? date })),
  ];
  const happenings = events.filter(({ kind }) => kind === 'event');
  const others = happenings.flatMap(({ title, fromDate, toDate = fromDate }) =>
    dated
      .filter((each) => each.title.startsWith(title) && each.date.slice(0, 4) === fromDate.slice(0, 4))
      .filter(({ date }) => date < fromDate || date > toDate)
      .map(({ id, date }) => `${id}: ${date}, but ${title} is on ${fromDate}`),
  );
  expect(others).toEqual([]);

  const annualDay = events.find(({ id }) => id === 'event-annual-day-2026')!.fromDate;
  const { title } = highlights.find(({ id }) => id === 'highlight-annual-day')!;
  expect(en.calendar.day(annualDay)).toContain(dayOf(title));
  expect(hi.calendar.day(annualDay)).toContain(dayOf(highlightsInHindi['highlight-annual-day']!.title!));
});
