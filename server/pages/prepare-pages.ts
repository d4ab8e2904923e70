import { pageAddress, inLanguage, listedPages, listOf, type PageName } from '#app/addresses.ts';
import { contentTypes } from '#app/content-types.ts';
import { sleep } from '#app/core/sleep.ts';
import { picturesInHtml } from '#app/media/pictures-in-html.ts';
import { forgetPlannedRenditions, planRenditions } from '#app/media/renditions/planned-renditions.server.ts';
import type { Services } from '#app/platform/services.ts';
import type { createApp } from '#server/app.ts';
import { makeForm } from './page-forms.ts';

/** Long enough for a change in several steps to be complete. */
const CHECK_EVERY_MS = 500;
/** After each page, leave the processor to visitors for twice as long. */
const REST = 2;
/** At most this many item pages, of those that the lists link to. */
const MAX_ITEMS = 36;

const itemPages = contentTypes.flatMap(({ itemPage }) => itemPage ?? []);
const LISTS: PageName[] = ['home', ...new Set(itemPages.map((page) => listOf(page) ?? page))];

/** The pages with a single address, the lists first, because they lead to the items. */
const OWN_PAGES = [...LISTS, ...listedPages.filter((name) => !LISTS.includes(name) && !listOf(name))];

/**
 * After the start and after every change, renders the pages that families are most likely to request and the
 * pictures on them, so that the first visitor does not wait for them.
 */
export function startPreparing(app: ReturnType<typeof createApp>, services: Services) {
  const { revisions, sites, storage } = services;
  // Its own requests have no host, so they are made to this site.
  const { schoolCode, languages } = sites.at(undefined);
  const stateNow = () => revisions.of(schoolCode);
  const stopping = new AbortController();

  async function prepareAll(): Promise<void> {
    const state = stateNow();
    const items = new Set<string>();
    const isOld = () => stopping.signal.aborted || stateNow() !== state;
    for (const name of OWN_PAGES) {
      if (isOld()) return;
      const html = await prepare(pageAddress(name));
      if (LISTS.includes(name)) for (const link of itemsNamedIn(html)) items.add(link);
    }
    for (const address of [...items].slice(0, MAX_ITEMS)) {
      if (isOld()) return;
      await prepare(address);
    }
    for (const language of languages.slice(1))
      for (const name of OWN_PAGES) {
        if (isOld()) return;
        await prepare(inLanguage(pageAddress(name), language, languages));
      }
  }

  async function prepare(address: string): Promise<string> {
    const began = performance.now();
    const html = await read(app, address);
    const { first, later } = picturesInHtml(html);
    planRenditions(services, first, 'first');
    planRenditions(services, later, 'later');
    await sleep((performance.now() - began) * REST);
    return html;
  }

  async function run(): Promise<void> {
    let prepared: unknown;
    while (!stopping.signal.aborted) {
      const state = stateNow();
      if (state !== prepared) {
        // A failure here will happen again on request, and is reported then.
        await prepareAll().catch(() => undefined);
        prepared = state;
      }
      await sleep(CHECK_EVERY_MS);
    }
  }

  void run();
  return {
    stop(): void {
      stopping.abort();
      forgetPlannedRenditions(storage);
    },
  };
}

/** With a browser's headers, so that the encoding for browsers is cached; not counted as a visit. */
async function read(app: ReturnType<typeof createApp>, address: string): Promise<string> {
  const answer = await app.request(address, { headers: { 'accept-encoding': 'br' } }, { isOwn: true });
  if (answer.status !== 200) return '';
  const body = Buffer.from(await answer.arrayBuffer());
  const isCompressed = answer.headers.get('content-encoding') === 'br';
  return (isCompressed ? await makeForm(body, 'identity') : body).toString();
}

const ITEM = new RegExp(
  `href="((?:${itemPages.map((page) => pageAddress(page)).join('|')})\\?id=[\\w-]+)"`,
  'g',
);

const itemsNamedIn = (html: string) => [...html.matchAll(ITEM)].map(([, address]) => address!);
