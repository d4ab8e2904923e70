import { describe, expect, test } from 'vitest';
import { wordBeingWritten, wordJustEnded } from './word.ts';

describe('the word being typed', () => {
  test.each([
    ['namaste', 'namaste'],
    ['आज chhutti', 'chhutti'],
    ['(kal', 'kal'],
    ['“Ram', 'Ram'],
    ['वाद-vivaad', 'vivaad'],
    ['नमस्तेji', 'ji'],
  ])('%s', (before, latin) => expect(wordBeingWritten(before)).toBe(latin));

  test.each([
    ['nothing', ''],
    ['a space', 'namaste '],
    ['capitals', 'LFIS'],
    ['a section', 'कक्षा 5 A'],
    ['a name with a capital within', 'WhatsApp'],
    ['an e-mail address', 'office@school'],
    ['a link', 'https://school'],
    ['a host', 'www.school'],
    ['what begins with a number', '5vi'],
    ['e-mail', 'e-mail'],
    ['a fact', '#news'],
    ['what is longer than any word', 'a'.repeat(25)],
  ])('%s stays', (_, before) => expect(wordBeingWritten(before)).toBeUndefined());
});

describe('the word that has just ended', () => {
  test.each([
    ['kal ', 'kal', ' '],
    ['kal\n', 'kal', '\n'],
    ['kal,', 'kal', ','],
    ['hai. ', 'hai', '. '],
    ['hai|', 'hai', '|'],
    ['vaad-', 'vaad', '-'],
    ['आज kal?', 'kal', '?'],
  ])('%j', (before, latin, tail) => expect(wordJustEnded(before)).toEqual({ latin, tail }));

  test.each([
    'kal',
    'school.',
    'office@',
    'http:',
    'e-',
    'www.school.example ',
    'PDF ',
    'kal  ',
    'कल ',
    '5 ',
  ])('%j has none', (before) => expect(wordJustEnded(before)).toBeUndefined());
});
