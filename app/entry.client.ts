import { canHydrate, hydrateIslands } from './islands/hydrate.ts';
import { registerOffline } from './islands/register-offline.ts';
import { islandRegistry } from './island-registry.ts';

if (canHydrate()) {
  hydrateIslands(islandRegistry);
  registerOffline();
}
