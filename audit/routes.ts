import type { Page } from '@playwright/test';
import { findPage, pages, readTarget } from '#app/addresses.ts';
import { defaultLanguages } from '#app/words/locales.ts';
import { patternOf, withinSite } from './address.ts';
import type { Finding } from './finding.ts';
import { type PlainPage, readPlainPage } from './plain-page.ts';

export interface Route {
  address: string;
  /** The expected status. */
  status: number;
  plain: PlainPage;
}

export interface RouteList {
  routes: Route[];
  findings: Finding[];
}

/** One address that resembles nothing, and one misspelt page. */
export const MISSING_PAGES = ['/no-such-page', '/admision', '/hi/no-such-page'];
/** Values without results, by the parameters that pages accept. */
const FINDS_NOTHING = { year: '1999', q: 'nothingiscalledthis' };
const LONG_NAME = 60;

interface Contract {
  path: string;
  search: readonly string[];
}

/**
 * Every page of the site: those of the address contract, those of the sitemap, and one example of each kind
 * of address found in links or filters. If there are several, also one with a very long name and one in
 * another script, because those break layouts.
 */
export async function listRoutes(
  scriptless: Page,
  site: string,
  contract: readonly Contract[] = Object.values(pages),
): Promise<RouteList> {
  const isPage = (path: string) => findPage(readTarget(path, defaultLanguages).path) !== undefined;
  const read = new Map<string, PlainPage | undefined>();
  const patterns = new Set<string>();
  const named = new Map<string, { address: string; text: string }[]>();
  const queue: string[] = [];
  for (const { path } of contract) meet(path);
  for (const address of await sitemap(site)) meet(address);

  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const plain = await readPlainPage(scriptless, site, address);
    read.set(address, plain);
    if (plain?.status !== 200) continue;
    for (const { href, text } of plain.links) meet(withinSite(site, href), text);
    for (const href of plain.filtered) meet(withinSite(site, href));
  }
  for (const address of [
    ...[...named.values()].flatMap(remarkable),
    ...emptyFilters(contract),
    ...MISSING_PAGES,
  ]) {
    if (!read.has(address)) read.set(address, await readPlainPage(scriptless, site, address));
  }

  const routes = [...read].flatMap(([address, plain]): Route[] => {
    if (!plain) return [];
    if (MISSING_PAGES.includes(address)) return [{ address, status: 404, plain }];
    return plain.status === 200 || plain.status >= 500 ? [{ address, status: 200, plain }] : [];
  });
  return { routes, findings: contract.flatMap(withoutExample) };

  function meet(address: string | undefined, text = ''): void {
    if (address === undefined) return;
    const pattern = patternOf(address, isPage);
    if (text) named.set(pattern, [...(named.get(pattern) ?? []), { address, text }]);
    if (patterns.has(pattern)) return;
    patterns.add(pattern);
    queue.push(address);
  }

  function withoutExample({ path }: Contract): Finding[] {
    const shown = routes.some(({ address }) => address.split('?')[0] === path);
    return shown ? [] : [{ check: 'route', where: path, what: 'no address of this page was found' }];
  }
}

const emptyFilters = (contract: readonly Contract[]) =>
  contract.flatMap(({ path, search }) =>
    Object.entries(FINDS_NOTHING)
      .filter(([name]) => search.includes(name))
      .map(([name, value]) => `${path}?${name}=${value}`),
  );

async function sitemap(site: string): Promise<string[]> {
  const answer = await fetch(`${site}/sitemap.xml`);
  if (!answer.ok) return [];
  const locations = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  return locations.flatMap(([, href]) => withinSite(site, href!.replaceAll('&amp;', '&')) ?? []);
}

function remarkable(group: { address: string; text: string }[]): string[] {
  const longest = group.toSorted((a, b) => b.text.length - a.text.length)[0]!;
  const otherScript = group.find(({ text }) => /\p{Script=Devanagari}/u.test(text));
  return [
    ...(longest.text.length > LONG_NAME ? [longest.address] : []),
    ...(otherScript ? [otherScript.address] : []),
  ];
}
