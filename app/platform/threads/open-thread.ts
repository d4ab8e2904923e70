import { type Transferable, Worker } from 'node:worker_threads';

/** Its program ended, ran out of memory, failed, or took too long. */
export class ThreadFailed extends Error {}

export interface Thread {
  /** Sends it something to work on and waits for the answer, within the time limit. One message at a time. */
  ask<Answer>(query: unknown, maxMs: number, handOver?: Transferable[]): Promise<Answer>;
  close(): Promise<unknown>;
}

/**
 * A thread for work on untrusted files: nothing else waits for it, and its memory is limited and freed with
 * it. After a failure it cannot be used again.
 */
export function openThread(program: URL, { heapMb }: { heapMb: number }): Thread {
  const worker = new Worker(program, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  let pending: PromiseWithResolvers<unknown> | undefined;
  let failure: Error | undefined;
  // Loading the program does not count: on a busy machine it may take longer than the work.
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

/** One message, in a thread that ends with it. */
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
 * Where a thread's program is: next to the module that opens it. In the build the program is its own entry next to the
 * server's (vite.config.ts), and the module is in the server's file or in one in `assets/`.
 */
export function programBeside(moduleUrl: string, name: string): URL {
  if (/\.ts(\?|$)/.test(moduleUrl)) return new URL(`./${name}.ts`, moduleUrl);
  return new URL(/\/assets\/[^/]*$/.test(moduleUrl) ? `../${name}.js` : `./${name}.js`, moduleUrl);
}
