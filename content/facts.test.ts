import { expect, test } from 'vitest';
import { factNames, type Facts, fillIn, paragraphsOf } from './facts.ts';

const facts = (given: Partial<Facts>): Facts => ({
  ...(Object.fromEntries(factNames.map((name) => [name, ''])) as Facts),
  ...given,
});

test('a fact replaces its chip, however often', () => {
  expect(fillIn('Call {phone}. {phone} again.', facts({ phone: '+91 1' }))).toBe('Call +91 1. +91 1 again.');
});

test('a sentence with an empty fact is left out, and only that sentence', () => {
  const text = 'Come in. Call {phone} first! It costs {formAtCampus}.';
  expect(fillIn(text, facts({ formAtCampus: 'Rs. 500' }))).toBe('Come in. It costs Rs. 500.');
  expect(fillIn(text, facts({}))).toBe('Come in.');
});

test('a condition shows or hides its sentence and has no text itself', () => {
  const text = 'Press the button.{?portal} Ask the office.{!portal} Thank you.';
  expect(fillIn(text, facts({ portal: 'x' }))).toBe('Press the button. Thank you.');
  expect(fillIn(text, facts({}))).toBe('Ask the office. Thank you.');
});

test('a fact that is a sentence does not affect its neighbours', () => {
  expect(fillIn('Look first. {ageMeaning} {ageRise}', facts({ ageMeaning: '3+ means three.' }))).toBe(
    'Look first. 3+ means three.',
  );
  expect(fillIn('{mission} What we are here for{!mission}', facts({ mission: 'Learn & grow' }))).toBe(
    'Learn & grow',
  );
});

test('braces without a known fact stay as typed', () => {
  expect(fillIn('A set {a, b} and {nothing}.', facts({}))).toBe('A set {a, b} and {nothing}.');
});

test('a paragraph without text is removed', () => {
  expect(paragraphsOf('One.\n\nCall {phone}.\n \nThree.', facts({}))).toEqual(['One.', 'Three.']);
});

test('Hindi sentences end with a danda', () => {
  expect(fillIn('आइए। {phone} पर फ़ोन कीजिए। धन्यवाद।', facts({}))).toBe('आइए। धन्यवाद।');
});
