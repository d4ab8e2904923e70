import type { Services } from '#app/platform/services.ts';
import { createApp } from './app.ts';
import { createPageCache } from './pages/page-cache.ts';

/** The app for development: renders every page for every request. */
export function createDevelopmentApp(services: Services) {
  const pageCache = createPageCache({
    maxBytes: 0,
    clock: services.clock,
    stateOf: services.revisions.of,
  });
  return createApp({ services, pageCache, clientFolder: '' });
}
