import { createElement, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { LinksContext } from '#app/links.ts';
import { LocaleContext } from '#app/words/locale-context.ts';
import type { IslandComponent } from './island.tsx';
import { languageHere, linksHere } from './links-here.ts';

/** Loaded with the first island that needs React, and once for all of them. */
export function hydrateWithReact(element: HTMLElement, component: IslandComponent<never>): Root {
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  const island = createElement(
    LocaleContext,
    { value: languageHere() },
    createElement(
      LinksContext,
      { value: linksHere() },
      createElement(component as IslandComponent<object>, props),
    ),
  );
  const written = element.innerHTML;
  // When a component fails, React removes all of it; the server's HTML works without it.
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    setTimeout(() => (element.innerHTML = written));
  };
  let root: Root;
  // In a transition React works in small steps, so that a large island does not block the page.
  startTransition(() => {
    root = hydrateRoot(element, island, { onUncaughtError });
  });
  return root!;
}
