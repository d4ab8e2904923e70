/** Runs at most `most` tasks at a time; the others wait in order. */
export function limitParallel(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function run<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (running >= most) await new Promise<void>((proceed) => waiting.push(proceed));
    else running += 1;
    try {
      return await work();
    } finally {
      // A finished task passes its slot on; it is released only if nobody waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return { run, waiting: () => waiting.length, isFull: () => running >= most };
}
