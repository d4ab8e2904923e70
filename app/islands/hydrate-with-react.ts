import { createElement, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { IslandComponent } from './island.tsx';

/** Comes with the first island that needs React, and once for all of them. */
export function hydrateWithReact(element: HTMLElement, component: IslandComponent<never>): Root {
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  const island = createElement(component as IslandComponent<object>, props);
  const written = element.innerHTML;
  // Where a component fails, React takes all of it away; what the server wrote works without it.
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    setTimeout(() => (element.innerHTML = written));
  };
  let root: Root;
  // As a transition React rests between small steps; else the page would stand still for the whole island.
  startTransition(() => {
    root = hydrateRoot(element, island, { onUncaughtError });
  });
  return root!;
}
