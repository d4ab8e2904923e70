import { fromNotation } from '#app/core/text/rich/notation.ts';

/** Far more than any field accepts: a longer text stays as typed and is refused for its length. */
const MAX_WITH_SIGNS = 100_000;
export const readNotation = (written: string): string =>
  written.length > MAX_WITH_SIGNS ? written : fromNotation(written);
