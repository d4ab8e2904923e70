import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * What one connection may ask ahead, and how long its answer may wait for somebody to take any of it. A slow phone takes
 * some bytes all the time; browsers and proxies never ask ahead at all.
 */
export const CONNECTION_LIMITS = { maxAhead: 8, stalledMs: 30_000 };

interface Connection {
  /** The answer that is being made or sent. */
  current: ServerResponse;
  waiting: (() => void)[];
}

/**
 * Requests of one connection, each begun when the answer before it has been sent. Node itself begins all that come in
 * one packet, some thousand, and holds their answers until the other end takes them.
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
      // The answer before may have been the last that this connection takes.
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
    /** The answer on this connection that is being made or sent, if there is one. */
    current(socket: Duplex): ServerResponse | undefined {
      const current = connections.get(socket)?.current;
      return current?.closed || current?.writableFinished ? undefined : current;
    },
  };
}
