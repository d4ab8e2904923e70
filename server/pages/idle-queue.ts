import { sleep } from '#app/core/sleep.ts';

/** By then the request that queued the task has been answered, as have others of the same burst. */
const FIRST_REST_MS = 1000;
/** Uses a quarter of one processor at most. */
const REST_FACTOR = 3;
/** A task that does not fit is simply not done; nothing is lost. */
const MAX_WAITING = 500;

/** A queue for optional improvements: one task at a time, with rests in between. */
export function createIdleQueue(firstRestMs = FIRST_REST_MS) {
  const waiting = new Map<string, () => Promise<void>>();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    await sleep(firstRestMs);
    for (const [name, work] of waiting) {
      waiting.delete(name);
      const began = performance.now();
      await work().catch(() => undefined);
      await sleep((performance.now() - began) * REST_FACTOR);
    }
    running = undefined;
  }

  return {
    /** A newer task with the same name replaces the waiting one. */
    later(name: string, work: () => Promise<void>): void {
      if (waiting.size >= MAX_WAITING && !waiting.has(name)) return;
      waiting.set(name, work);
      running ??= run();
    },
    /** Once nothing is left to do. */
    done: async () => running,
  };
}
