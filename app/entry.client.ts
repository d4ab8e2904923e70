import { canWake, hydrateIslands } from './islands/hydrate.ts';
import { islandRegistry } from './island-registry.ts';

if (canWake()) hydrateIslands(islandRegistry);
