import { test } from 'vitest';

/**
 * True for `npm run test:all` and single files; false for `npm test`, which has less time: see
 * docs/testing.md.
 */
export const runsEverything = !process.env['TEST_TIER'];

/** A test that `npm test` has no time for; a shorter one of the same thing always runs. */
export const longTest = test.runIf(runsEverything);
