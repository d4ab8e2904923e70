import { plainFrom } from '#app/core/text/rich/rich-text.ts';
import { type FactName, partsOf } from '#content/facts.ts';

/** A longer replacement is another text, not another value. */
const MAX_TYPED = 60;

/** What replaced a fact in a text; undefined where it was only removed. `was` contains the fact, `is` does not. */
export function typedInstead(was: string, is: string, name: FactName): string | undefined {
  const [before, now] = [plainFrom(was), plainFrom(is)];
  const parts = partsOf(before);
  const written = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map((part) => (typeof part === 'string' ? part : part.written))
      .join('');
  for (const [at, part] of parts.entries()) {
    if (typeof part === 'string' || part.when || part.name !== name) continue;
    const [ahead, behind] = [written(0, at), written(at + 1)];
    const fits = now.length >= ahead.length + behind.length;
    if (!fits || !now.startsWith(ahead) || !now.endsWith(behind)) continue;
    const typed = now.slice(ahead.length, now.length - behind.length).trim();
    return typed && typed.length <= MAX_TYPED ? typed : undefined;
  }
  return AMOUNTS.includes(name) ? newAmount(before, now) : undefined;
}

const AMOUNTS: readonly FactName[] = ['formAtCampus', 'formDownloaded'];
const AMOUNT = /(?:₹|Rs\.?|INR|रु\.?|रू\.?) ?\d[\d,]{0,12}|\d[\d,]{0,12} ?(?:\/-|rupees|रुपये|रुपए)/giu;

/** In a rewritten sentence: an amount of money that was not there before. */
const newAmount = (before: string, now: string): string | undefined =>
  (now.match(AMOUNT) ?? []).find((amount) => !before.includes(amount));

/**
 * Whether typed text is the value of a fact, or a part of it: “600” and “₹ 600” for “Rs. 600”. Whole words
 * are compared, because Rs. 60 is not Rs. 600.
 */
export function saysTheSame(typed: string, value: string): boolean {
  const words = wordsOf(typed);
  return words !== '' && ` ${wordsOf(value)} `.includes(` ${words} `);
}

const wordsOf = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
      // One number, however its digits are grouped.
      .replaceAll(/(\d)(?:,|[\s\p{Dash}]+)(?=\d)/gu, '$1')
      .match(/[\p{L}\p{M}]+|\d+/gu) ?? []
  )
    .filter((word) => !CURRENCY.has(word))
    .map((word) => word.slice(/^\d/.test(word) ? -PHONE_DIGITS : 0))
    .join(' ');

const CURRENCY = new Set(['rs', 'inr', 'rupee', 'rupees', 'रु', 'रू', 'रुपये', 'रुपए']);
/** These digits may follow only the country code, or the 0 that replaces it. */
const PHONE_DIGITS = 10;
