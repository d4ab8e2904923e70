import type { Browser } from '@playwright/test';
import { pageAddress } from '#app/addresses.ts';
import { median } from '../../scripts/lib/statistics.ts';
import { progress } from '../progress.ts';
import { ratio, table, whole } from '../table.ts';
import { CONNECTIONS, visit } from './phone.ts';

/** How long a finger touches a link before it lifts. */
const PRESS_MS = 120;
/** By then the browser has the speculation rules. */
const READING_MS = 1500;

/** The time from a tap to the next page with and without prefetching, in alternation. */
export async function tapCosts(browser: Browser, site: string, rounds: number): Promise<string> {
  const rows: string[][] = [];
  for (const connection of CONNECTIONS) {
    const took: Record<'with' | 'without', number[]> = { with: [], without: [] };
    for (let round = 1; round <= rounds; round++)
      for (const how of ['without', 'with'] as const) {
        const { page, context } = await visit(browser, connection);
        if (how === 'without')
          await page.route('**/speculation-rules.json', (route) => route.fulfill({ status: 404 }));
        await page.goto(site + pageAddress('admissionProcess'), { waitUntil: 'load' });
        await page.waitForTimeout(READING_MS);
        const link = page.locator(`footer a[href="${pageAddress('gallery')}"]`).first();
        await link.scrollIntoViewIfNeeded();
        const box = (await link.boundingBox())!;
        const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        await page.mouse.move(at.x, at.y);
        await page.mouse.down();
        await page.waitForTimeout(PRESS_MS);
        const released = await page.evaluate(() => Date.now());
        await page.mouse.up();
        await page.waitForURL(`**${pageAddress('gallery')}`, { waitUntil: 'load' });
        const painted = await page.evaluate(
          () => performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        );
        took[how].push(painted - released);
        progress(
          `a tap ${round}/${rounds}, ${connection.name}, ${how} the rules: ${whole(painted - released)} ms`,
        );
        await context.close();
      }
    const [without, ahead] = [median(took.without), median(took.with)];
    rows.push([connection.name, whole(without), whole(ahead), ratio(ahead / without)]);
  }
  return table(
    'From a tap at the foot of a content page to the first paint of Gallery, in ms',
    ['', 'loaded on tap', 'loaded in advance', 'ratio'],
    rows,
    [
      `a press of ${PRESS_MS} ms; on a slow connection, which the browser cannot detect here, we do not load in advance`,
    ],
  );
}
