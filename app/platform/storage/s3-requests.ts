import { setTimeout as wait } from 'node:timers/promises';
import { S3ServiceError } from 's3mini';
import { withTimeout } from '#app/core/with-timeout.ts';
import { StorageUnavailable } from './storage.ts';

export interface S3Limits {
  /** The time limit for a response, and for a pause within a body. */
  readMs: number;
  /** The time limit for writing a part. */
  writeMs: number;
  attempts: number;
  firstWaitMs: number;
}

export const DEFAULT_LIMITS: S3Limits = { readMs: 5000, writeMs: 30_000, attempts: 3, firstWaitMs: 100 };

/**
 * `fetch` with time limits. Only a body that is read is streamed; every other response is read at once, so that its
 * connection is free for the next.
 */
export function fetchWithin({ readMs, writeMs }: S3Limits): typeof fetch {
  return async (address, init) => {
    const asks = init?.method === 'GET' || init?.method === 'HEAD';
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new Error('S3 did not answer in time')),
      asks ? readMs : writeMs,
    );
    try {
      const response = await fetch(address, { ...init, signal: late.signal });
      if (init?.method === 'GET' && response.ok) return response;
      const { status, statusText, headers } = response;
      const body = await response.arrayBuffer();
      return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The chunks of a body; fails after a pause that is too long. Time that the reader takes does not count. */
export async function* chunksWithin(body: ReadableStream<Uint8Array>, { readMs }: S3Limits) {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await withTimeout(readMs, reader.read(), fellSilent);
      if (done) return;
      yield value;
    }
  } finally {
    // A reader that stops half-way frees the connection.
    reader.cancel().catch(() => undefined);
  }
}

const fellSilent = (): never => {
  throw new Error('S3 stopped responding');
};

/** Retries, which is safe because every request here can be repeated. */
export async function withRetries<Answer>(limits: S3Limits, work: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      await waitBeforeRetry(limits, attempt, error);
    }
  }
}

/** Doubles each time, with a random part. Throws after the last attempt. */
export async function waitBeforeRetry(limits: S3Limits, attempt: number, error: unknown): Promise<void> {
  if (!mayBeTriedAgain(error)) throw error;
  if (attempt >= limits.attempts) throw new StorageUnavailable(error);
  await wait(limits.firstWaitMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
}

/** A busy or broken server or connection, not a refusal. */
function mayBeTriedAgain(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 408 || status === 429;
}

/** The server's message, if it sent one. */
export function statusOf(error: unknown): number | undefined {
  if (error instanceof S3ServiceError) return error.status;
  return error instanceof Error && error.cause ? statusOf(error.cause) : undefined;
}
