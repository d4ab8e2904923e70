import type { Browser, Page } from '@playwright/test';
import { openPage } from './browser.ts';
import type { Finding } from './finding.ts';

/** A page as it is without scripts, with absolute addresses. */
export interface PlainPage {
  address: string;
  status: number;
  html: string;
  headings: string[];
  mainText: string;
  links: { href: string; raw: string; text: string }[];
  /** Pictures in every size, styles, scripts, fonts, icons, and the link card's picture. */
  sources: string[];
  /** Scripts that the document itself names, and which are therefore fetched before the first paint. */
  scripts: string[];
  /** The address that its filter form requests with the first choices. */
  filtered: string[];
}

/** A page for reading other pages. Without scripts, a browser would load all lazy pictures at once. */
export async function openScriptless(browser: Browser): Promise<Page> {
  const page = await openPage(browser, { javaScriptEnabled: false });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.setBlockedURLs', { urls: ['*/api/image/*'] });
  return page;
}

/** Undefined if the address does not answer with a page. */
export async function readPlainPage(
  scriptless: Page,
  site: string,
  address: string,
): Promise<PlainPage | undefined> {
  const answer = await fetch(site + address, { redirect: 'manual' });
  const html = await answer.text();
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return undefined;
  await scriptless.goto(site + address);
  return { address, status: answer.status, html, ...(await readDocument(scriptless)) };
}

/** Complete without scripts: the expected status, one heading, and some text. */
export function judgePlainPage(page: PlainPage, status: number): Finding[] {
  const wrong = [
    page.status !== status && `answers ${page.status} instead of ${status}`,
    page.headings.length !== 1 && `has ${page.headings.length} level-1 headings`,
    page.mainText.length < 20 && `has no text in its main part`,
  ];
  return wrong
    .filter((what) => what !== false)
    .map((what) => ({ check: 'no script', where: page.address, what }));
}

export const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href], area[href]')].map((link) => ({
      href: link.href,
      raw: link.getAttribute('href') ?? '',
      text: link.textContent?.trim() || link.getAttribute('aria-label') || '',
    })),
  );

async function readDocument(page: Page) {
  const links = await linksOf(page);
  const rest = await page.evaluate(() => {
    const absolute = (address: string) => new URL(address, document.baseURI).href;
    const attributes = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name)!);
    const inSets = [...attributes('[srcset]', 'srcset'), ...attributes('[imagesrcset]', 'imagesrcset')]
      .flatMap((set) => set.split(/,\s+/))
      .map((candidate) => candidate.trim().split(/\s+/)[0]!);
    const shared = 'meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]';
    const sources = [
      ...inSets,
      ...attributes('[src]', 'src'),
      ...attributes('link[href]', 'href'),
      ...attributes('[poster]', 'poster'),
      ...attributes('object[data]', 'data'),
      ...attributes(shared, 'content'),
    ];

    const word = /\p{L}{4,}/u.exec(document.querySelector('main h2')?.textContent ?? '')?.[0] ?? 'school';
    const filtered = [...document.forms]
      .filter((form) => form.method === 'get')
      .flatMap((form) => {
        const choices = [...form.elements].flatMap((field): [string, string][] => {
          if (field instanceof HTMLSelectElement) {
            const chosen = [...field.options].find(({ value }) => value !== '')?.value;
            return chosen === undefined || !field.name ? [] : [[field.name, field.value || chosen]];
          }
          const isText = field instanceof HTMLInputElement && ['text', 'search'].includes(field.type);
          return isText && field.name ? [[field.name, word]] : [];
        });
        // The first choice, then the first two, and so on, as people fill in the form.
        return choices.map((_, last) => {
          const action = new URL(form.action);
          action.search = String(new URLSearchParams(choices.slice(0, last + 1)));
          return action.href;
        });
      });

    return {
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.innerText),
      mainText: document.querySelector('main')?.innerText.trim() ?? '',
      scripts: [...attributes('script[src]', 'src'), ...attributes('link[rel="modulepreload"]', 'href')].map(
        absolute,
      ),
      sources: [...new Set(sources.filter(Boolean).map(absolute))],
      filtered,
    };
  });
  return { links, ...rest };
}
