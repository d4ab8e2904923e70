import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

// Like production: the development checks of React and the router take half of a page's time.
process.env.NODE_ENV = 'production';

/**
 * Started last, they would run on alone while the other workers are idle. Those with many processes are
 * placed between those without, because four of them at once would only wait for each other.
 */
const SLOW = [
  'faults',
  'visitors',
  'notice-card',
  'backup',
  'memory-under-attack',
  'second-step',
  'start',
  'odd-values',
  'several-replicas',
  'import-kill',
  'backup-command',
  'enquiry-kill',
  'crash',
  'provider-json',
  'forwarding-kill',
  'start-refusals',
  'stop',
  'enquiry-faults',
];

const TESTS = ['{app,content,server,db,scripts,tests}/**/*.test.{ts,tsx}'];

/**
 * Files share a worker's modules, because loading the site again takes longer than most of their tests. These
 * few read SVG with a library setting that the site disables, so they stay isolated.
 */
const NEEDS_SVG = ['app/ui/icons/icons.test.tsx', 'tests/architecture/vector-art.test.ts'];

class SlowFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const sorted = await super.sort(files);
    const indexOf = ({ moduleId }: (typeof files)[number]) =>
      SLOW.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    const slow = sorted.filter((file) => indexOf(file) >= 0).sort((a, b) => indexOf(a) - indexOf(b));
    return [...slow, ...sorted.filter((file) => indexOf(file) < 0)];
  }
}

export default defineConfig({
  test: {
    setupFiles: [
      'tests/support/http/compare-bytes.ts',
      'tests/support/fail-on-console-error.ts',
      'tests/support/staff/quick-passwords.ts',
    ],
    // Most of the time is spent waiting for servers, timers and two databases, so one worker per core
    // (Vitest's default leaves one core free) would leave a two-core machine idle.
    maxWorkers: 4,
    // Thousands of pages are rendered, and most of that memory is garbage at once: a twentieth of the time
    // was spent collecting it.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: SlowFirst },
    // Loaded by Node: Vite would read the whole bundle again.
    server: { deps: { external: [/\/build\/server\//] } },
    // No test is about speed, and the machine may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: TESTS,
          exclude: NEEDS_SVG,
          isolate: false,
          globalSetup: 'tests/support/global-setup.ts',
        },
      },
      { extends: true, test: { name: 'drawings', include: NEEDS_SVG } },
    ],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
