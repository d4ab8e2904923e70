import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** They start servers and kill them: begun last, they would run on alone while the other workers have nothing to do. */
const SLOW =
  /\/(start|enquiry-kill|crash|backup-command|backup|stop|start-refusals|enquiry-faults)\.test\.ts$/;

class SlowFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: (typeof files)[number]) => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  test: {
    include: ['{app,server,db,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: 'tests/support/fail-on-console-error.ts',
    // Most of the time goes by waiting for servers, timers and two databases, so one worker a core (Vitest's
    // default leaves one core free) would leave a two-core machine idle.
    maxWorkers: 4,
    sequence: { sequencer: SlowFirst },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
