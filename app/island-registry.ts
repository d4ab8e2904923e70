import type { IslandRegistry } from './islands/hydrate.ts';

/** Where the browser finds each island's code; every one is a file of its own, loaded when it wakes. */
export const islandRegistry: IslandRegistry = {
  'photo-grid': () => import('./features/gallery/photo-grid.tsx').then((module) => module.photoGrid),
};
