import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

/** Between a browser and the site: it can be cut, answer in the site's place, or lead to another server. */
export async function openWeakLine(site: string) {
  let target = new URL(site);
  let isCut = false;
  const instead = new Map<string, Answer>();
  const sockets = new Set<Socket>();
  const requests: string[] = [];

  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const answer = instead.get(request.url ?? '') ?? instead.get((request.url ?? '').split('?')[0]!);
    if (answer) answer(response, request);
    else forward(request, response);
  });
  const forward: (request: IncomingMessage, response: ServerResponse) => void = (request, response) => {
    const { hostname, port } = target;
    const passedOn = send(
      { hostname, port, method: request.method, path: request.url, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      },
    );
    passedOn.on('error', () => response.destroy());
    request.pipe(passedOn);
  };
  server.on('connection', (socket) => {
    if (isCut) return socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    /** Every connection breaks, and no new one comes about. */
    cut(): void {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => void (isCut = false),
    /** For a path, with or without its query. */
    answer: (path: string, answer: Answer) => void instead.set(path, answer),
    forwardTo: (other: string) => void (target = new URL(other)),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type WeakLine = Awaited<ReturnType<typeof openWeakLine>>;
