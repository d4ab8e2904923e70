import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './text-input.ts';

// The whole UTF-16 range, including lone surrogates and control characters.
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
const nasty = fc
  .array(fc.constantFrom('\r', '\n', '\t', '\0', ' ', '\u0085', '\u009f', '\ud83d', '\ude00', 'a'))
  .map((parts) => parts.join(''));
const input = fc.oneof(anyText, nasty);

test('the result can be stored, and its only control characters are tab and line break', () => {
  fc.assert(
    fc.property(input, (text) => {
      const clean = cleanText(text);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).not.toMatch(/[^\P{Cc}\t\n]/u);
    }),
  );
});

test('cleaning a clean text changes nothing', () => {
  fc.assert(
    fc.property(input, (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
    }),
  );
});

test('there is no space around it, even if there was a control character outside', () => {
  fc.assert(
    fc.property(input, (text) => {
      expect(cleanText(text)).toBe(cleanText(text).trim());
    }),
  );
  expect(cleanText('\0  Asha \u0007')).toBe('Asha');
});

test('ordinary text is unchanged', () => {
  const written = ['नमस्ते, कक्षा ५', 'Zoë’s 👩‍👧‍👦', 'first\n\nsecond\tcolumn', 'e\u0301'];
  expect(written.map(cleanText)).toEqual(written);
});

test('line breaks of every system become one', () => {
  expect(cleanText('one\r\ntwo\rthree\nfour')).toBe('one\ntwo\nthree\nfour');
});
