import { englishOrHindi, englishWords, loanWords } from './english-words.ts';
import { suggest } from './suggest.ts';

const MOST = 4;

/**
 * Suggestions for a typed word, most likely first, including the word as typed. A known English word stays in
 * Latin letters unless another suggestion is chosen; a loan word gets its usual Hindi spelling, but not
 * within an English sentence. `before`: the text before the word.
 */
export function offer(latin: string, before: string): string[] {
  const word = latin.toLowerCase();
  const loan = loanWords.get(word);
  const hindi = [...new Set([...(loan ? [loan] : []), ...suggest(latin)])].slice(0, MOST);
  const isEnglish =
    englishWords.has(word) || ((loan !== undefined || englishOrHindi.has(word)) && isBehindEnglish(before));
  return isEnglish ? [latin, ...hindi] : hindi.length > 0 ? [...hindi, latin] : [];
}

/** As long as the longest converted word, and a comma. */
const FAR_ENOUGH = 30;

function isBehindEnglish(before: string): boolean {
  const [, previous = ''] = /([A-Za-z]+)[,;:]?\s+$/.exec(before.slice(-FAR_ENOUGH)) ?? [];
  const word = previous.toLowerCase();
  return englishWords.has(word) || loanWords.has(word) || englishOrHindi.has(word);
}
