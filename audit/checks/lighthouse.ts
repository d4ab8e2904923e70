import lighthouse from 'lighthouse';
import { median } from '../../scripts/lib/statistics.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import type { AuditReport } from '../audit-site.ts';
import { launchBrowser, openPage } from '../browser.ts';
import { progress } from '../progress.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** Scores from 0 to 100; times in milliseconds. */
export type LighthouseFigures = Record<(typeof CATEGORIES)[number] | keyof typeof METRICS, number>;

export interface LighthouseResult {
  figures: LighthouseFigures;
  /** What cost points, except for speed. */
  lost: string[];
}

/**
 * Lighthouse with phone settings: the median of several runs for each page that answers 200. One address per
 * pattern, because other filters and items are the same page. Each result is reported at once, since they
 * take long.
 */
export async function measureWithLighthouse(
  site: string,
  { routes }: AuditReport,
  runs: number,
): Promise<Record<string, LighthouseResult>> {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  const measured: Record<string, LighthouseResult> = {};
  try {
    for (const address of oneOfEach(routes)) {
      progress(`Lighthouse: ${address}`);
      // Pictures are rendered on first request, so this must happen before the measurement.
      const page = await openPage(browser, {
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
      });
      await page.goto(site + address, { waitUntil: 'networkidle' });
      await page.close();
      const results: LighthouseResult[] = [];
      for (let run = 0; run < runs; run++) results.push(await runOnce(site + address, port));
      measured[address] = medianOf(results);
      const { performance, accessibility, 'best-practices': best, seo } = measured[address].figures;
      console.log(`Lighthouse ${[performance, accessibility, best, seo].join(' ')}  ${address}`);
    }
  } finally {
    await browser.close();
  }
  return measured;
}

function oneOfEach(routes: AuditReport['routes']): string[] {
  const addresses = routes.filter(({ status }) => status === 200).map(({ address }) => address);
  return [...Map.groupBy(addresses, (address) => address.split('?')[0]).values()].map(([first]) => first!);
}

function medianOf(results: LighthouseResult[]): LighthouseResult {
  const names = Object.keys(results[0]!.figures) as (keyof LighthouseFigures)[];
  const figures = names.map((name) => [name, median(results.map(({ figures }) => figures[name]))]);
  return {
    figures: Object.fromEntries(figures) as LighthouseFigures,
    lost: [...new Set(results.flatMap(({ lost }) => lost))],
  };
}

async function runOnce(url: string, port: number): Promise<LighthouseResult> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const scores = CATEGORIES.map((name) => [name, score(name)]);
  const metrics = Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN]);
  const lost = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  );
  return { figures: Object.fromEntries([...scores, ...metrics]) as LighthouseFigures, lost };
}
