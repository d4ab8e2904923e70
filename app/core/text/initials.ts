/** A letter with its vowel signs, and with the letters joined before it: 'श्री' is one. */
const FIRST_LETTER = /^(?:\P{M}\u094D)*\P{M}\p{M}*/u;

/** What stands for a person without a portrait: 'RS' for Ravi Sample, 'ली' for लीला नमूना. */
export function initials(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/, 2);
  const letter = letterOf(first);
  return /^\p{Script=Latin}/u.test(letter) ? letter + letterOf(second) : letter;
}

const letterOf = (word: string): string => (FIRST_LETTER.exec(word)?.[0] ?? '').toUpperCase();
