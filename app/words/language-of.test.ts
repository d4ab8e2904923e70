import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test('the script distinguishes Hindi from English, and the majority decides', () => {
  expect(languageOf('बाल दिवस: मंच पर आज शिक्षक')).toBe('hi');
  expect(languageOf('हिंदी दिवस, Grade 4')).toBe('hi');
  expect(languageOf('Diwali (दीपावली) in the courtyard')).toBeUndefined();
  expect(languageOf('')).toBeUndefined();
});
