import { wellFormed } from './well-formed.ts';

/**
 * Text as a person meant it: trimmed, line ends as \n, no control characters (PostgreSQL cannot store NUL)
 * and no half of a character pair.
 */
export function cleanText(text: string): string {
  return wellFormed(text).replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '').trim();
}

/** The same in one line, whatever was pasted: a name with a line end in it would forge the header of a mail. */
export const oneLine = (text: string): string => joinLines(cleanText(text));

/**
 * Several lines as one, with a space in the place of each line end and of the blanks around it, as a browser pastes into
 * a field of one line. Not by a pattern like `\s*\n\s*`: that begins anew at every blank, and 64 kB of them take seconds.
 */
export function joinLines(text: string): string {
  if (text.length > LONGEST_LINE) return text.replace(LINE_ENDS, ' ');
  return text.replace(BLANKS, (blanks) => (LINE_END.test(blanks) ? ' ' : blanks));
}

/** Far more than any field of one line takes: what is longer is refused, and only its line ends are replaced. */
const LONGEST_LINE = 100_000;
const LINE_END = /[\t\n\u0085\u2028\u2029]/;
const LINE_ENDS = /[\t\n\u0085\u2028\u2029]+/g;
const BLANKS = /[\s\u0085]+/g;
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu;
