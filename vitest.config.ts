import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,server,db,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: 'tests/support/fail-on-console-error.ts',
    // Most of the time goes by waiting for servers, timers and two databases, so one worker a core (Vitest's
    // default leaves one core free) would leave a two-core machine idle.
    maxWorkers: 4,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
