import type { IslandComponent } from './island.tsx';

/** For behaviour too small to need React: it extends the server's HTML, and renders nothing. */
export interface Enhancement {
  /**
   * `hydrateNew` is for enhancements that insert parts of another page: it starts what was added and stops what was
   * removed.
   */
  enhance(element: HTMLElement, hydrateNew: () => void): void;
}

export type IslandRegistry = Record<
  string,
  () => Promise<{ component: IslandComponent<never> } | Enhancement>
>;

/**
 * Of the features that islands use, browsers got this one last, in 2022. Without it a page stays as the
 * server rendered it, and works with links and plain forms. `docs/browsers.md` names the browsers.
 */
export const canHydrate = (): boolean => 'inert' in HTMLElement.prototype;

/**
 * Hydrates each island of the page separately, so that a slow or broken one does not hold up the others. A prerendered
 * page waits until it is shown.
 */
export function hydrateIslands(registry: IslandRegistry): void {
  if (isPrepared()) return whenShown(() => hydrateIslands(registry));
  const handled = new WeakSet<HTMLElement>();
  const hydrateNew = () => {
    unmountRemoved();
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')].filter(
      (element) => !handled.has(element),
    );
    const canWait = islands.filter(({ dataset }) => dataset.hydrate === 'idle');
    const hydrate = (element: HTMLElement) => hydrateIsland(element, registry, hydrateNew);
    for (const element of islands) {
      handled.add(element);
      if (!canWait.includes(element)) whenVisible(element, () => void hydrate(element));
    }
    whenLoaded(() => hydrateOneByOne(canWait, hydrate));
  };
  afterFirstPaint(hydrateNew);
}

/** Between two of them a phone can handle scrolling; a failing one does not stop the next. */
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
  // An enhancement has no props. React is loaded only if there are some, together with the island's own code.
  const react = element.dataset.props === undefined ? undefined : import('./hydrate-with-react.ts');
  const loaded = await load();
  if ('enhance' in loaded) loaded.enhance(element, hydrateNew);
  else if (react) roots.set(element, (await react).hydrateWithReact(element, loaded.component));
  element.dataset.hydrated = '';
}

const roots = new Map<HTMLElement, { unmount(): void }>();

function unmountRemoved(): void {
  for (const [element, root] of roots) {
    if (element.isConnected) continue;
    root.unmount();
    roots.delete(element);
  }
}

/** The text and the first picture come first: no island may request anything before they are visible. */
function afterFirstPaint(start: () => void): void {
  requestAnimationFrame(() => setTimeout(start));
}

/** On a slow connection, idle islands start after some seconds even if pictures are still loading. */
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

/** Safari has no requestIdleCallback: a short pause instead, so that four islands do not start at once. */
export function whenIdle(hydrate: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 4000 });
  else setTimeout(hydrate, 200);
}

/** A prerendered page may never be opened. */
export function whenShown(start: () => void): void {
  if (isPrepared()) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

const isPrepared = () => 'prerendering' in document && document.prerendering === true;
