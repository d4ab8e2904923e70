/** At most `most` pieces of work at a time; the others wait in the order they came. */
export function limitParallel(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function run<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (running >= most) await new Promise<void>((proceed) => waiting.push(proceed));
    else running += 1;
    try {
      return await work();
    } finally {
      // A finished piece hands its place on; only with nobody waiting does the place fall free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return { run, waiting: () => waiting.length, isFull: () => running >= most };
}
