import type { en } from './en/index.ts';

/** The prose of one language. Another is written beside it and satisfies the same type. */
export type Prose = typeof en;
