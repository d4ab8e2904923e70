import { basename } from 'node:path';
import type { Browser } from '@playwright/test';
import { table } from '../table.ts';
import { PHONE } from './phone.ts';

const REACT = /^(client|react|react-dom|jsx-runtime|hydrate-with-react)$/;
const MENTIONED = 350;

/** The size of each script that a page loads without any interaction, after scrolling through all of it. */
export async function scriptsOf(
  browser: Browser,
  site: string,
  pages: Record<string, string>,
): Promise<string> {
  const rows: string[][] = [];
  for (const [name, address] of Object.entries(pages)) {
    const page = await browser.newPage(PHONE);
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
    const all = sum(scripts);
    const named = scripts.map(({ url, bytes }) => ({
      script: basename(url).replace(/-[\w-]{8}\.js$/, ''),
      bytes,
    }));
    const isReact = ({ script }: { script: string }) => REACT.test(script);
    const parts = named
      .filter((one) => !isReact(one) && one.bytes >= MENTIONED)
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ script, bytes }) => `${script} ${inKB(bytes)}`);
    rows.push([name, inKB(all), inKB(sum(named.filter(isReact))), parts.join(', ')]);
    await page.close();
  }
  return table('Scripts of a page in kB, as sent', ['', 'total', 'React', 'each of 0.4 and more'], rows, []);
}

const sum = (scripts: { bytes: number }[]) => scripts.reduce((all, { bytes }) => all + bytes, 0);
const inKB = (bytes: number) => (bytes / 1000).toFixed(1);
