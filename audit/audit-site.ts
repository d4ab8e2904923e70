import { findPage, readTarget, pages } from '#app/addresses.ts';
import { defaultLanguages, firstLocale } from '#app/words/locales.ts';
import type { Browser, Page } from '@playwright/test';
import { limitParallel } from '#app/core/flow/limit-parallel.ts';
import { names } from '../scripts/lib/tests-about.mjs';
import type { Bytes } from './checks/bytes.ts';
import type { Finding } from './finding.ts';
import { walkMenu } from './checks/keyboard.ts';
import { checkLinks } from './checks/links.ts';
import { visitLivePage } from './live-page.ts';
import { judgePlainPage, openScriptless, readPlainPage } from './plain-page.ts';
import { listRoutes, MISSING_PAGES, type Route } from './routes.ts';
import type { AuditedSite } from './site.ts';
import { checkStates } from './states.ts';
import { checkSharpness } from './checks/sharpness.ts';
import { checkValidity } from './checks/validity.ts';

export interface AuditOptions {
  /** Without Java, validity is not checked. */
  java: string | undefined;
  everySize: boolean;
  /** Only these addresses; all of them if missing. */
  only?: string[];
  /** Only addresses that contain one of these words. */
  about?: string[];
  /** Opens and validates one page per layout only; all pages are still read, and their links followed. */
  onePerLayout?: boolean;
  contract?: Parameters<typeof listRoutes>[2];
  progress?(what: string): void;
}

export interface AuditReport {
  routes: { address: string; status: number; bytes: Bytes }[];
  findings: Finding[];
}

/**
 * In the second language, one page per typographic setting: the same code renders both languages, and another
 * check covers the words. All Hindi pages are read, validated and followed.
 */
const VISITED_IN_HINDI = [
  'home',
  'admissionProcess',
  'facilities',
  'sports',
  'gallery',
  'album',
  'news',
  'calendar',
  'contact',
];

/** One page per layout, and one Hindi page that contains everything. */
const ONE_PER_LAYOUT = [
  ...VISITED_IN_HINDI,
  'principalWelcome',
  'earlyLearning',
  'videos',
  'event',
  'thankYou',
];

function isVisited({ address, status }: Route, onePerLayout: boolean): boolean {
  const { language, path, query: search } = readTarget(address, defaultLanguages);
  const page = findPage(path);
  const isAmong = (names: readonly string[]) => page !== undefined && names.includes(page.name);
  if (!onePerLayout) return language === firstLocale || status !== 200 || isAmong(VISITED_IN_HINDI);
  if (status !== 200) return address === MISSING_PAGES[0];
  if (language !== firstLocale) return page?.name === 'home';
  // Without its id, the page of an item has no address.
  return isAmong(ONE_PER_LAYOUT) && (!search || /^id=[^&]*$/.test(search));
}

/** Checks everything about every page except its speed. */
export async function auditSite(
  browser: Browser,
  site: AuditedSite,
  { java, everySize, only, about, onePerLayout = false, contract, progress = () => undefined }: AuditOptions,
): Promise<AuditReport> {
  progress('Listing the pages');
  const scriptless = await openScriptless(browser);
  const listed = await listRoutes(scriptless, site.url, contract);
  const isPart = only !== undefined || about !== undefined;
  const findings = isPart ? [] : [...listed.findings];
  const routes = (only ? chosen(listed.routes, only) : listed.routes).filter(
    ({ address }) => !about || names(address, about),
  );

  const audited: AuditReport['routes'] = [];
  const visit = async (route: Route) => {
    progress(route.address);
    const { bytes, findings: found } = await visitLivePage(browser, site.url, route);
    audited.push({ address: route.address, status: route.plain.status, bytes });
    findings.push(...found);
  };
  const looked = [...routes];
  // First, because a fault in the site's frame affects all pages.
  if (!isPart && site.whileBroken) {
    const broken = await site.whileBroken(async () => {
      const route = await unexpectedErrorRoute(scriptless, site.url);
      if (route) await visit(route);
      return route;
    });
    if (broken) looked.push(broken);
    else findings.push({ check: 'note', where: 'the error page', what: 'could not be opened' });
  }
  await scriptless.close();

  for (const { plain, status } of looked) findings.push(...judgePlainPage(plain, status));
  const plainPages = looked.map(({ plain }) => plain);
  // Most of a visit is spent waiting for the page to settle, so two at a time do not fill two cores. The
  // slowest start first, and the validator runs alongside.
  const few = limitParallel(3);
  const opened = visited(routes);
  const hasHome = !isPart || routes.some(({ address }) => address === '/');
  const parts = await Promise.all([
    java ? checkValidity(java, onePerLayout ? opened.map(({ plain }) => plain) : plainPages) : [],
    hasHome ? few.run(() => walkMenu(browser, `${site.url}/`)) : [],
    few.run(() => checkStates(browser, site.url, routes, onePerLayout ? ['lightbox'] : undefined)),
    ...opened
      .filter(({ address }) => readTarget(address, defaultLanguages).language === firstLocale)
      .map((route) => few.run(() => checkSharpness(browser, site.url, route, everySize))),
    ...opened.map((route) => few.run(() => visit(route).then(() => []))),
  ]);
  // Not in parallel: it requests pictures that were never rendered, which would delay a page that is being
  // weighed.
  progress('Links');
  parts.push(await checkLinks(site.url, plainPages, { everySize }));
  findings.push(...parts.flat());
  const order = looked.map(({ address }) => address);
  audited.sort((a, b) => order.indexOf(a.address) - order.indexOf(b.address));
  return { routes: audited, findings };

  /** The first of several addresses of one layout. */
  function visited(routes: Route[]): Route[] {
    const those = routes.filter((route) => isVisited(route, onePerLayout));
    if (!onePerLayout) return those;
    const layoutOf = ({ address }: Route) => address.replace(/=.*/, '');
    const layouts = new Map(those.map((route) => [layoutOf(route), route] as const).reverse());
    return those.filter((route) => layouts.get(layoutOf(route)) === route);
  }

  function chosen(routes: Route[], addresses: string[]): Route[] {
    const missing = addresses.filter((wanted) => !routes.some(({ address }) => address === wanted));
    if (missing.length > 0) throw new Error(`No such page: ${missing.join(', ')}`);
    return routes.filter(({ address }) => addresses.includes(address));
  }
}

/** An address that was never requested before, so that no cached copy can answer while the site is broken. */
async function unexpectedErrorRoute(scriptless: Page, site: string): Promise<Route | undefined> {
  const address = `${pages.gallery.path}?year=1901`;
  const plain = await readPlainPage(scriptless, site, address);
  return plain?.status === 500 ? { address, status: 500, plain } : undefined;
}
