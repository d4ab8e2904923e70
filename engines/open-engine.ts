import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { ensureProgram } from '../scripts/lib/programs.mjs';
import { startDisplay, startWayland } from './display.ts';
import type { Driver, EngineName } from './engine.ts';
import { ensureOldChromium } from '../scripts/lib/old-chromium.mjs';
import { drivePuppeteer } from './puppeteer-driver.ts';
import { driveWebDriver } from './webdriver-driver.ts';

const PLAIN = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Our machines have no graphics card. */
const SOFTWARE = { LIBGL_ALWAYS_SOFTWARE: '1' };

/** A fresh browser with this engine; undefined if it is not available on this machine. */
export async function openEngine(name: EngineName): Promise<Driver | undefined> {
  switch (name) {
    case 'chromium':
      return openChromium();
    case 'firefox':
      return openFirefox();
    case 'webkit':
      return openWebKit();
    case 'chromium-109':
      return openOldChromium();
    case 'webkit-2.38':
      return openOldWebKit();
  }
}

async function openChromium() {
  const executablePath = ensureProgram('browser');
  if (!executablePath) return undefined;
  const { launch } = await import('puppeteer-core');
  return drivePuppeteer(await launch({ executablePath, args: PLAIN }));
}

async function openFirefox() {
  const executablePath = ensureProgram('firefox');
  if (!executablePath) return undefined;
  const { launch } = await import('puppeteer-core');
  return drivePuppeteer(await launch({ browser: 'firefox', executablePath }));
}

async function openOldChromium() {
  const folder = ensureOldChromium();
  if (!folder) return undefined;
  const load = createRequire(join(folder, 'package.json'));
  const packed = load('@sparticuz/chromium') as { args: string[]; executablePath(): Promise<string> };
  const { launch } = load('puppeteer-core') as { launch(options: object): Promise<Browser> };
  const executablePath = await packed.executablePath();
  return drivePuppeteer(await launch({ executablePath, args: [...packed.args, ...PLAIN], headless: true }));
}

async function openWebKit() {
  const driver = ensureProgram('webkit');
  const display = driver && (await startDisplay());
  if (!display) return undefined;
  const binary = join(import.meta.dirname, 'webkit-view.py');
  const options = { binary: '/usr/bin/python3', args: [binary] };
  const webkit = await driveWebDriver({
    driver: driver,
    capabilities: { 'webkitgtk:browserOptions': options },
    env: { ...display.env, ...SOFTWARE },
  });
  return endingWith(webkit, display.stop);
}

/** Its window keeps its initial size: another size needs a new browser, with a new visitor. */
async function openOldWebKit(): Promise<Driver | undefined> {
  const driver = ensureProgram('old webkit');
  const screen = driver && (await startWayland());
  if (!screen) return undefined;
  const openAt = (width: number, height: number) =>
    driveWebDriver({
      driver,
      capabilities: {
        'wpe:browserOptions': {
          binary: '/usr/bin/cog',
          args: ['--automation', '--platform=wl', '--enable-write-console-messages-to-stdout=1'],
        },
      },
      env: {
        ...screen.env,
        ...SOFTWARE,
        COG_PLATFORM_WL_VIEW_WIDTH: String(width),
        COG_PLATFORM_WL_VIEW_HEIGHT: String(height),
      },
    });

  let size = [1440, 900];
  let now = await openAt(1440, 900);
  const earlierComplaints: string[] = [];
  return {
    canTouch: false,
    open: (url) => now.open(url),
    reload: () => now.reload(),
    back: () => now.back(),
    forward: () => now.forward(),
    evaluate: (expression) => now.evaluate(expression),
    point: (x, y, pointer) => now.point(x, y, pointer),
    type: (text) => now.type(text),
    press: (key) => now.press(key),
    attach: (selector, files) => now.attach(selector, files),
    screenshot: () => now.screenshot(),
    complaints: () => [...earlierComplaints, ...now.complaints()],
    async resize(width, height) {
      if (width === size[0] && height === size[1]) return;
      earlierComplaints.push(...now.complaints());
      await now.close();
      now = await openAt(width, height);
      size = [width, height];
    },
    close: () => now.close().finally(screen.stop),
  };
}

const endingWith = (driver: Driver, also: () => Promise<void>): Driver => ({
  ...driver,
  close: () => driver.close().finally(also),
});
