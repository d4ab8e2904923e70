import { sleep } from '#app/core/sleep.ts';

/** By then the request that started the work has its answer, as have those of the same burst. */
const FIRST_REST_MS = 1000;
/** Of one processor it takes a quarter at most. */
const REST_FACTOR = 3;
/** What finds no place is not lost: it is only not done better than it is. */
const MAX_WAITING = 500;

/** Work that makes something better that is good already: one piece at a time, with rests in between. */
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
    /** Under a name that is waiting already, the newer takes the place of the older. */
    later(name: string, work: () => Promise<void>): void {
      if (waiting.size >= MAX_WAITING && !waiting.has(name)) return;
      waiting.set(name, work);
      running ??= run();
    },
    /** Once nothing is left to do. */
    done: async () => running,
  };
}
