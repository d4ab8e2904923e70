import { timeoutSignal } from '#app/core/flow/timeout-signal.ts';
import { parsePage } from '#app/core/parse-page.ts';

/** The page at this address, as the server renders it for everybody. */
export async function fetchList(href: string, signal: AbortSignal): Promise<Document> {
  const results = find(document, RESULTS);
  results.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(href, { signal: timeoutSignal(20_000, signal) });
    if (!response.ok) throw new Error(`the list answered ${response.status}`);
    const page = parsePage(await response.text());
    // Throws for an error page, which has no list.
    find(page, RESULTS);
    return page;
  } finally {
    if (!signal.aborted) results.removeAttribute('aria-busy');
  }
}

/** Replaces our list, count and choices by those of the page, without moving the focus. */
export function showList(page: Document): void {
  document.title = page.title;
  find<HTMLLinkElement>(document, CANONICAL).href = find<HTMLLinkElement>(page, CANONICAL).href;
  for (const box of ['year', 'month'].map((name) => `${FORM} select[name="${name}"]`)) {
    const [ours, theirs] = [find<HTMLSelectElement>(document, box), find<HTMLSelectElement>(page, box)];
    const { value } = theirs;
    ours.replaceChildren(...theirs.children);
    ours.value = value;
  }
  const words = `${FORM} input[name="q"]`;
  const [typed, theirs] = [find<HTMLInputElement>(document, words), find<HTMLInputElement>(page, words)];
  if (typed !== document.activeElement) typed.value = theirs.value;
  find(document, COUNT).replaceChildren(...find(page, COUNT).childNodes);
  find(document, RESULTS).replaceWith(find(page, RESULTS));
}

const FORM = '[data-island="apply-filter"]';
const RESULTS = '[data-browse-results]';
const COUNT = '[data-browse-count]';
const CANONICAL = 'link[rel="canonical"]';

function find<Found extends Element = Element>(page: Document, selector: string): Found {
  const found = page.querySelector<Found>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}
