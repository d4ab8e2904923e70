import type { Page } from '@playwright/test';
import { pages } from '#app/addresses.ts';
import { readPlainPage } from './plain-page.ts';
import type { Route } from './routes.ts';

/** Asked for while the site is broken: an address that nobody asked for before, so that no kept copy answers. */
export async function unexpectedErrorRoute(scriptless: Page, site: string): Promise<Route | undefined> {
  const address = `${pages.gallery.path}?year=1901`;
  const plain = await readPlainPage(scriptless, site, address);
  return plain?.status === 500 ? { address, status: 500, plain } : undefined;
}
