import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { createHttpServer } from '#server/listen.ts';
import { createPageCache } from '#server/page-cache.ts';
import type { TestSite } from './built-site.ts';

interface RawSite {
  port: number;
  /** The path goes over the wire as it is written, nothing is resolved. */
  get(path: string): Promise<Response>;
}

/** The site behind its real HTTP server. */
export async function listen({ services, app }: TestSite): Promise<RawSite> {
  const pageCache = createPageCache({ mostBytes: 0, clock: services.clock, stateOf: services.revisions.of });
  const server = createHttpServer(services, app, pageCache);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const get = (path: string) =>
    new Promise<Response>((answered, failed) => {
      const asked = request({ host: '127.0.0.1', port, path, agent: false }, (incoming) => {
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
  return { port, get };
}

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed));
});
