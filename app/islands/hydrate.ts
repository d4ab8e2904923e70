import type { IslandComponent } from './island.tsx';

/** Something too small to bring React along: it adds to what the server has written, and renders nothing. */
export interface Enhancement {
  /** `wakeNew` is for those who bring parts of another page: it wakes what has come and lets go of what has gone. */
  enhance(element: HTMLElement, wakeNew: () => void): void;
}

export type IslandRegistry = Record<
  string,
  () => Promise<{ component: IslandComponent<never> } | Enhancement>
>;

/**
 * Of what islands use, browsers got this last, in 2022. Without it a page stays as the server wrote it, whole and in use
 * by its links and plain forms. `docs/browsers.md` names the browsers.
 */
export const canWake = (): boolean => 'inert' in HTMLElement.prototype;

/**
 * Wakes each island of the page by itself; a page's other islands do not wait for a slow or broken one. A page
 * that the browser prepares ahead sleeps until it is shown: nobody has visited it yet.
 */
export function hydrateIslands(registry: IslandRegistry): void {
  if (isPrepared()) {
    document.addEventListener('prerenderingchange', () => hydrateIslands(registry), { once: true });
    return;
  }
  const known = new WeakSet<HTMLElement>();
  const wakeNew = () => {
    letGo();
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')].filter(
      (element) => !known.has(element),
    );
    const canWait = islands.filter(({ dataset }) => dataset.wake === 'idle');
    const wake = (element: HTMLElement) => hydrateIsland(element, registry, wakeNew);
    for (const element of islands) {
      known.add(element);
      if (!canWait.includes(element)) whenVisible(element, () => void wake(element));
    }
    whenLoaded(() => wakeOneByOne(canWait, wake));
  };
  afterFirstPaint(wakeNew);
}

/** Between two of them a phone has time for the finger that scrolls; one that breaks does not hold up the next. */
function wakeOneByOne(
  [element, ...others]: HTMLElement[],
  wake: (element: HTMLElement) => Promise<void>,
): void {
  if (!element) return;
  whenIdle(() => {
    void wake(element).finally(() => wakeOneByOne(others, wake));
  });
}

async function hydrateIsland(
  element: HTMLElement,
  registry: IslandRegistry,
  wakeNew: () => void,
): Promise<void> {
  const load = registry[element.dataset.island ?? ''];
  if (!load) throw new Error(`unknown island ${element.dataset.island}`);
  // An enhancement goes without props. React comes only where there are some, beside the island's own code.
  const react = element.dataset.props === undefined ? undefined : import('./hydrate-with-react.ts');
  const loaded = await load();
  if ('enhance' in loaded) loaded.enhance(element, wakeNew);
  else if (react) roots.set(element, (await react).hydrateWithReact(element, loaded.component));
  element.dataset.awake = '';
}

const roots = new Map<HTMLElement, { unmount(): void }>();

/** What is no longer on the page listens to nothing. */
function letGo(): void {
  for (const [element, root] of roots) {
    if (element.isConnected) continue;
    root.unmount();
    roots.delete(element);
  }
}

/** The words and the first picture come first: no island may ask for anything before they can be seen. */
function afterFirstPaint(begin: () => void): void {
  requestAnimationFrame(() => setTimeout(begin));
}

/** On a line so slow that pictures are still on their way after some seconds, what is idle need not wait for all. */
function whenLoaded(begin: () => void): void {
  if (document.readyState === 'complete') return begin();
  const begun = new AbortController();
  const beginOnce = () => {
    if (begun.signal.aborted) return;
    begun.abort();
    begin();
  };
  addEventListener('load', beginOnce, { signal: begun.signal });
  setTimeout(beginOnce, PATIENCE_MS);
}

const PATIENCE_MS = 5000;

function whenVisible(element: Element, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}

/** Safari cannot say when it is: a pause is long enough for a finger, and four islands are not four seconds late. */
function whenIdle(wake: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 4000 });
  else setTimeout(wake, 200);
}

const isPrepared = () => 'prerendering' in document && document.prerendering === true;
