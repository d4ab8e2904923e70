// Screenshots of every page and state at three widths, and one page that shows them all. Started by
// scripts/shots.mjs.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { openPage } from '../browser.ts';
import { onSampleSite } from '../on-sample-site.ts';
import { openScriptless } from '../plain-page.ts';
import { progress } from '../progress.ts';
import { listRoutes, type Route } from '../routes.ts';
import { hydrateIslands } from '../checks/scroll.ts';
import { loadLazyPictures, watchLoading } from '../settle.ts';
import { addressOf, enterState, states } from '../states.ts';

const WIDTHS = [360, 768, 1440];

const { values } = parseArgs({ options: { out: { type: 'string' }, routes: { type: 'string' } } });
const folder = values.out ? resolve(values.out) : mkdtempSync(join(tmpdir(), 'school-shots-'));
mkdirSync(folder, { recursive: true });

await onSampleSite(async (site, browser) => {
  const only = values.routes?.split(',');
  progress('Listing the pages');
  const scriptless = await openScriptless(browser);
  const { routes } = await listRoutes(scriptless, site.url);
  await scriptless.close();

  const shots: Shot[] = [];
  const page = await openPage(browser, { deviceScaleFactor: 1 });
  const settled = watchLoading(page);
  const wanted = routes.filter(({ address }) => !only || only.includes(address));
  for (const { address } of wanted) await takePage(page, address);
  await takeStates(wanted);
  writeFileSync(join(folder, 'index.html'), shotsPage(shots));
  progress('');
  console.log(`${shots.length} screenshots in ${join(folder, 'index.html')}`);

  async function takePage(page: Page, address: string): Promise<void> {
    await page.setViewportSize({ width: WIDTHS[0]!, height: 800 });
    await page.goto(site.url + address);
    await settled();
    // A dialog that opens automatically is a state of its own.
    await page.keyboard.press('Escape');
    for (const width of WIDTHS) await take(page, address, width);
  }

  async function takeStates(routes: Route[]): Promise<void> {
    for (const state of states) {
      const address = addressOf(state, routes);
      if (address === undefined) continue;
      // As a new visitor: a dialog that was closed stays closed.
      const page = await openPage(browser, { deviceScaleFactor: 1 });
      if (await enterState(page, site.url + address, state))
        await take(page, address, state.width, state.name);
      else console.log(`${address} has no state "${state.name}" at ${state.width} px`);
      await page.close();
    }
  }

  /** A state is taken as it appears on the screen, a page in full length. */
  async function take(page: Page, address: string, width: number, state?: string): Promise<void> {
    progress(`${address} ${state ?? ''} ${width} px`);
    const file = `${nameOf(address, state)}-${width}.png`;
    await page.setViewportSize({ width, height: 800 });
    if (!state) await hydrateIslands(page);
    await loadLazyPictures(page);
    await settled();
    await page.screenshot({ path: join(folder, file), fullPage: !state, animations: 'disabled' });
    shots.push({ address, state, width, file });
  }
});

function nameOf(address: string, state = ''): string {
  const page = address === '/' ? 'home' : address.slice(1);
  return (state ? `${page}--${state}` : page).replaceAll(/[^\w-]+/g, '-');
}

interface Shot {
  address: string;
  state?: string | undefined;
  width: number;
  file: string;
}

/** All pictures side by side: a row for each page or state, a column for each width. */
function shotsPage(shots: Shot[]): string {
  const rows = Map.groupBy(shots, ({ address, state }) => (state ? `${address} (${state})` : address));
  const figure = ({ file, width }: Shot) =>
    `<figure><figcaption>${width} px</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy" width="${Math.round(width / 3)}"></a></figure>`;
  const row = ([name, shown]: [string, Shot[]]) =>
    `<section><h2>${escapeHtml(name)}</h2><div>${shown.map(figure).join('')}</div></section>`;
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Every page</title>
<style>
  body { margin: 2rem; font: 1rem/1.4 system-ui, sans-serif; background: #eee; }
  h2 { position: sticky; top: 0; margin: 2rem 0 0.5rem; padding: 0.25rem 0; font-size: 1rem; background: #eee; }
  div { display: flex; align-items: start; gap: 1rem; overflow-x: auto; }
  figure { margin: 0; }
  img { display: block; background: #fff; }
</style>
<h1>Every page, ${shots.length} pictures</h1>
${[...rows].map(row).join('\n')}
</html>
`;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
