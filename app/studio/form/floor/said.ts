import type { WholeAddress } from '#app/addresses.ts';

/** Where on a page the answer stands. */
export const SAID = 'said';

/** The page, opened at its answer: without a script nobody would be led there. */
export const atAnswer = (href: WholeAddress): WholeAddress => `${href}#${SAID}`;
