import { expect, test } from 'vitest';
import { Composer, type Suggested } from './composer.ts';

const WORDS: Record<string, string[]> = {
  kal: ['कल', 'काल', 'कला'],
  gaya: ['गया', 'गाया'],
  hai: ['है'],
};

/** A field with its text and the current suggestions. */
function atField() {
  let text = '';
  let offered: Suggested | undefined;
  const textTarget = {
    before: () => text,
    replace: (letters: number, put: string) => (text = text.slice(0, text.length - letters) + put),
  };
  const composer = new Composer(
    textTarget,
    (latin) => (latin === 'please' ? ['please', 'प्लीज़'] : WORDS[latin] ? [...WORDS[latin], latin] : []),
    (suggested) => (offered = suggested),
  );
  return {
    composer,
    text: () => text,
    offered: () => offered,
    type(letters: string, isComposing = false) {
      for (const letter of letters) {
        text += letter;
        composer.typed(isComposing);
      }
    },
    rub() {
      if (composer.turnBack()) return;
      text = text.slice(0, -1);
      composer.typed();
    },
  };
}

test('a space converts the word, and leaves the text before it', () => {
  const field = atField();
  field.type('PDF 5 kal ');
  expect(field.text()).toBe('PDF 5 कल ');
  expect(field.offered()).toBeUndefined();
});

test('suggestions are shown during typing, the danda last', () => {
  const field = atField();
  field.type('kal');
  expect(field.offered()).toEqual({ latin: 'kal', words: ['कल', 'काल', 'कला', 'कल।', 'kal'], at: 0 });
  expect(field.text()).toBe('kal');
});

test('a suggestion is chosen by its number', () => {
  const field = atField();
  field.type('gaya');
  expect(field.composer.choose(2)).toBe(true);
  expect(field.text()).toBe('गया।');
  expect(field.composer.choose(0)).toBe(false);
});

test('a suggestion is chosen by arrow keys and Enter, or by arrow keys and a space', () => {
  const field = atField();
  field.type('kal');
  expect(field.composer.takeChosen()).toBe(false);
  field.composer.move(1);
  expect(field.composer.takeChosen()).toBe(true);
  field.type(' kal');
  field.composer.move(-1);
  field.composer.move(-1);
  field.composer.move(-1);
  field.type(' ');
  expect(field.text()).toBe('काल कला ');
});

test('a word kept in Latin letters stays, and only that word', () => {
  const field = atField();
  field.type('kal');
  expect(field.composer.keepLatin()).toBe(true);
  field.type(' kal ');
  expect(field.text()).toBe('kal कल ');
  expect(field.composer.keepLatin()).toBe(false);
});

test('Backspace directly behind a word reverts it, and another can be chosen', () => {
  const field = atField();
  field.type('gaya ');
  field.rub();
  expect(field.text()).toBe('gaya');
  field.composer.choose(1);
  expect(field.text()).toBe('गाया');
  field.type(' hai ');
  field.type('5');
  field.rub();
  expect(field.text()).toBe('गाया है ');
  field.rub();
  expect(field.text()).toBe('गाया hai');
});

test('a keyboard that is still composing is not disturbed', () => {
  const field = atField();
  field.type('kal ', true);
  expect(field.text()).toBe('kal ');
  field.composer.typed();
  expect(field.text()).toBe('कल ');
});

test('a word also ends without a space, by Enter or by leaving the field', () => {
  const field = atField();
  field.type('hai');
  field.composer.end();
  expect(field.text()).toBe('है');
  field.type(' hai.');
  field.composer.end();
  expect(field.text()).toBe('है है.');
});

test('a bar is a danda', () => {
  const field = atField();
  field.type('hai|');
  expect(field.text()).toBe('है।');
});

test('a word without suggestions stays', () => {
  const field = atField();
  field.type('xyz ');
  expect(field.text()).toBe('xyz ');
});

test('an English word stays, and its Hindi spelling is the next suggestion', () => {
  const field = atField();
  field.type('please');
  expect(field.offered()).toEqual({ latin: 'please', words: ['please', 'प्लीज़'], at: 0 });
  field.type(' kal, please');
  expect(field.text()).toBe('please कल, please');
  field.composer.choose(1);
  expect(field.text()).toBe('please कल, प्लीज़');
});

test('any word can be kept as typed by choosing it, without a key that phones lack', () => {
  const field = atField();
  field.type('gaya');
  expect(field.offered()?.words.at(-1)).toBe('gaya');
  expect(field.composer.choose(field.offered()!.words.length - 1)).toBe(true);
  expect(field.offered()).toBeUndefined();
  field.type(' hai ');
  expect(field.text()).toBe('gaya है ');
});
