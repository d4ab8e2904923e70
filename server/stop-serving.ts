import { once } from 'node:events';
import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const CHECK_EVERY_MS = 50;
/** For this long a proxy may still send a request that it had started, on an open connection. */
const LINGER_MS = 300;

/**
 * Returns a function that stops a server: no new connections, idle ones are closed after a moment, requests in flight
 * are finished, and after `withinMs` the rest is cut off. It returns whether anything was cut off.
 */
export function prepareToStop(server: Server, lingerMs = LINGER_MS) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return async (withinMs: number): Promise<{ cutOff: boolean }> => {
    let cutOff = false;
    const closed = once(server, 'close');
    // Not HTTP's own `close`: that ends every idle connection at once, even if a request is already on its
    // way.
    NetServer.prototype.close.call(server);
    await Promise.race([closed, wait(lingerMs, undefined, { ref: false })]);
    // Node counts a connection that a browser opened in advance and never used as busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    // A download in progress at the signal has already promised to keep its connection, which becomes idle
    // later.
    const idle = setInterval(() => server.closeIdleConnections(), CHECK_EVERY_MS);
    const late = setTimeout(() => {
      cutOff = true;
      server.closeAllConnections();
    }, withinMs);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
    return { cutOff };
  };
}

/** Once the server is stopping, every response closes its connection. */
export class LastWhenStopping<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override writeHead(...args: unknown[]): this {
    const { server } = this.req.socket as { server?: Server };
    if (server?.listening === false) this.shouldKeepAlive = false;
    return super.writeHead(...(args as Parameters<ServerResponse['writeHead']>));
  }
}
