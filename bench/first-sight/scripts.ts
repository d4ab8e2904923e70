import { basename } from 'node:path';
import type { Browser } from '@playwright/test';
import { table } from '../table.ts';

/** What each script of a page weighs that comes without anybody pressing anything, once all of it has been seen. */
export async function scriptsOf(
  browser: Browser,
  site: string,
  pages: Record<string, string>,
): Promise<string> {
  const rows: string[][] = [];
  for (const [name, address] of Object.entries(pages)) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    await page.goto(site + address, { waitUntil: 'load' });
    for (const island of await page.locator('[data-island]').all())
      await island.scrollIntoViewIfNeeded().catch(() => undefined);
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name: url }) => url.endsWith('.js'))
        .map(({ name: url, encodedBodySize }) => ({ url, bytes: encodedBodySize })),
    );
    const all = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    const parts = scripts
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ url, bytes }) => `${basename(url).replace(/-[\w-]{8}\.js$/, '')} ${inKB(bytes)}`);
    rows.push([name, inKB(all), parts.join(', ') || 'none']);
    await page.close();
  }
  return table('Scripts of a page in kB, as sent', ['', 'in all', 'which'], rows, []);
}

const inKB = (bytes: number) => (bytes / 1000).toFixed(1);
