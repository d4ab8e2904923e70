/** The checks, in the order of the report's columns. */
export const CHECKS = [
  'route',
  'axe',
  'html',
  'links',
  'policy',
  'console',
  'hosts',
  'width',
  'sharp',
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

/** The keyboard check has to guess how a menu is built, so a person reviews its findings. */
const REPORTED_ONLY: ReadonlySet<Check> = new Set(['keyboard', 'note']);

export const isFailure = ({ check }: Finding) => !REPORTED_ONLY.has(check);
