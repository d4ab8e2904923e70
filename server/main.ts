import { studioHref } from '#app/access/studio-addresses.ts';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inviteFirstAdministrator } from '#app/access/people/invitation-codes.server.ts';
import { ConfigError, parseConfig } from '#app/platform/config.ts';
import { isDatabaseUnavailable } from '#app/platform/db/database.ts';
import { FormerDatabaseError, NewerDatabaseError } from '#app/platform/db/migrate.ts';
import { restrictUmask } from '#app/platform/private-files.ts';
import type { Site } from '#app/sites/site.ts';
import type { Services } from '#app/platform/services.ts';
import { NoBucket } from '#app/platform/storage/s3.ts';
import { createApp } from './app.ts';
import { startBackgroundWork } from './jobs/background-work.ts';
import { createHttpServer } from './listen.ts';
import { openServices } from './open-services.ts';
import { createPageCache } from './pages/page-cache.ts';
import { startPreparing } from './pages/prepare-pages.ts';
import { prepareToStop } from './stop-serving.ts';

const CHECK_FOR_CHANGES_MS = 250;
const WRITE_READS_MS = 60_000;
const MAX_AFTER_STOP_MS = 2000;

async function main(): Promise<void> {
  restrictUmask();
  // Until it is open there is nothing to finish: the next start completes whatever was interrupted.
  let stop: (signal: string) => Promise<void> = async () => process.exit(0);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

  const config = parseConfig();
  const clientFolder = resolve('build/client');
  if (!existsSync(clientFolder))
    throw new Error('Start the server in the project’s folder: build/client is missing here');
  const services = await openServices(config);
  const { log, revisions, database } = services;
  let stopping = false;

  const pageCache = createPageCache({
    maxBytes: config.pageCacheBytes,
    clock: services.clock,
    stateOf: revisions.of,
  });
  const app = createApp({
    services,
    pageCache,
    clientFolder,
    isStopping: () => stopping,
  });
  // Before the first page is rendered.
  await app.dictionaries
    .make()
    .catch((error: unknown) => log.warn({ err: error }, 'pages have no dictionary'));
  const server = createHttpServer(services, app, pageCache);
  const stopServing = prepareToStop(server);
  revisions.start(CHECK_FOR_CHANGES_MS);
  app.reads.start(WRITE_READS_MS);
  app.dictionaries.start();

  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(config.port, config.host, listening);
  });
  const background = await startBackgroundWork(services, {
    submit: async (path, request) => app.request(path, request),
    metrics: app.metrics,
  });
  const preparing = config.prepares ? startPreparing(app, services) : undefined;
  stop = async (signal) => {
    if (stopping) return;
    stopping = true;
    preparing?.stop();
    const finished = stopServing(config.stopWithinMs);
    const worked = background.stop(config.stopWithinMs);
    log.info({ signal }, 'stopping: finishing the requests in progress');
    const { cutOff } = await finished;
    if (cutOff) log.warn('some requests did not finish in time');
    const work = await worked;
    if (work.cutOff) log.warn('some jobs did not finish in time; they run again after the next start');
    revisions.stop();
    app.dictionaries.stop();
    await app.reads.stop();
    await database.close();
    log.info('stopped');
    // Otherwise a mail server that hangs would keep the process alive until its timeout.
    if (work.cutOff) process.exit(0);
    // The process ends by itself; connections that are still being opened could keep it alive, although
    // nothing is left to finish.
    setTimeout(() => process.exit(0), MAX_AFTER_STOP_MS).unref();
  };
  const invitations = await Promise.all(
    services.sites.all.map((site) => firstAdministratorLink(services, site)),
  );
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`The site is running at http://localhost:${port}/  (stop with Ctrl+C)`);
  if (services.mailer.notice) console.log(services.mailer.notice);
  for (const link of invitations)
    if (link)
      console.log(`Nobody has a studio account yet. Open this link as the first administrator: ${link}`);
}

/**
 * Until somebody can sign in, the log contains a link that makes its reader the first administrator, so there
 * is no password to guess.
 */
async function firstAdministratorLink(
  { database, clock }: Services,
  site: Site,
): Promise<string | undefined> {
  const code = await inviteFirstAdministrator(database.writes, site.schoolCode, clock());
  return code && `${site.url}${studioHref('welcome', { code })}`;
}

main().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  console.error(whyNotOpen(error));
  process.exit(1);
});

/** A message if the operator can fix the cause; otherwise the whole error. */
function whyNotOpen(error: NodeJS.ErrnoException & { port?: number }): unknown {
  if (
    [ConfigError, FormerDatabaseError, NewerDatabaseError, NoBucket].some(
      (errorClass) => error instanceof errorClass,
    )
  )
    return error.message;
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} is in use. Set PORT to another one, for example: PORT=${(error.port ?? 3000) + 1} npm start`;
  if (isDatabaseUnavailable(error)) return `The database is not available: ${rootCause(error).message}`;
  return error;
}

function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}
