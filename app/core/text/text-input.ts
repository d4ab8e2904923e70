import { wellFormed } from './well-formed.ts';

/**
 * A cleaned text: trimmed, line breaks as \
 * , no control characters (PostgreSQL cannot store NUL) and no lone surrogates.
 */
export function cleanText(text: string): string {
  return wellFormed(text).replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '').trim();
}

/** The same in one line: a name with a line break would allow forged mail headers. */
export const oneLine = (text: string): string => joinLines(cleanText(text));

/**
 * Joins lines, with one space in place of each line break and the spaces around it, as browsers do when
 * pasting into a single-line field. Not by a pattern like `\s*
 * \s*`, which restarts at every space: 64 kB of them take seconds.
 */
export function joinLines(text: string): string {
  if (text.length > LONGEST_LINE) return text.replace(LINE_ENDS, ' ');
  return text.replace(BLANKS, (blanks) => (LINE_END.test(blanks) ? ' ' : blanks));
}

/**
 * Far more than any single-line field takes: a longer text will be refused, so only its line breaks are
 * replaced.
 */
const LONGEST_LINE = 100_000;
const LINE_END = /[\t\n\u0085\u2028\u2029]/;
const LINE_ENDS = /[\t\n\u0085\u2028\u2029]+/g;
const BLANKS = /[\s\u0085]+/g;
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu;
