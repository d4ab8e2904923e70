import type { IslandComponent } from './island.tsx';

/** Something too small to bring React along: it adds to what the server has written, and renders nothing. */
export interface Enhancement {
  /** `hydrateNew` is for those who bring parts of another page: it wakes what has come and lets go of what has gone. */
  enhance(element: HTMLElement, hydrateNew: () => void): void;
}

export type IslandRegistry = Record<
  string,
  () => Promise<{ component: IslandComponent<never> } | Enhancement>
>;

/**
 * Of what islands use, browsers got this last, in 2022. Without it a page stays as the server wrote it, whole and in use
 * by its links and plain forms. `docs/browsers.md` names the browsers.
 */
export const canHydrate = (): boolean => 'inert' in HTMLElement.prototype;

/**
 * Wakes each island of the page by itself; a page's other islands do not wait for a slow or broken one. A page
 * that the browser prepares ahead sleeps until it is shown: nobody has visited it yet.
 */
export function hydrateIslands(registry: IslandRegistry): void {
  if (isPrepared()) {
    document.addEventListener('prerenderingchange', () => hydrateIslands(registry), { once: true });
    return;
  }
  const handled = new WeakSet<HTMLElement>();
  const hydrateNew = () => {
    unmountRemoved();
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')].filter(
      (element) => !handled.has(element),
    );
    const canWait = islands.filter(({ dataset }) => dataset.wake === 'idle');
    const hydrate = (element: HTMLElement) => hydrateIsland(element, registry, hydrateNew);
    for (const element of islands) {
      handled.add(element);
      if (!canWait.includes(element)) whenVisible(element, () => void hydrate(element));
    }
    whenLoaded(() => hydrateOneByOne(canWait, hydrate));
  };
  afterFirstPaint(hydrateNew);
}

/** Between two of them a phone has time for the finger that scrolls; one that breaks does not hold up the next. */
function hydrateOneByOne(
  [element, ...others]: HTMLElement[],
  hydrate: (element: HTMLElement) => Promise<void>,
): void {
  if (!element) return;
  whenIdle(() => {
    void hydrate(element).finally(() => hydrateOneByOne(others, hydrate));
  });
}

async function hydrateIsland(
  element: HTMLElement,
  registry: IslandRegistry,
  hydrateNew: () => void,
): Promise<void> {
  const load = registry[element.dataset.island ?? ''];
  if (!load) throw new Error(`unknown island ${element.dataset.island}`);
  // An enhancement goes without props. React comes only where there are some, beside the island's own code.
  const react = element.dataset.props === undefined ? undefined : import('./hydrate-with-react.ts');
  const loaded = await load();
  if ('enhance' in loaded) loaded.enhance(element, hydrateNew);
  else if (react) roots.set(element, (await react).hydrateWithReact(element, loaded.component));
  element.dataset.awake = '';
}

const roots = new Map<HTMLElement, { unmount(): void }>();

/** What is no longer on the page listens to nothing. */
function unmountRemoved(): void {
  for (const [element, root] of roots) {
    if (element.isConnected) continue;
    root.unmount();
    roots.delete(element);
  }
}

/** The words and the first picture come first: no island may ask for anything before they can be seen. */
function afterFirstPaint(start: () => void): void {
  requestAnimationFrame(() => setTimeout(start));
}

/** On a line so slow that pictures are still on their way after some seconds, what is idle need not wait for all. */
function whenLoaded(start: () => void): void {
  if (document.readyState === 'complete') return start();
  const started = new AbortController();
  const startOnce = () => {
    if (started.signal.aborted) return;
    started.abort();
    start();
  };
  addEventListener('load', startOnce, { signal: started.signal });
  setTimeout(startOnce, PATIENCE_MS);
}

const PATIENCE_MS = 5000;

function whenVisible(element: Element, hydrate: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      hydrate();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}

/** Safari cannot say when it is: a pause is long enough for a finger, and four islands are not four seconds late. */
function whenIdle(hydrate: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 4000 });
  else setTimeout(hydrate, 200);
}

const isPrepared = () => 'prerendering' in document && document.prerendering === true;
