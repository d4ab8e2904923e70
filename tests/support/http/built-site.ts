import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseConfig } from '#app/platform/config.ts';
import { watchContentRevisions } from '#app/publishing/content-revisions.ts';
import { createJobSignal } from '#app/platform/jobs/job-signal.ts';
import { openMailer } from '#app/platform/mail/open-mailer.ts';
import { createLog } from '#app/platform/log.ts';
import { cacheIdentities } from '#app/platform/sites/cached-identities.server.ts';
import { createSites } from '#app/platform/sites/sites.ts';
import type { Services } from '#app/platform/services.ts';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import type { createApp } from '#server/app.ts';
import { loadModules } from '#server/modules.ts';
import { createPageCache, type PageCache } from '#server/pages/page-cache.ts';
import type { TestDatabase } from '#tests/support/database/engines.ts';
import { createTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

export interface TestSite {
  app: ReturnType<typeof createApp>;
  services: Services;
  pageCache: PageCache;
  logged: Record<string, unknown>[];
  /** The site's current time. */
  clock: { now: Date };
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Like a browser: follows a redirect to the canonical address. */
  follow(path: string): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

const builtApp = resolve('build/server/app.js');

/** The built site, created by the same factory as in production, on the test's own database. */
export async function openSite(
  database: TestDatabase,
  settings: Record<string, string> = {},
  options: { school?: boolean; packsPagesAfterMs?: number } = {},
): Promise<TestSite> {
  if (!existsSync(builtApp))
    throw new Error('The site is not built: run `npm test` or `npm run build` first');
  const built = (await import(builtApp)) as { createApp: typeof createApp };
  const dataDir = temporaryFolder();

  const logged: Record<string, unknown>[] = [];
  const log = createLog('debug', { write: (line) => void logged.push(JSON.parse(line)) });
  const clock = { now: NOW };
  const now = () => clock.now;
  const revisions = watchContentRevisions({ db: database.reads, clock: now, log });
  const config = parseConfig({
    SCHOOL_CODE: SCHOOL,
    SITE_URL: 'https://school.example',
    DATA_DIR: dataDir,
    // Off, because the settings of a test rarely name its database.
    BACKUP: 'off',
    ...settings,
  });
  const services: Services = {
    config,
    sites: createSites(config, cacheIdentities({ db: database.reads, revisions })),
    clock: now,
    log,
    database,
    storage: localDiskStorage(join(dataDir, 'media')),
    mailer: openMailer(config),
    revisions,
    jobs: createJobSignal(),
    modules: await loadModules(),
  };
  if (options.school !== false) await createTestSchool(database);
  await revisions.refresh();

  const pageCache = createPageCache({
    maxBytes: services.config.pageCacheBytes,
    clock: now,
    stateOf: revisions.of,
    // Never, unless the test asks for it: it may compare two answers byte for byte.
    firstRestMs: options.packsPagesAfterMs ?? 2 ** 30,
  });
  const app = built.createApp({ services, pageCache, clientFolder: resolve('build/client') });
  const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
  return {
    app,
    services,
    pageCache,
    logged,
    clock,
    get,
    async follow(path) {
      const answer = await get(path);
      return answer.status === 308 ? get(answer.headers.get('location')!) : answer;
    },
    post: async (path, body, headers = {}) =>
      app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}
