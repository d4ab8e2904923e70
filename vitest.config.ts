import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,server,db,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: 'tests/support/fail-on-console-error.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
