export interface Word {
  latin: string;
  /** What stands between it and the caret. */
  tail: string;
}

/** Longer ones are no words, and would keep a slow phone busy. */
const LONGEST = 24;
/** So far before the caret is looked: what goes on for longer without a blank is no word either. */
const FARTHEST = 400;

/** The word that is being written, by what stands before the caret. */
export function wordBeingWritten(written: string): string | undefined {
  const before = written.slice(-FARTHEST);
  const [latin = ''] = /[A-Za-z]+$/.exec(before) ?? [];
  const [beside = ''] = /\S*$/.exec(before.slice(0, before.length - latin.length)) ?? [];
  return isHindi(latin) && !/[\w@/\\:.#&=+%~]/.test(beside) ? latin : undefined;
}

/**
 * The word that was ended by what was typed last. A full stop or a colon may yet be part of an address: they end a word
 * only with the space behind them. So does an apostrophe.
 */
export function wordJustEnded(written: string): Word | undefined {
  const before = written.slice(-FARTHEST);
  const [, tail = ''] = /[A-Za-z]([.:'’]*\s|[,;!?()"“”।|…-])$/.exec(before) ?? [];
  if (!tail) return undefined;
  const latin = wordBeingWritten(before.slice(0, before.length - tail.length));
  // As in e-mail.
  if (!latin || (tail === '-' && latin.length === 1)) return undefined;
  return { latin, tail };
}

/** Abbreviations (PDF, 5 A) and names such as WhatsApp stay as they are. */
const isHindi = (latin: string) =>
  latin.length > 0 && latin.length <= LONGEST && !/^[A-Z]+$/.test(latin) && !/^[A-Z].*[A-Z]/.test(latin);
