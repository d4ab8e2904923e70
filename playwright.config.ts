import { defineConfig } from '@playwright/test';
import { browserOptions } from './audit/browser.ts';
import { DEFAULT_JOURNEYS, QUICK_JOURNEYS, titlesOf } from './e2e/journeys.ts';

/** The journeys of `npm test` and `npm test -- --changed`; otherwise all. */
const JOURNEYS: Record<string, typeof DEFAULT_JOURNEYS> = {
  quick: DEFAULT_JOURNEYS,
  changed: QUICK_JOURNEYS,
};
const chosen = JOURNEYS[process.env.TEST_TIER ?? ''];

const port = Number(process.env.BROWSER_TEST_PORT ?? 3177);

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'app/*/tests/*.spec.ts'],
  ...(chosen && { grep: titlesOf(chosen) }),
  outputDir: 'test-results/browser',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // No journey is about speed, and the machine may be busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    // Fades and animations are rendered without a graphics card, which is expensive. A test about motion
    // requests it: see e2e/support/motion.ts.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserOptions,
  },
  webServer: {
    command: 'node scripts/serve-for-browser-tests.mjs',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port), LOG_LEVEL: 'warn' },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
