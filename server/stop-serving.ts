import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_AGAIN_MS = 50;
/** So long a proxy may still send us what it had begun to: a connection that it holds open is answered, then ended. */
const LINGER_MS = 300;

/**
 * Gives back the function that ends a server: for a moment every answer is the last on its connection, then no new
 * connection, every request in flight finished, and after `withinMs` whatever is left cut off. It tells whether
 * something had to be.
 */
export function prepareToStop(server: Server) {
  const sockets = new Set<Socket>();
  let isEnding = false;
  server.prependListener('request', (_, response) => {
    if (isEnding) response.shouldKeepAlive = false;
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return async (withinMs: number): Promise<{ cutOff: boolean }> => {
    let cutOff = false;
    isEnding = true;
    await wait(LINGER_MS);
    const closed = new Promise((done) => server.close(done));
    // Node takes a connection that a browser opened ahead and never used for a busy one.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    // A download under way at the signal promised to keep its connection; that one falls idle later.
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN_MS);
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
