import type { WholeAddress } from '#app/addresses.ts';

/** Where on a page the answer stands. */
export const ANSWER_ID = 'said';

/** The page, opened at its answer: without a script nobody would be led there. */
export const atAnswer = (href: WholeAddress): WholeAddress => `${href}#${ANSWER_ID}`;
