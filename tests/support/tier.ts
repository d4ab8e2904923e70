import { test } from 'vitest';

/**
 * Whether everything is run, as `npm run test:all` and a single file do, or what `npm test` has time for: see
 * docs/testing.md.
 */
export const runsEverything = !process.env['TEST_TIER'];

/** A test that `npm test` has no time for; a shorter one of the same thing is always run. */
export const longTest = test.runIf(runsEverything);
