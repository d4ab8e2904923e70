import { join } from 'node:path';
import { parseConfig } from '#app/platform/config.ts';
import type { Services } from '#app/platform/services.ts';
import { openServices } from '#server/open-services.ts';
import { createPageCache } from '#server/pages/page-cache.ts';
import type { Settings } from '../pinned-program.ts';

const builtApp = join(import.meta.dirname, '..', '..', 'build', 'server', 'app.js');

export interface UncachedApp {
  services: Services;
  /** Renders the page, compresses it as for a visitor, and returns the time that took. */
  get(path: string): Promise<{ ms: number; html: string }>;
}

/** The built site in this process, as in production, except that the page cache never has a fresh page. */
export async function openUncachedApp(settings: Settings): Promise<UncachedApp> {
  const { createApp } = (await import(builtApp)) as typeof import('#server/app.ts');
  const config = parseConfig({ LOG_LEVEL: 'warn', ...settings });
  const services = await openServices(config);
  const pageCache = createPageCache({
    maxBytes: config.pageCacheBytes,
    clock: services.clock,
    // Never the same object as the cached page's, so that the cache is always stale.
    stateOf: (schoolCode) => ({ ...services.revisions.of(schoolCode) }),
  });
  const app = createApp({ services, pageCache, clientFolder: '' });
  return {
    services,
    async get(path) {
      const began = performance.now();
      const response = await app.request(path);
      const html = await response.text();
      const ms = performance.now() - began;
      const how = response.headers.get('x-page-cache');
      if (response.status !== 200 || how !== 'miss')
        throw new Error(`${path}: ${response.status}, cache ${how}`);
      return { ms, html };
    },
  };
}
