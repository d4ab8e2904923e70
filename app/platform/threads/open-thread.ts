import { type Transferable, Worker } from 'node:worker_threads';

/** Its program ended, ran out of memory or failed, or took longer than it may. */
export class ThreadFailed extends Error {}

export interface Thread {
  /** Sends it something to work on and waits for the answer, so long and no longer. One question at a time. */
  ask<Answer>(query: unknown, maxMs: number, handOver?: Transferable[]): Promise<Answer>;
  close(): Promise<unknown>;
}

/**
 * A thread of its own for work on what strangers sent: nothing waits for it, its memory has a limit and is given back
 * with it. After a failure it is of no use any more.
 */
export function openThread(program: URL, { heapMb }: { heapMb: number }): Thread {
  const worker = new Worker(program, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  let pending: PromiseWithResolvers<unknown> | undefined;
  let failure: Error | undefined;
  // Loading its program is not the work: on a busy machine it may take longer than that.
  const loaded = Promise.withResolvers<unknown>();
  loaded.promise.catch(() => undefined);
  const fail = (error: Error) => {
    failure ??= error;
    loaded.reject(failure);
    pending?.reject(failure);
  };
  worker.once('message', () => {
    worker.on('message', (answer) => pending?.resolve(answer));
    loaded.resolve(undefined);
  });
  worker.on('error', (error: Error) => fail(error));
  worker.on('exit', () => fail(new ThreadFailed('the thread ended without an answer')));
  return {
    async ask<Answer>(query: unknown, maxMs: number, handOver: Transferable[] = []): Promise<Answer> {
      await loaded.promise;
      if (failure) throw failure;
      const own = (pending = Promise.withResolvers<unknown>());
      const end = setTimeout(() => fail(new ThreadFailed('the work took too long')), maxMs);
      try {
        worker.postMessage(query, handOver);
        return (await own.promise) as Answer;
      } finally {
        clearTimeout(end);
      }
    },
    close: () => worker.terminate(),
  };
}

/** One question, in a thread that ends with it. */
export async function askThread<Answer>(
  program: URL,
  query: unknown,
  { handOver, ...limits }: { heapMb: number; maxMs: number; handOver?: Transferable[] },
): Promise<Answer> {
  const thread = openThread(program, limits);
  try {
    return await thread.ask<Answer>(query, limits.maxMs, handOver);
  } finally {
    await thread.close();
  }
}

/**
 * Where the program of a thread is, by the address of the module that opens it and beside which it is written. Built,
 * the program is an entry of its own beside the server's (vite.config.ts), and the module is in the server's own file or
 * in one of those in `assets/`.
 */
export function programBeside(moduleUrl: string, name: string): URL {
  if (/\.ts(\?|$)/.test(moduleUrl)) return new URL(`./${name}.ts`, moduleUrl);
  return new URL(/\/assets\/[^/]*$/.test(moduleUrl) ? `../${name}.js` : `./${name}.js`, moduleUrl);
}
