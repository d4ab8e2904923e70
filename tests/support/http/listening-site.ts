import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createHttpServer } from '#server/listen.ts';
import type { TestSite } from './built-site.ts';

/** The site behind a real server on its own port, with the production limits except these. */
export async function listen(site: TestSite, limits: Parameters<typeof createHttpServer>[3] = {}) {
  const server = createHttpServer(site.services, site.app, site.pageCache, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}`, server };
}
