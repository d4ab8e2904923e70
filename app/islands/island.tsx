import type { ReactNode } from 'react';

export type IslandComponent<Props> = (props: Props) => ReactNode;

/** A part of a page that is hydrated in the browser. Its props are passed as JSON, so they are plain data. */
export interface IslandDefinition<Props> {
  name: string;
  component: IslandComponent<Props>;
}

/** `name` is the key of the island in `app/island-registry.ts`, where the browser finds its code. */
export function defineIsland<Props>(
  name: string,
  component: IslandComponent<Props>,
): IslandDefinition<Props> {
  return { name, component };
}

interface IslandProps<Props> {
  of: IslandDefinition<Props>;
  props: Props;
  /**
   * When it is hydrated: once it comes near the screen, or when everything has loaded and the browser is
   * idle.
   */
  hydrateWhen?: 'visible' | 'idle';
}

/**
 * Renders the component completely on the server and marks it for the hydrator. Before hydration it already
 * looks right, at the right size, and works with links. No `useId` inside: its tree is not the page's.
 */
export function Island<Props extends object>({
  of: island,
  props,
  hydrateWhen = 'visible',
}: IslandProps<Props>) {
  const Component = island.component;
  return (
    <div data-island={island.name} data-props={JSON.stringify(props)} data-hydrate={hydrateWhen}>
      <Component {...props} />
    </div>
  );
}
