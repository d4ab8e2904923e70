import { plainFrom } from '#app/core/text/rich/rich-text.ts';
import { type FactName, partsOf } from '#content/facts.ts';

/** Longer than this it is another text, not another value. */
const MOST_TYPED = 60;

/**
 * What stands where a fact stood before; nothing where it was only taken out. `was` mentions the fact, `is` does
 * not any more.
 */
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
    return typed && typed.length <= MOST_TYPED ? typed : undefined;
  }
  return AMOUNTS.includes(name) ? newAmount(before, now) : undefined;
}

const AMOUNTS: readonly FactName[] = ['formAtCampus', 'formDownloaded'];
const AMOUNT = /(?:₹|Rs\.?|INR|रु\.?|रू\.?) ?\d[\d,]{0,12}|\d[\d,]{0,12} ?(?:\/-|rupees|रुपये|रुपए)/giu;

/** Of a sentence that was written again: a sum of money that it did not name before. */
const newAmount = (before: string, now: string): string | undefined =>
  (now.match(AMOUNT) ?? []).find((amount) => !before.includes(amount));
