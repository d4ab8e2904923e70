import type { IncomingMessage, ServerResponse } from 'node:http';
import { LastWhenStopping } from '#server/stop-serving.ts';

/** How much a sender may still send after its answer, for how long in all, and for how long in silence. */
export const PATIENCE = { maxBytes: 256 * 1024 * 1024, maxMs: 30_000, silenceMs: 5000 };

/**
 * An answer to a body that nobody read to its end. Closed or left unread there, the connection would break under the
 * sender, who is still busy sending and never gets to see the answer. So the answer goes out, what still comes is
 * passed over, and only then is it done with.
 */
export function patientResponse(patience: typeof PATIENCE) {
  return class<Request extends IncomingMessage> extends LastWhenStopping<Request> {
    #isWaiting = false;

    override end(...args: unknown[]): this {
      const finish = () => super.end(...(args as Parameters<ServerResponse['end']>));
      // Where an answer is sent in chunks, its end is one of them and cannot be held back.
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

/** Tells that all of it has come, or that patience ended first. */
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
  // Whoever read the beginning has turned away, and would hold the rest back.
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
