import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('a cell keeps its commas, quotes and line breaks', () => {
  expect(csvLine(['a', 'b,c', 'say "yes"', 'one\ntwo', ''])).toBe(
    '"a","b,c","say ""yes""","one\ntwo",""\r\n',
  );
});

test('Hindi stays as it is', () => {
  expect(csvLine(['आशा', 'नमस्ते'])).toBe('"आशा","नमस्ते"\r\n');
});

test.each(['=1+1', '+91 98765', '-2', '@sum(A1)', '\tx', '\rx', '\n=x', '＝1'])('%j is text', (cell) => {
  expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
});

test('a cell with such a character only in the middle is unchanged', () => {
  expect(csvLine(['a=b', 'x@mail.example', '5-6'])).toBe('"a=b","x@mail.example","5-6"\r\n');
});
