import { wellFormed } from './well-formed.ts';

/**
 * Text as a person meant it: trimmed, line ends as \n, no control characters (PostgreSQL cannot store NUL)
 * and no half of a character pair.
 */
export function cleanText(text: string): string {
  return wellFormed(text).replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '').trim();
}

const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu;
