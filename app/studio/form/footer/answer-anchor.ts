import type { WholeAddress } from '#app/addresses.ts';

/** The anchor of the answer on a page. */
export const ANSWER_ID = 'said';

/** The page, opened at its answer, which would otherwise be out of sight without scripts. */
export const atAnswer = (href: WholeAddress): WholeAddress => `${href}#${ANSWER_ID}`;
