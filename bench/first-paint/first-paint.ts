import type { Browser } from '@playwright/test';
import { pageAddress, inLanguage } from '#app/addresses.ts';
import { defaultLanguages } from '#app/words/locales.ts';
import { launchBrowser } from '../../audit/browser.ts';
import { median } from '../../scripts/lib/statistics.ts';
import { progress } from '../progress.ts';
import { ratio, table, whole } from '../table.ts';
import { type Connection, CONNECTIONS, PHONE, visit } from './phone.ts';
import { BARE_HOME, startSavedCopy } from './saved-copy.ts';
import { scriptsOf } from './scripts.ts';
import { tapCosts } from './tap.ts';

/** Above that, our scripts or styles slow a page down. */
const MOST_OF_THE_COPY = 1.1;
/** A Hindi page has its own fonts to fetch and longer words, so it may take a little longer. */
const MOST_OF_THE_ENGLISH = 1.15;

interface FirstPaintOptions {
  site: string;
  nginx: string;
  rounds: number;
  /** Where another build of the site with the same content runs, to be measured in alternation. */
  beside?: string | undefined;
}

/**
 * When a first-time visitor on a cheap phone sees a page's first words and its largest part, compared to the
 * same page as static files behind nginx, in alternation.
 */
export async function measureFirstPaint({ site, nginx, rounds, beside }: FirstPaintOptions) {
  const browser = await launchBrowser();
  const pages = await pagesOf(site);
  await untilPicturesAreMade(browser, [site, ...(beside ? [beside] : [])], Object.values(pages));
  const copy = await startSavedCopy(nginx, browser, site, Object.values(pages));
  const subjects = [
    ...(beside ? [{ name: 'beside', url: beside }] : []),
    { name: 'static copy', url: copy.url },
    { name: 'ours', url: site },
  ];
  const bare = { name: 'bare page', url: copy.url + BARE_HOME };
  const seen = new Map<string, PaintTimes[]>();
  const paintsOf = (connection: Connection, page: string, subject: string) =>
    seen.get(`${connection.name} ${page} ${subject}`) ?? [];
  const extra: string[] = [];
  try {
    for (let round = 1; round <= rounds; round++)
      for (const connection of CONNECTIONS)
        for (const [page, address] of Object.entries(pages))
          for (const { name, url } of page === 'home' ? [...subjects, bare] : subjects) {
            const times = await measurePaint(browser, name === bare.name ? url : url + address, connection);
            seen.set(`${connection.name} ${page} ${name}`, [...paintsOf(connection, page, name), times]);
            progress(
              `first paint ${round}/${rounds}, ${connection.name}: ${page}, ${name}: ${whole(times.first)} / ${whole(times.largest)} ms`,
            );
          }
    extra.push(await tapCosts(browser, site, rounds), await scriptsOf(browser, site, pages));
  } finally {
    await browser.close();
    await copy.stop();
  }

  const medianOf = (connection: Connection, page: string, subject: string, what: keyof PaintTimes) =>
    median(paintsOf(connection, page, subject).map((times) => times[what]));
  const over: string[] = [];
  const tables = CONNECTIONS.map((connection) => {
    const rows = Object.keys(pages).map((page) => {
      const of = (subject: string) => [
        medianOf(connection, page, subject, 'first'),
        medianOf(connection, page, subject, 'largest'),
      ];
      const [ours, files] = [of('ours'), of('static copy')];
      // Per round, because the load of the machine may differ between rounds.
      const share = median(
        paintsOf(connection, page, 'ours').map(
          ({ largest }, turn) => largest / paintsOf(connection, page, 'static copy')[turn]!.largest,
        ),
      );
      if (share > MOST_OF_THE_COPY)
        over.push(`${page}, ${connection.name}: ${ratio(share)} of the largest paint of static files`);
      const before = beside ? of('beside') : undefined;
      return [
        page,
        ...ours.map(whole),
        ...files.map(whole),
        ratio(share),
        ...(before ? [...before.map(whole), ...before.map((was, at) => ratio(ours[at]! / was))] : []),
      ];
    });
    const hindi = median(
      paintsOf(connection, 'home in Hindi', 'ours').map(
        ({ first }, turn) => first / paintsOf(connection, 'home', 'ours')[turn]!.first,
      ),
    );
    if (hindi > MOST_OF_THE_ENGLISH)
      over.push(`home in Hindi, ${connection.name}: ${ratio(hindi)} of the first paint in English`);
    const ofBare = (['first', 'largest'] as const).map((what) => {
      const ours = medianOf(connection, 'home', 'ours', what);
      const least = medianOf(connection, 'home', bare.name, what);
      return `${ratio(ours / least)} of its ${what} paint (${whole(least)} ms)`;
    });
    const head = ['', 'first', 'largest', 'files: first', 'largest', 'ratio of largest'];
    return table(
      `First and largest paint in ms, connection: ${connection.name}`,
      beside ? [...head, 'other build: first', 'largest', 'ratio of first', 'ratio of largest'] : head,
      rows,
      [
        `home, compared to a page of its heading and first picture alone: ${ofBare.join(', ')}`,
        `home in Hindi: ${ratio(hindi)} of the first paint in English`,
        `a phone of 412 × 823 points whose processor is 4 times slower; medians of ${rounds} rounds, alternating`,
      ],
    );
  });
  return { tables: [...tables, ...extra], over };
}

/** One page of each kind, by addresses found on the site itself. */
async function pagesOf(site: string): Promise<Record<string, string>> {
  const firstIn = async (list: string, item: string) => {
    const html = await (await fetch(site + list)).text();
    const found = new RegExp(`href="(${item}\\?id=[^"&]+)"`).exec(html)?.[1];
    if (!found) throw new Error(`${list} leads to no ${item}`);
    return found;
  };
  return {
    home: pageAddress('home'),
    'home in Hindi': inLanguage(pageAddress('home'), 'hi', defaultLanguages),
    gallery: pageAddress('gallery'),
    'an album': await firstIn(pageAddress('gallery'), pageAddress('album')),
    'a story': await firstIn(pageAddress('news'), pageAddress('news')),
    admission: pageAddress('admissionProcess'),
  };
}

/**
 * Pages are compressed and pictures rendered in the background; the measurement is of what all but the first
 * few visitors get.
 */
async function untilPicturesAreMade(browser: Browser, sites: string[], addresses: string[]): Promise<void> {
  const page = await browser.newPage(PHONE);
  for (const site of sites)
    for (const address of addresses) {
      let standIns = 1;
      for (let attempt = 0; attempt < 60 && standIns > 0; attempt++) {
        standIns = 0;
        const count = (answer: { url(): string; headers(): Record<string, string> }) => {
          if (answer.url().includes('f=avif') && answer.headers()['cache-control'] === 'no-store')
            standIns += 1;
        };
        page.on('response', count);
        await page.goto(site + address, { waitUntil: 'load' });
        page.off('response', count);
        if (standIns > 0) await page.waitForTimeout(1000);
      }
      progress(`first paint: ${site}${address} is ready`);
    }
  await page.waitForTimeout(3000);
  await page.close();
}

/** In milliseconds since the navigation started. */
interface PaintTimes {
  first: number;
  largest: number;
}

/** A first visit, with an empty cache. */
async function measurePaint(browser: Browser, url: string, connection: Connection): Promise<PaintTimes> {
  const { page, context } = await visit(browser, connection);
  await page.goto(url, { waitUntil: 'load' });
  // A page may have loaded before it is painted.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const times = await page.evaluate(
    () =>
      new Promise<{ first: number; largest: number }>((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
        new PerformanceObserver((list) => {
          resolve({ first, largest: list.getEntries().at(-1)!.startTime });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return times;
}
