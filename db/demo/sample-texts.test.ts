import { expect, test } from 'vitest';
import { albums } from './albums.ts';
import { news } from './news.ts';
import { notifications } from './notifications.ts';
import { demoProfile } from './school.ts';

const items = [...albums, ...news, ...notifications];
const paragraphs = items.flatMap(({ id, description }) =>
  description.split('\n\n').map((text) => ({ id, text })),
);

test('whatever tells when the office is open says the hours of the contact page', () => {
  const [hours] = demoProfile.officeHours!.split(' (');
  const told = paragraphs.filter(({ text }) => /office (is open|from)[^.]* [AP]M/.test(text));
  expect(told.map(({ id }) => id)).toEqual(['news-registration-2027', 'notice-registration-2027']);
  for (const { id, text } of told) expect(text, id).toContain(` from ${hours}.`);
});

test('a paragraph in Hindi stays in Hindi', () => {
  const hindi = paragraphs.filter(({ text }) => /\p{Script=Devanagari}/u.test(text));
  expect(hindi.length).toBeGreaterThan(3);
  for (const { id, text } of hindi) expect(text, id).not.toMatch(/[a-z]/i);
});
