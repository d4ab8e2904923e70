/** What was looked at, in the order of the report's columns. */
export const CHECKS = [
  'route',
  'axe',
  'html',
  'links',
  'policy',
  'console',
  'hosts',
  'width',
  'no script',
  'bytes',
  'keyboard',
  'note',
] as const;
export type Check = (typeof CHECKS)[number];

export interface Finding {
  check: Check;
  /** The page's address, with the name of its state if it was in one. */
  where: string;
  what: string;
}

/** A person judges these: a walk with the keyboard is told apart by guesses about how a menu is made. */
const REPORTED_ONLY: ReadonlySet<Check> = new Set(['keyboard', 'note']);

export const isFailure = ({ check }: Finding) => !REPORTED_ONLY.has(check);
