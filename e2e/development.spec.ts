import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const port = 3178;

test('in development a page comes again when a source file changes, and its islands wake', async ({
  page,
}) => {
  // Vite looks through every library first, which takes its time on a busy machine.
  test.setTimeout(120_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'school-development-'));
  const server = spawn('node', ['scripts/dev.mjs'], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  try {
    await new Promise<void>((open, failed) => {
      server.stdout.on('data', (said) => String(said).includes('open for development') && open());
      server.once('exit', () => failed(new Error('the development server stopped')));
    });
    await page.goto(`http://localhost:${port}/SubGallery?id=lfis-diwali-2026`);
    await expect(page.locator('[data-awake]')).toHaveCount(1);

    await page.evaluate(() => (document.body.dataset.old = 'yes'));
    utimesSync('app/words/en.ts', new Date(), new Date());
    await expect(page.locator('body[data-old]')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveCount(1);
  } finally {
    await stopped(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Asked to stop, and made to if it does not: a server left behind would hold the whole run. */
async function stopped(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill();
  const force = setTimeout(() => server.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(force);
}
