import { timeoutSignal } from '#app/core/flow/timeout-signal.ts';
import { parsePage } from '#app/core/parse-page.ts';

/**
 * Appends the items of the next page, which the "older" link points to, and replaces our links by its links.
 * Returns the new items.
 */
export async function loadNextPage(): Promise<Element[]> {
  const next = findNext();
  const [list, links] = [findList(document), findPages(document)];
  if (!next || !list || !links) throw new Error('there is no next page');
  const response = await fetch(next.href, { signal: timeoutSignal(20_000) });
  if (!response.ok) throw new Error(`the next page answered ${response.status}`);
  const page = parsePage(await response.text());
  const [items, nextLinks] = [[...(findList(page)?.children ?? [])], findPages(page)];
  if (items.length === 0 || !nextLinks) throw new Error('the next page has no items');
  list.append(...items);
  links.replaceWith(nextLinks);
  return items;
}

export const findNext = () => findPages(document)?.querySelector<HTMLAnchorElement>('a[rel="next"]');

const findList = (page: Document) => page.querySelector('[data-browse-list]');
const findPages = (page: Document) => page.querySelector('[data-browse-pages]');
