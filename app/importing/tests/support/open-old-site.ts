import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** The answers of an old site to an enquiry. */
export type Behaviour =
  | 'takes'
  | 'gives-a-receipt'
  | 'shows-a-page'
  | 'leads-elsewhere'
  | 'hangs-up-unread'
  | 'hangs-up-after-reading'
  | 'is-slow'
  | 'takes-its-time'
  | { answers: number; headers?: Record<string, string> };

interface Posted {
  path: string;
  key: string | undefined;
  authorization: string | undefined;
  body: Record<string, string>;
}

/** The provider's `POST /api/form/{school}/dif`, on localhost with the given behaviour. */
export async function openOldSite(behaviour: Behaviour = 'takes') {
  const oldSite = {
    behaviour,
    /** Everything read to its end, even without an answer. */
    read: [] as Posted[],
    /** The accepted ones: confirmed, or they would have been. */
    has: [] as Posted[],
    elsewhere: 0,
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET' || request.url === '/elsewhere') {
      oldSite.elsewhere += 1;
      return void response.end('elsewhere');
    }
    if (oldSite.behaviour === 'hangs-up-unread') return void request.socket.destroy();
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
    const posted: Posted = {
      path: request.url ?? '',
      key: request.headers['idempotency-key']?.toString(),
      authorization: request.headers.authorization,
      body: JSON.parse(text) as Record<string, string>,
    };
    oldSite.read.push(posted);
    const json = (status: number, body: object, headers = {}) =>
      void response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    if (typeof oldSite.behaviour === 'object')
      return json(oldSite.behaviour.answers, {}, oldSite.behaviour.headers);
    switch (oldSite.behaviour) {
      case 'leads-elsewhere':
        return void response.writeHead(307, { location: '/elsewhere' }).end();
      case 'shows-a-page':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Welcome');
      case 'is-slow':
        return;
      case 'takes-its-time':
        oldSite.has.push(posted);
        await wait(Math.random() * 250);
        return json(201, { message: 'Your Form Submitted Successfully.' });
      case 'hangs-up-after-reading':
        oldSite.has.push(posted);
        return void request.socket.destroy();
      case 'gives-a-receipt':
        oldSite.has.push(posted);
        return json(201, { message: 'Your Form Submitted Successfully.', receipt: 'OLD-77' });
      default:
        oldSite.has.push(posted);
        return json(201, { message: 'Your Form Submitted Successfully.' });
    }
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return Object.assign(oldSite, { close, host, address: `http://${host}`, settings: { IMPORT_HOSTS: host } });
}
