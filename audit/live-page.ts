import type { Browser, Page } from '@playwright/test';
import { withTimeout } from '#app/core/with-timeout.ts';
import { axeFindings } from './checks/axe.ts';
import { openPage } from './browser.ts';
import { type Bytes, judgeBytes, weigh } from './checks/bytes.ts';
import { judgeComplaints, listenForComplaints } from './checks/complaints.ts';
import type { Check, Finding } from './finding.ts';
import { withoutPictures } from './pictures.ts';
import { linksOf } from './plain-page.ts';
import type { Route } from './routes.ts';
import { hydrateIslands } from './checks/scroll.ts';
import { watchLoading } from './settle.ts';
import { widthFinding } from './checks/width.ts';

export interface LivePage {
  bytes: Bytes;
  findings: Finding[];
}

const LONGEST_VISIT_MS = 180_000;
const AXE_WIDTHS = [360, 1440];
const WIDTHS = [360, 320, 768, 1440, 2560];

/** Checks a page with scripts, from its first load on a phone to a very wide screen. */
export async function visitLivePage(browser: Browser, site: string, route: Route): Promise<LivePage> {
  let step = 'loading';
  const inspection = inspectLivePage(browser, site, route, (what) => (step = what));
  // If the inspection hangs, the report still names the page.
  return withTimeout(LONGEST_VISIT_MS, inspection, () => {
    throw new Error(`${route.address} took too long: ${step}`);
  });
}

async function inspectLivePage(
  browser: Browser,
  site: string,
  route: Route,
  onStep: (step: string) => void,
  isSecond = false,
): Promise<LivePage> {
  onStep('loading');
  const page = await openPage(browser);
  const findings: Finding[] = [];
  const find = (check: Check, what: string) => findings.push({ check, where: route.address, what });
  try {
    const complaints = await listenForComplaints(page);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    const weighed = weigh(page);
    const settled = watchLoading(page);
    await page.goto(site + route.address);
    // Pictures are rendered on first request, so a page that waits for many of them may not have loaded
    // completely the first time.
    if (!(await settled()) && !isSecond) return await inspectLivePage(browser, site, route, onStep, true);
    onStep('counting its bytes');
    const { bytes, sizes } = await weighed();
    findings.push(...judgeBytes(route.plain, bytes, sizes));

    await withoutPictures(page);
    onStep('closing its dialog');
    await closeDialog(page, find);
    onStep('hydrating its islands');
    for (const name of await hydrateIslands(page)) find('console', `the island ${name} was not hydrated`);
    for (const width of WIDTHS) {
      onStep(`checks at ${width} px`);
      await page.setViewportSize({ width, height: 800 });
      const tooWide = await widthFinding(page, width);
      if (tooWide) find('width', tooWide);
      if (AXE_WIDTHS.includes(width))
        for (const what of await axeFindings(page)) find('axe', `at ${width} px: ${what}`);
    }

    onStep('reading its links');
    // Closing the photo viewer leads to its album, which is checked under its own address.
    if (page.url() === site + route.address)
      for (const what of differentLinks(await linksOf(page), route.plain.links)) find('no script', what);
    for (const host of hosts) if (host !== site) find('hosts', `requests ${host}`);
    findings.push(...judgeComplaints(complaints, route.address, site + route.address));
    return { bytes, findings };
  } finally {
    await page.close();
  }
}

function differentLinks(live: { href: string }[], plain: { href: string }[]): string[] {
  const missing = (some: { href: string }[], others: { href: string }[]) => {
    const there = new Set(others.map(({ href }) => href));
    return [...new Set(some.map(({ href }) => href))].filter((href) => !there.has(href));
  };
  return [
    ...missing(live, plain).map((href) => `without scripts there is no link to ${href}`),
    ...missing(plain, live).map((href) => `with scripts there is no link to ${href}`),
  ];
}

/** A dialog that opens automatically is checked and must close on Escape, because the page is behind it. */
async function closeDialog(page: Page, find: (check: Check, what: string) => void): Promise<void> {
  const dialog = page.locator('dialog:modal, [role="dialog"][aria-modal="true"]');
  if ((await dialog.count()) === 0) return;
  for (const what of await axeFindings(page)) find('axe', `with its dialog open: ${what}`);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(300);
  if ((await dialog.count()) > 0)
    find('keyboard', 'Escape does not close the dialog that opened automatically');
}
