// The same pages in several engines side by side, with their heights. Started by scripts/shots.mjs.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openFreshStudio } from '../../e2e/support/fresh-studio.ts';
import { ENGINES, type EngineName } from '../../engines/engine.ts';
import { CLERK, DESKTOP, PHONE, signIn } from '../../engines/journeys.ts';
import { openEngine } from '../../engines/open-engine.ts';
import { Tab } from '../../engines/tab.ts';
import { progress } from '../progress.ts';

const OLD: EngineName[] = ['chromium-109', 'webkit-2.38'];
const { values } = parseArgs({ options: { out: { type: 'string' }, engine: { type: 'string' } } });
const wanted = values.engine === 'all' ? ENGINES : ENGINES.filter(isWanted);
const folder = values.out ? resolve(values.out) : mkdtempSync(join(tmpdir(), 'school-engines-'));
mkdirSync(folder, { recursive: true });

const SCREENS = {
  home: (tab: Tab) => tab.open('/'),
  menu: openMenu,
  gallery: (tab: Tab) => tab.open('/Gallery'),
  album: (tab: Tab) => tab.open('/SubGallery?id=lfis-diwali-2026'),
  admission: (tab: Tab) => tab.open('/AdmissionProcess'),
  contact: (tab: Tab) => tab.open('/ContactUs'),
  studio: async (tab: Tab) => {
    await signIn(tab);
    await tab.open('/studio');
  },
};

interface Seen {
  engine: EngineName;
  screen: string;
  width: number;
  file: string;
  height: number;
}

const seen: Seen[] = [];
const site = await openFreshStudio({ demo: true });
try {
  await fetch(site.invitation, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url },
    body: new URLSearchParams(CLERK),
  });
  for (const engine of wanted) await takeShots(engine);
} finally {
  await site.close();
}
writeFileSync(join(folder, 'index.html'), sheet());
progress('');
console.table(heights());
console.log(`${seen.length} screenshots in ${join(folder, 'index.html')}`);

async function takeShots(engine: EngineName): Promise<void> {
  const driver = await openEngine(engine);
  if (!driver) return console.log(`${engine} is not available on this machine`);
  const tab = new Tab(engine, driver, site.url);
  for (const [width, height] of [PHONE, DESKTOP])
    for (const [screen, open] of Object.entries(SCREENS)) {
      progress(`${engine} ${screen} ${width} px`);
      await tab.resize(width, height);
      await open(tab);
      // Dialogs are closed, animations have ended, and pictures are loaded.
      await new Promise((done) => setTimeout(done, 1500));
      if (screen === 'home') await tab.press('Escape');
      const file = `${screen}-${width}-${engine}.png`;
      writeFileSync(join(folder, file), await tab.screenshot());
      const high = await tab.run(() => document.documentElement.scrollHeight);
      seen.push({ engine, screen, width, file, height: high });
    }
  await tab.close();
}

async function openMenu(tab: Tab): Promise<void> {
  await tab.open('/Gallery');
  if (await tab.run(() => matchMedia('(min-width: 79rem)').matches))
    await tab.click('[popovertarget="menu-overview"]');
  else await tab.pressOn('Menu');
}

/** In pixels, and relative to the first engine. */
function heights() {
  const rows: Record<string, Record<string, string>> = {};
  for (const { engine, screen, width, height } of seen) {
    const first = seen.find((one) => one.screen === screen && one.width === width)!;
    (rows[`${screen} ${width}`] ??= {})[engine] =
      `${height} (${((height / first.height) * 100).toFixed(1)} %)`;
  }
  return rows;
}

function sheet(): string {
  const rows = [DESKTOP[0], PHONE[0]].flatMap((width) =>
    Object.keys(SCREENS).map((screen) => {
      const cells = seen.filter((one) => one.screen === screen && one.width === width);
      const pictures = cells.map(
        ({ engine, file, height }) =>
          `<figure><img src="${file}" alt=""><figcaption>${engine}, ${height} px</figcaption></figure>`,
      );
      return `<h2>${screen}, ${width} px</h2><div>${pictures.join('')}</div>`;
    }),
  );
  return `<!doctype html><meta charset="utf-8"><title>Engines</title>
<style>body{font:1rem sans-serif}div{display:flex;gap:1rem}figure{margin:0;flex:1}img{width:100%;border:1px solid}</style>
${rows.join('\n')}`;
}

function isWanted(engine: EngineName): boolean {
  return (
    engine === 'chromium' || engine === values.engine || (values.engine === 'old' && OLD.includes(engine))
  );
}
