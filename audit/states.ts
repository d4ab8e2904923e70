import type { Browser, Page } from '@playwright/test';
import { type PageName, pages } from '#app/addresses.ts';
import { axeFindings } from './checks/axe.ts';
import { openPage } from './browser.ts';
import type { Finding } from './finding.ts';
import { withoutPictures } from './pictures.ts';
import type { Route } from './routes.ts';
import { watchLoading } from './settle.ts';

/** A state that a page can be put into: `press` is clicked if it is visible, then `shows` must be visible. */
export interface State {
  name: string;
  page: PageName;
  width: number;
  press?: string;
  shows: string;
}

const OPENS = ':is(button[aria-expanded], summary, [popovertarget], a[href^="#"][aria-controls])';

export const states: State[] = [
  {
    name: 'phone menu open',
    page: 'home',
    width: 360,
    press: `body > header ${OPENS}`,
    shows: 'body > header nav a, body > header [popover]:popover-open a',
  },
  {
    name: 'dropdown open',
    page: 'home',
    width: 1440,
    press: `body > header nav ${OPENS}`,
    shows: 'body > header nav :is(li li, [popover]:popover-open) a',
  },
  { name: 'notification', page: 'home', width: 360, shows: 'dialog[open]' },
  { name: 'notification', page: 'home', width: 1440, shows: 'dialog[open]' },
  {
    name: 'lightbox',
    page: 'album',
    width: 360,
    press: '[data-island="photo-grid"] a',
    shows: '[role="dialog"]',
  },
  {
    name: 'lightbox',
    page: 'album',
    width: 1440,
    press: '[data-island="photo-grid"] a',
    shows: '[role="dialog"]',
  },
];

/** axe's findings in each state, or only in those that are named: journeys cover the others. */
export async function checkStates(
  browser: Browser,
  site: string,
  routes: Route[],
  only?: string[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const state of states.filter(({ name }) => !only || only.includes(name))) {
    const address = addressOf(state, routes);
    if (address === undefined) continue;
    const page = await openPage(browser);
    await withoutPictures(page);
    const where = `${address} (${state.name}, ${state.width} px)`;
    if (await enterState(page, site + address, state))
      for (const what of await axeFindings(page)) findings.push({ check: 'axe', where, what });
    else findings.push({ check: 'note', where, what: 'the page has no such state' });
    await page.close();
  }
  return findings;
}

/** The address on which to show a state: the plain one, or the first example if the page needs parameters. */
export function addressOf({ page }: State, routes: Route[]): string | undefined {
  const { path } = pages[page];
  return routes.find(({ address }) => address.split('?')[0] === path)?.address;
}

/** False if the page does not have this state (yet). */
export async function enterState(page: Page, url: string, { width, press, shows }: State): Promise<boolean> {
  await page.setViewportSize({ width, height: 800 });
  const settled = watchLoading(page);
  await page.goto(url);
  await settled();
  if (press) {
    // A dialog that opened automatically would cover the page.
    await page.keyboard.press('Escape');
    const pressed = page.locator(press).filter({ visible: true }).first();
    if ((await pressed.count()) === 0) return false;
    const island = page.locator('[data-island]').filter({ has: pressed });
    await pressed.scrollIntoViewIfNeeded();
    if ((await island.count()) > 0)
      await island.and(page.locator('[data-hydrated]')).waitFor({ timeout: 30_000 });
    await pressed.click();
  }
  const shown = page.locator(shows).filter({ visible: true }).first();
  // Only an island opens something automatically; without one there is nothing to wait for.
  if (!press && (await page.locator('[data-island]').count()) === 0) return shown.isVisible();
  return shown.waitFor({ timeout: 15_000 }).then(
    () => true,
    () => false,
  );
}
