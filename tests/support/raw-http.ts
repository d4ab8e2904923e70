import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { createHttpServer } from '#server/listen.ts';
import { createPageCache } from '#server/page-cache.ts';
import type { TestSite } from './built-site.ts';

export type RawGet = (path: string, headers?: Record<string, string>) => Promise<Response>;

/** The site behind its real HTTP server; a path goes over the wire as it is written, nothing is resolved. */
export async function listen({ services, app }: TestSite): Promise<RawGet> {
  const pageCache = createPageCache({ mostBytes: 0, clock: services.clock, stateOf: services.revisions.of });
  const server = createHttpServer(services, app, pageCache);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return (path, headers = {}) =>
    new Promise((answered, failed) => {
      const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const said = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
            name,
            String(value),
          ]);
          answered(new Response(Buffer.concat(chunks), { status: incoming.statusCode ?? 0, headers: said }));
        });
      });
      asked.on('error', failed);
      asked.end();
    });
}

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed));
});
