import type { IncomingMessage, ServerResponse } from 'node:http';
import { LastWhenStopping } from '#server/stop-serving.ts';

/** How much a client may still send after its response, for how long in total, and with how long a pause. */
export const PATIENCE = { maxBytes: 256 * 1024 * 1024, maxMs: 30_000, silenceMs: 5000 };

/**
 * A response to a request whose body was not read completely. If the connection were closed at once, the
 * client, which is still sending, would never see the response. So the response is sent, the rest of the body
 * is discarded, and only then the connection is closed.
 */
export function patientResponse(patience: typeof PATIENCE) {
  return class<Request extends IncomingMessage> extends LastWhenStopping<Request> {
    #isWaiting = false;

    override end(...args: unknown[]): this {
      const finish = () => super.end(...(args as Parameters<ServerResponse['end']>));
      // The end of a chunked response is one of its chunks and cannot be delayed.
      if (this.#isWaiting || !this.headersSent || this.chunkedEncoding || !isUnread(this.req))
        return finish();
      this.#isWaiting = true;
      const [chunk, encoding] = args;
      if (chunk && typeof chunk !== 'function') this.write(chunk, encoding as BufferEncoding);
      else this.flushHeaders();
      const callback = args.find((arg) => typeof arg === 'function') as (() => void) | undefined;
      drain(this.req, patience, (whole) => {
        super.end(callback);
        if (!whole) this.req.socket.destroySoon();
      });
      return this;
    }
  };
}

const isUnread = (request: IncomingMessage) =>
  !request.readableEnded &&
  !request.destroyed &&
  (request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0);

/** Calls back when the whole body has come, or when a limit was reached first. */
function drain(request: IncomingMessage, patience: typeof PATIENCE, onEnd: (whole: boolean) => void): void {
  let bytes = 0;
  let hasEnded = false;
  const end = (whole: boolean) => {
    clearTimeout(longest);
    clearTimeout(silence);
    if (!hasEnded) onEnd(whole);
    hasEnded = true;
  };
  const longest = setTimeout(end, patience.maxMs, false);
  const silence = setTimeout(end, patience.silenceMs, false);
  // The previous reader has stopped, and would block the rest.
  request.removeAllListeners('data');
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (!hasEnded) silence.refresh();
    if (bytes > patience.maxBytes) end(false);
  });
  request.once('end', () => end(true));
  request.once('close', () => end(false));
  request.resume();
}
