import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_AGAIN_MS = 50;

/**
 * Gives back the function that ends a server: no new connection, every request in flight finished, and after
 * `withinMs` whatever is left cut off. It tells whether something had to be.
 */
export function prepareToStop(server: Server) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return async (withinMs: number): Promise<{ cutOff: boolean }> => {
    let cutOff = false;
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
