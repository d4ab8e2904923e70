/** How long a slide stands before the next one comes. */
const STANDS_MS = 6000;

/**
 * Calls `turn` again and again while nobody is busy with the element: not under the pointer, not with the focus
 * inside, not in a hidden tab, not off the screen. Returns how to stop.
 */
export function rotate(element: Element, turn: () => void): () => void {
  let pointed = false;
  let onScreen = false;
  const stop = new AbortController();
  const listen = (type: string, listener: () => void) =>
    element.addEventListener(type, listener, { signal: stop.signal });
  listen('pointerenter', () => (pointed = true));
  listen('pointerleave', () => (pointed = false));

  const observer = new IntersectionObserver(
    (entries) => (onScreen = entries.at(-1)?.isIntersecting ?? false),
    { threshold: 0.25 },
  );
  observer.observe(element);

  const timer = setInterval(() => {
    const busy = pointed || !onScreen || document.hidden || element.contains(document.activeElement);
    if (!busy) turn();
  }, STANDS_MS);

  return () => {
    clearInterval(timer);
    observer.disconnect();
    stop.abort();
  };
}
