export interface Word {
  latin: string;
  /** The text between it and the caret. */
  tail: string;
}

/** Longer ones are not words, and would keep a slow phone busy. */
const LONGEST = 24;
/** How far before the caret to search: longer text without a space is not a word either. */
const FARTHEST = 400;

/** The word being typed, from the text before the caret. */
export function wordBeingWritten(written: string): string | undefined {
  const before = written.slice(-FARTHEST);
  const [latin = ''] = /[A-Za-z]+$/.exec(before) ?? [];
  const [beside = ''] = /\S*$/.exec(before.slice(0, before.length - latin.length)) ?? [];
  return isHindi(latin) && !/[\w@/\\:.#&=+%~]/.test(beside) ? latin : undefined;
}

/**
 * The word that was just ended. A full stop or a colon may still be part of an address: they end a word only
 * with a space behind them. So does an apostrophe.
 */
export function wordJustEnded(written: string): Word | undefined {
  const before = written.slice(-FARTHEST);
  const [, tail = ''] = /[A-Za-z]([.:'’]*\s|[,;!?()"“”।|…-])$/.exec(before) ?? [];
  if (!tail) return undefined;
  const latin = wordBeingWritten(before.slice(0, before.length - tail.length));
  // For words such as e-mail.
  if (!latin || (tail === '-' && latin.length === 1)) return undefined;
  return { latin, tail };
}

/** Abbreviations (PDF, 5 A) and names such as WhatsApp stay unchanged. */
const isHindi = (latin: string) =>
  latin.length > 0 && latin.length <= LONGEST && !/^[A-Z]+$/.test(latin) && !/^[A-Z].*[A-Z]/.test(latin);
