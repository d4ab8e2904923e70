import { normalisedQuery } from '#app/core/text/search-text.ts';
import { linksHere } from '#app/islands/links-here.ts';
import { type BrowsedPage, listParams } from './browsed-page.ts';
import { fetchList, showList } from './shown-list.ts';

/** For each year, the months that have content. */
export type MonthsOfYears = Record<string, number[]>;

/** In a closed select each arrow key changes the value: wait until the visitor has stopped pressing. */
const BETWEEN_KEYS_MS = 500;

/**
 * A year or a month applies as soon as it is chosen. The list is replaced in place: the focus stays on the select, the
 * new count is announced, the address can be shared and Back works. The Show button does the same with a page load.
 */
export const applyFilter = {
  enhance(form: HTMLElement, hydrateNew: () => void): void {
    if (!(form instanceof HTMLFormElement)) return;
    const { year, month } = boxesOf(form);
    const months = JSON.parse(form.dataset.months ?? '{}') as MonthsOfYears;
    let shown = addressNow();
    let request = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let byKeys = false;

    async function go(href: string, isBack = false): Promise<void> {
      request.abort();
      request = new AbortController();
      if (href === shown) return showTrouble(false);
      const { signal } = request;
      try {
        const page = await fetchList(href, signal);
        if (!isBack) history.pushState(null, '', href);
        shown = href;
        showList(page);
        showTrouble(false);
        hydrateNew();
      } catch {
        if (signal.aborted) return;
        // Back has already changed the address; the content must match it.
        if (isBack) window.location.reload();
        else showTrouble(true);
      }
    }

    const apply = () => {
      clearTimeout(waiting);
      waiting = undefined;
      void go(hrefOfChoice(form));
    };

    form.addEventListener('keydown', () => (byKeys = true));
    form.addEventListener('pointerdown', () => (byKeys = false));
    form.addEventListener('change', ({ target }) => {
      if (target !== year && target !== month) return;
      if (target === year && year.value && !months[year.value]?.includes(Number(month.value)))
        month.value = '';
      clearTimeout(waiting);
      if (byKeys) waiting = setTimeout(apply, BETWEEN_KEYS_MS);
      else apply();
    });
    form.addEventListener('focusout', () => waiting && apply());
    form.addEventListener('submit', (event) => {
      clearTimeout(waiting);
      request.abort();
      const href = hrefOfChoice(form);
      // Only now: if anything above fails, the form is sent as without a script.
      event.preventDefault();
      window.location.assign(href);
    });
    addEventListener('popstate', () => void go(addressNow(), true));
    // The visitor may have chosen before this ran.
    if ([year, month].some((box) => box.selectedOptions[0]?.defaultSelected === false)) apply();
  },
};

function boxesOf(form: HTMLFormElement) {
  const box = (name: string) => form.elements.namedItem(name) as HTMLSelectElement;
  return { year: box('year'), month: box('month') };
}

/** The canonical address for the current values of the form. */
function hrefOfChoice(form: HTMLFormElement): string {
  const given = new FormData(form);
  const text = (name: string) => String(given.get(name) ?? '');
  const params = listParams({
    year: Number(text('year')) || undefined,
    month: Number(text('month')) || undefined,
    q: normalisedQuery(text('q')),
  });
  return linksHere().hrefOf(form.dataset.list as BrowsedPage, params);
}

const addressNow = () => window.location.pathname + window.location.search;

function showTrouble(isThere: boolean): void {
  const message = document.querySelector<HTMLElement>('[data-browse-trouble]');
  if (message) message.textContent = isThere ? (message.dataset.browseTrouble ?? '') : '';
}
