import type { ReactNode } from 'react';

export type IslandComponent<Props> = (props: Props) => ReactNode;

/** A part of a page that wakes up in the browser. Its props cross over as JSON, so they are plain data. */
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
  /** When the browser wakes it: once it comes near the screen, or when all is loaded and it has nothing to do. */
  hydrateWhen?: 'visible' | 'idle';
}

/**
 * Renders the component complete on the server and marks it for the hydrator. Before it wakes it is already
 * the right picture at the right size, and works by links. No `useId` inside: its tree is not the page's.
 */
export function Island<Props extends object>({
  of: island,
  props,
  hydrateWhen = 'visible',
}: IslandProps<Props>) {
  const Component = island.component;
  return (
    <div data-island={island.name} data-props={JSON.stringify(props)} data-wake={hydrateWhen}>
      <Component {...props} />
    </div>
  );
}
