import { Hono, type Context } from 'hono';
import * as serverBuild from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { isTranslatable, type Target } from '#app/addresses.ts';
import { shareNextRun } from '#app/core/flow/share-next-run.ts';
import { isDatabaseUnavailable } from '#app/platform/db/database.ts';
import { problem } from '#app/platform/http/problem.ts';
import type { Services } from '#app/platform/services.ts';
import { OFFLINE_WORKER_PATH } from '#app/site/offline/settings.ts';
import { isStorageUnavailable } from '#app/platform/storage/storage.ts';
import { createApi } from './api/api.ts';
import { canonicalApiPath } from './api/api-paths.ts';
import type { AppEnv } from './app-env.ts';
import { canonicalAddress, canonicalPicture } from './requests/canonical-address.ts';
import { createPreparationGate } from './requests/preparation-gate.ts';
import { createCards } from './pages/cards.ts';
import { createDictionaries } from './pages/dictionaries.ts';
import { drawDictionary } from './pages/draw-dictionary.ts';
import { createFindability } from './pages/findability.ts';
import { createIcons, wellKnownIcons } from './pages/icons.ts';
import { createHealth } from './observe/health.ts';
import { createMetrics } from './observe/metrics.ts';
import { observe } from './observe/observe.ts';
import type { PageCache } from './pages/page-cache.ts';
import { DICTIONARY_FOLDER } from './pages/page-dictionary.ts';
import { offlineWorker } from './pages/offline-worker.ts';
import { createPageReads } from './pages/page-reads.ts';
import { createPages } from './pages/pages.ts';
import { readRequest } from './requests/read-request.ts';
import { resolveSite } from './requests/resolve-site.ts';
import { securityHeadersOf } from './requests/security-headers.ts';
import { speculationRules, SPECULATION_RULES_PATH } from './pages/speculation-rules.ts';
import { staticFiles } from './files/static-files.ts';
import { createStudio } from './studio/studio.ts';
import { countVisit } from '#app/features/visitors/commands.server.ts';
import { clientAddress } from '#server/requests/client-address.ts';

export interface AppDeps {
  services: Services;
  pageCache: PageCache;
  /** The folder of the built browser files. */
  clientFolder: string;
  isStopping?: () => boolean;
}

/** The whole site as one function from request to response; production and tests create it the same way. */
export function createApp({ services, pageCache, clientFolder, isStopping = () => false }: AppDeps) {
  const metrics = createMetrics({ pageCache, services });
  const mode = services.config.production ? 'production' : 'development';
  const reads = createPageReads(services);
  const build = serverBuild as unknown as ServerBuild;
  const dictionaries = createDictionaries(services, (languages) =>
    drawDictionary(services, build, mode, languages),
  );
  const pages = createPages(services, pageCache, build, mode, reads, dictionaries, (page, seconds) =>
    metrics.rendering.observe({ page }, seconds),
  );

  const app = new Hono<AppEnv>({
    getPath: (request, options) =>
      routePath(new URL(request.url).pathname, readRequest(request, options?.env, services.sites)),
  });
  app.use(
    observe({
      log: services.log,
      metrics,
      securityHeadersOf: securityHeadersOf(services.config),
      trustProxy: services.config.trustProxy,
    }),
  );
  app.use(resolveSite(services));
  app.use(refreshAfterWrites(services));
  app.route('/', createHealth(services, metrics, isStopping));
  app.use(wellKnownIcons);
  app.use(staticFiles(clientFolder));
  app.get(SPECULATION_RULES_PATH, speculationRules);
  app.get(`${DICTIONARY_FOLDER}:id`, dictionaries.answer);
  const gate = createPreparationGate(services, pages.inPreparation);
  app.use(gate.pass);
  app.get(OFFLINE_WORKER_PATH, offlineWorker(services));
  app.use(canonicalAddress);
  app.route('/cards', createCards(services));
  app.route('/icons', createIcons(services));
  app.route('/', createFindability(services, pageCache));
  app.all('/api/docs', pages);
  app.use('/api/image/*', canonicalPicture);
  app.route('/api', createApi(services));
  app.post('/visit', createVisit(services));
  app.on(['PUT', 'PATCH', 'DELETE', 'OPTIONS'], '/visit', (c) =>
    problem('method-not-allowed', c.var.requestId, { headers: { allow: 'POST' } }),
  );
  const onUpload = (outcome: string) => metrics.uploads.inc({ outcome });
  app.route('/', createStudio({ services, build, mode, onUpload }));
  app.all('*', pages);
  app.onError((error, c) => {
    // The client disconnected half-way: nobody to answer, and no error of ours.
    if (error === c.env?.incoming?.errored) return problem('bad-request', c.var.requestId);
    const away = isDatabaseUnavailable(error)
      ? 'the database is not available'
      : isStorageUnavailable(error) && error.message;
    c.var.log.error({ err: error }, away || 'unexpected error');
    return problem(away ? 'unavailable' : 'unexpected', c.var.requestId, {
      headers: away ? { 'retry-after': '30' } : {},
    });
  });
  return Object.assign(app, { metrics, reads, dictionaries, isOpen: gate.isOpen });
}

/** The path for routing: without the language prefix, so that each language uses the same routes. */
const routePath = (requested: string, { prefix, path }: Target): string =>
  canonicalApiPath(prefix && isTranslatable(path) ? path : requested);

/** The sender of a change sees it on the very next page, without waiting for the timer. */
function refreshAfterWrites(services: Services) {
  // Many simultaneous visitors share one refresh.
  const refresh = shareNextRun(() => services.revisions.refresh());
  return async (c: { req: { method: string }; var: AppEnv['Variables'] }, next: () => Promise<void>) => {
    await next();
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return;
    await refresh().catch((error: unknown) => {
      c.var.log.warn({ err: error }, 'content revision could not be read after a write');
    });
  };
}

/**
 * The site's own call from the home page: the visit is registered, then the count is read. Separate from the API's
 * call of the same kind, which an operator may protect with a token that pages do not have.
 */
const createVisit = (services: Services) => async (c: Context<AppEnv>) => {
  c.set('area', 'api');
  const { total } = await countVisit(services, c.var.services.site.schoolCode, {
    address: clientAddress(c, services.config.trustProxy),
    userAgent: c.req.header('user-agent') ?? '',
  });
  return c.json({ visitor: total }, 200, { 'cache-control': 'no-store' });
};
