import { canHydrate, hydrateIslands } from './islands/hydrate.ts';
import { islandRegistry } from './island-registry.ts';

if (canHydrate()) hydrateIslands(islandRegistry);
