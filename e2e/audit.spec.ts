import { expect, test } from '@playwright/test';
import { auditSite } from '../audit/audit-site.ts';
import { walkMenu } from '../audit/checks/keyboard.ts';
import { countOf } from '../audit/report.ts';
import { checkValidity } from '../audit/checks/validity.ts';
import { ensureProgram } from '../scripts/lib/programs.mjs';
import { document, icon, openTinySite } from './support/tiny-site.ts';

const text = '<p>A few words that are here to be read.</p>';
const links = '<p><a href="/Bad">The other page</a> and <a href="#main">its main part</a>.</p>';
const java = ensureProgram('java');

// Each test runs several tools on several pages.
test.slow();

test('the audit passes a good page and reports what is wrong with a bad one', async ({ browser }) => {
  const site = await openTinySite({
    '/': document('A good page', text + links),
    '/Bad': document(
      'A bad page',
      `${text}<p><a href="/#nowhere">dead anchor</a> <a href="/gone">dead link</a> <a href="#">nothing</a></p>
      <img src="/icon.svg" width="10" height="10"><div class="wide" style="color: red">wide</div>
      <picture><source type="image/avif" srcset="/api/image/wide.svg?w=160&amp;f=avif 160w" sizes="10rem"><img
        src="/api/image/wide.svg?w=160&amp;f=avif" width="600" height="400" alt="too few pixels"></picture>`,
      { head: '<link rel="stylesheet" href="/bad.css"><script type="module" src="/bad.js"></script>' },
    ),
    '/bad.css': '.wide { inline-size: 3000px; }',
    '/bad.js': `/* ${'x'.repeat(4000)} */ console.error('a complaint');
      document.querySelector('main').insertAdjacentHTML('beforeend', '<a href="/#main">only with scripts</a>');
      new Image().src = 'http://127.0.0.1:' + location.port + '/icon.svg';`,
    '/icon.svg': icon,
    '/api/image/wide.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"/>',
    '/api/image/wide.svg?w=160&f=avif': icon,
  });
  const contract = ['/', '/Bad', '/Planned'].map((path) => ({ path, search: [] }));
  const report = await auditSite(browser, site, { java: undefined, everySize: true, contract });
  await site.close();

  const found = (where: string) =>
    report.findings
      .filter((finding) => finding.where === where && finding.check !== 'note')
      .map(({ check, what }) => `${check}: ${what}`);
  expect.soft(found('/')).toEqual([]);
  for (const missing of ['/no-such-page', '/admision']) expect.soft(found(missing)).toEqual([]);
  expect.soft(found('/Planned')).toEqual(['route: no address of this page was found']);
  for (const expected of [
    /^links: \/#nowhere: no such element/,
    /^links: \/gone answers 404/,
    /^links: a link without a target: "#"/,
    /^axe: at 360 px: image-alt/,
    /^axe: at 1440 px: image-alt/,
    /^policy: .*style-src/,
    /^console: a complaint/,
    /^hosts: requests http:\/\/127\.0\.0\.1/,
    /^width: needs 30\d\d px at 2560: <div class="wide"/,
    /^sharp: stretched 11\.25 times to 600 × 400 px at 360 px, 3 pixels per point/,
    /^no script: without scripts there is no link to .*\/#main/,
    /^bytes: js 4\.\d kB, at most 0 for a page without islands/,
    /^bytes: 4\.\d kB of script before the first paint/,
  ])
    expect.soft(found('/Bad')).toContainEqual(expect.stringMatching(expected));
  expect(countOf({ ...report, skipped: [] })).toEqual({ passed: 4, failed: 2 });
});

test('the browser disables everything that Playwright disables', async ({ browser }) => {
  const session = await browser.newBrowserCDPSession();
  const { commandLine } = await session.send('SystemInfo.getInfo');
  const lists = [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, list]) => list!.split(','));
  expect(lists.length).toBeGreaterThanOrEqual(2);
  for (const list of lists) expect(lists.at(-1)).toEqual(expect.arrayContaining(list));
});

test('the validator reports an unknown element', async () => {
  test.skip(!java, 'there is no Java');
  const read = { status: 200, headings: [], mainText: '', links: [], sources: [], scripts: [], filtered: [] };
  const page = (address: string, html: string) => ({ ...read, address, html });
  const pages = [
    page('/good', document('A good page', text)),
    page('/bad', document('A bad page', '<center>In the middle</center>')),
  ];
  expect(await checkValidity(java!, pages)).toEqual([
    { check: 'html', where: '/bad', what: expect.stringContaining('“center” element is obsolete') },
  ]);
});

const dropdown = (script: string) => ({
  head: `<link rel="stylesheet" href="/menu.css"><script type="module" src="/${script}"></script>`,
  menu: `<li><a href="/">Home</a></li>
    <li><button aria-expanded="false">Learning</button><ul hidden><li><a href="/a">Early</a></li></ul></li>`,
});
const toggle = `const button = document.querySelector('button');
  const list = button.nextElementSibling;
  const show = (open) => { list.hidden = !open; button.ariaExpanded = String(open); };
  button.onclick = () => show(list.hidden);`;
const closing = `button.parentElement.onkeydown = ({ key }) => {
    if (key === 'Escape') { show(false); button.focus(); }
  };`;

test('the menu walk passes a menu that works by keyboard and reports one that does not', async ({
  browser,
}) => {
  const site = await openTinySite({
    '/good': document('A good menu', text, dropdown('good.js')),
    '/bad': document('A bad menu', text, dropdown('bad.js')),
    '/good.js': toggle + closing,
    '/bad.js': toggle,
    '/menu.css': 'a:focus-visible { outline: none } header a:hover { color: red }',
    '/icon.svg': icon,
  });
  const good = await walkMenu(browser, `${site.url}/good`);
  const bad = await walkMenu(browser, `${site.url}/bad`);
  await site.close();
  const messagesOf = (findings: typeof bad) => findings.map(({ what }) => what);
  expect(messagesOf(good).filter((what) => !what.includes('no visible focus'))).toEqual([]);
  expect(messagesOf(good)).toContain('at 1440 px: no visible focus on a "Home"');
  expect(messagesOf(bad)).toContain('at 1440 px: Escape does not close what button "Learning" opened');
});
