import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * How many requests one connection may send ahead, and how long its response may wait to be read. Even a slow
 * phone reads some bytes all the time; browsers and proxies never send requests ahead.
 */
export const CONNECTION_LIMITS = { maxAhead: 8, stalledMs: 30_000 };

interface Connection {
  /** The response that is being created or sent. */
  current: ServerResponse;
  waiting: (() => void)[];
}

/**
 * Handles the requests of one connection one after the other. Node starts all requests of a packet at once, maybe a
 * thousand, and holds their responses until the client reads them.
 */
export function oneAtATime(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  { maxAhead }: Pick<typeof CONNECTION_LIMITS, 'maxAhead'>,
) {
  const connections = new WeakMap<Duplex, Connection>();

  function begin(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    connection.current = response;
    handle(request, response);
  }

  function whenSent(connection: Connection, socket: Duplex): void {
    connection.current.once('close', () => {
      // The previous response may have closed the connection.
      if (!socket.writable) return;
      connection.waiting.shift()?.();
      if (connection.waiting.length > 0) whenSent(connection, socket);
    });
  }

  return {
    answer(request: IncomingMessage, response: ServerResponse): void {
      const { socket } = request;
      const connection = connections.get(socket);
      if (!connection) {
        const first = { current: response, waiting: [] };
        connections.set(socket, first);
        return begin(first, request, response);
      }
      const { current, waiting } = connection;
      if (current.closed || (current.writableFinished && waiting.length === 0))
        return begin(connection, request, response);
      if (waiting.length >= maxAhead) return void socket.destroy();
      waiting.push(() => begin(connection, request, response));
      if (waiting.length === 1) whenSent(connection, socket);
    },
    /** The response on this connection that is being created or sent, if there is one. */
    current(socket: Duplex): ServerResponse | undefined {
      const current = connections.get(socket)?.current;
      return current?.closed || current?.writableFinished ? undefined : current;
    },
  };
}
