import type { IncomingMessage, ServerResponse } from 'node:http';
import { LastWhenStopping } from '#server/stop-serving.ts';

/** How much a sender may still send after its answer, for how long in all, and for how long in silence. */
export const PATIENCE = { maxBytes: 256 * 1024 * 1024, maxMs: 30_000, silenceMs: 5000 };

/**
 * A response to a body that was not read to its end. If the connection were closed there, the client, which is still
 * sending, would never see the response. So the response is sent, the rest of the body is discarded, and only then the
 * connection ends.
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

/** Calls back when the whole body has come, or when patience ended first. */
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
  // The earlier reader has stopped, and would hold the rest back.
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
