import { resolve } from 'node:path';
import { ConfigError, parseConfig } from '#app/platform/config.ts';
import { createApp } from './app.ts';
import { createHttpServer } from './listen.ts';
import { openServices } from './open-services.ts';
import { createPageCache } from './page-cache.ts';

const LOOK_FOR_CHANGES_MS = 250;

async function main(): Promise<void> {
  const config = parseConfig();
  const services = await openServices(config);
  const { log, revisions, database } = services;
  let stopping = false;

  const pageCache = createPageCache({
    mostBytes: config.pageCacheBytes,
    clock: services.clock,
    stateOf: revisions.of,
  });
  const app = createApp({
    services,
    pageCache,
    clientFolder: resolve('build/client'),
    isStopping: () => stopping,
  });
  const server = createHttpServer(services, app, pageCache);
  revisions.start(LOOK_FOR_CHANGES_MS);

  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(config.port, config.host, listening);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`The school is open at http://localhost:${port}/  (stop with Ctrl+C)`);

  async function stop(signal: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: finishing the requests in flight');
    const late = setTimeout(() => {
      log.warn('some requests did not finish in time');
      server.closeAllConnections();
    }, config.stopWithinMs);
    await new Promise((closed) => {
      server.close(closed);
      server.closeIdleConnections();
    });
    clearTimeout(late);
    revisions.stop();
    await database.close();
    log.info('stopped');
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

main().catch((error: NodeJS.ErrnoException) => {
  if (error instanceof ConfigError) console.error(error.message);
  else if (error.code === 'EADDRINUSE')
    console.error('The port is taken. Set PORT to another one, for example: PORT=3001 npm start');
  else console.error(error);
  process.exit(1);
});
