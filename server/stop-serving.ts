import { once } from 'node:events';
import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const CHECK_EVERY_MS = 50;
/** So long a proxy may still send us what it had begun to, on a connection that it holds open. */
const LINGER_MS = 300;

/**
 * Gives back the function that ends a server: no new connection, those that are open ended after a moment, every
 * request in flight finished, and after `withinMs` whatever is left cut off. It tells whether something had to be.
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
    // Not HTTP's own: that ends every idle connection at once, also one on which a request is already under way to us.
    NetServer.prototype.close.call(server);
    await Promise.race([closed, wait(lingerMs, undefined, { ref: false })]);
    // Node takes a connection that a browser opened ahead and never used for a busy one.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    // A download under way at the signal promised to keep its connection; that one falls idle later.
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

/** Once the server takes no new connections, every answer is the last of its own and says so. */
export class LastWhenStopping<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override writeHead(...args: unknown[]): this {
    const { server } = this.req.socket as { server?: Server };
    if (server?.listening === false) this.shouldKeepAlive = false;
    return super.writeHead(...(args as Parameters<ServerResponse['writeHead']>));
  }
}
