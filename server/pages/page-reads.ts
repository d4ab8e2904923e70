import { setTimeout as wait } from 'node:timers/promises';
import { readAddress, readOwnPagePath, readTarget } from '#app/addresses.ts';
import { contentTypes } from '#app/content-types.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { ownPages } from '#app/features/pages/own/content-type.ts';
import { addReads, type ReadItem } from '#app/features/visitors/page-reads.server.ts';
import { isRobot } from '#app/features/visitors/visitor.server.ts';
import { findOwnPageAddress } from '#app/features/pages/own/addresses.server.ts';
import { pageId, type PageKey, pageKeyOf } from '#app/features/pages/page-id.ts';
import type { Services } from '#app/platform/services.ts';

/** More addresses than a school has pages: further ones are not counted until these are saved. */
const MAX_ADDRESSES = 20_000;
const MAX_BROWSERS = 1000;
const MAX_AT_STOP_MS = 1000;

interface Reader {
  userAgent: string | undefined;
  /** A browser that prefetches says so; nobody has read that page yet. */
  purpose: string | undefined;
}

/**
 * How often each item's page is read, so that the office knows what to translate first. Counted in memory and
 * saved now and then; a killed process loses what it had not saved, which is fine, because nobody needs the
 * exact number.
 */
export function createPageReads(services: Services) {
  let tally = new Map<string, Map<string, number>>();
  const robots = new Map<string, boolean>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function isPerson({ userAgent = '', purpose = '' }: Reader): boolean {
    if (purpose.includes('prefetch')) return false;
    const cached = robots.get(userAgent);
    if (cached !== undefined) return !cached;
    if (robots.size >= MAX_BROWSERS) robots.clear();
    const robot = isRobot({ address: '', userAgent });
    robots.set(userAgent, robot);
    return !robot;
  }

  async function flush(): Promise<void> {
    const read = tally;
    tally = new Map();
    for (const [schoolCode, addresses] of read)
      try {
        const items = await itemsAt(services, schoolCode, addresses);
        if (items.length > 0) await addReads(services.database.writes, schoolCode, services.clock(), items);
      } catch (error) {
        services.log.warn({ err: error }, 'page views could not be counted');
      }
  }

  const write = () => (writing = writing.then(flush));
  return {
    note(schoolCode: string, address: string, reader: Reader): void {
      if (!isPerson(reader)) return;
      let addresses = tally.get(schoolCode);
      if (!addresses) tally.set(schoolCode, (addresses = new Map()));
      const count = addresses.get(address);
      if (count === undefined && addresses.size >= MAX_ADDRESSES) return;
      addresses.set(address, (count ?? 0) + 1);
    },
    write,
    start(everyMs: number): void {
      timer = setInterval(() => void write(), everyMs).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      // An unavailable database must not delay the stop.
      await Promise.race([write(), wait(MAX_AT_STOP_MS, undefined, { ref: false })]);
    },
  };
}

export type PageReads = ReturnType<typeof createPageReads>;

/** An item's pages in all languages count together, and so do the pages of a list. */
async function itemsAt(
  services: Services,
  schoolCode: string,
  addresses: ReadonlyMap<string, number>,
): Promise<ReadItem[]> {
  const items = new Map<string, ReadItem>();
  for (const [address, count] of addresses) {
    const item = await itemAt(services, schoolCode, address);
    if (!item) continue;
    const key = `${item.type} ${item.id}`;
    items.set(key, { ...item, many: (items.get(key)?.many ?? 0) + count });
  }
  return [...items.values()];
}

async function itemAt(
  services: Services,
  schoolCode: string,
  requested: string,
): Promise<Pick<ReadItem, 'type' | 'id'> | undefined> {
  const target = readTarget(requested, services.sites.of(schoolCode).languages);
  const address = readAddress(target);
  if (!address) {
    const own = readOwnPagePath(target.path);
    const ownPage = own && (await findOwnPageAddress(services, schoolCode, own));
    return ownPage ? { type: ownPages.name, id: ownPage.id } : undefined;
  }
  const { name } = address.page;
  const id = new URLSearchParams(address.withoutLanguage.split('?')[1]).get('id');
  const type = id && contentTypes.find(({ itemPage }) => itemPage === name);
  if (type) return { type: type.name, id };
  const ofPage = pageId(schoolCode, name as PageKey);
  return pageKeyOf(ofPage) ? { type: pages.name, id: ofPage } : undefined;
}
