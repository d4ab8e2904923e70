import { hydrateIslands } from './islands/hydrate.ts';
import { islandRegistry } from './island-registry.ts';

hydrateIslands(islandRegistry);
