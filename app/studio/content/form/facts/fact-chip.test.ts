import { expect, test } from 'vitest';
import { en } from '#app/studio/words/en/index.ts';
import { chipOf, markOf } from './fact-chip.ts';

const words = en.content;
const chip = (written: string, facts: Record<string, string>) => chipOf(markOf(written)!, facts, words);

test('a fact shows its value and its source', () => {
  expect(chip('{formAtCampus}', { formAtCampus: 'Rs. 500' })).toMatchObject({
    variant: 'live',
    text: 'Rs. 500',
    beside: words.facts.formAtCampus,
    heard: 'Form at the campus: Rs. 500',
    lang: undefined,
  });
  expect(chip('{mission}', { mission: 'ज्ञान का द्वार' }).lang).toBe('hi');
});

test('an empty fact appears by its name, described as empty', () => {
  expect(chip('{phone}', { phone: '' })).toMatchObject({
    variant: 'dead',
    text: words.facts.phone,
    heard: 'Phone: empty in the School profile',
  });
  // Makes no claim about unknown facts.
  expect(chip('{phone}', {})).toMatchObject({ variant: 'live', text: words.facts.phone });
});

test.each([
  ['{?portal}', 'https://portal.example', 'when'],
  ['{?portal}', '', 'off'],
  ['{!portal}', 'https://portal.example', 'off'],
  ['{!portal}', '', 'when'],
])('%s with %j describes whether its sentence is shown', (written, portal, variant) => {
  const { text, ...shown } = chip(written, { portal });
  expect(shown.variant).toBe(variant);
  expect(text).toContain(words.facts.portal);
  expect(text).not.toMatch(/[{}?!]/);
});

test.each(['', 'phone', '{nothing}', '{phone} ', '{phone}{phone}'])(
  '%j is not a mention of a fact',
  (written) => {
    expect(markOf(written)).toBeUndefined();
  },
);
