/** Runs tasks of different cost: together at most `most`; the others wait in order. */
export function limitByCost(most: number) {
  let used = 0;
  const waiting: { cost: number; proceed: () => void }[] = [];

  async function run<Answer>(requestedCost: number, work: () => Promise<Answer>): Promise<Answer> {
    // A task that exceeds the limit runs alone: callers refuse what must not run at all.
    const cost = Math.min(requestedCost, most);
    if (waiting.length > 0 || used + cost > most)
      await new Promise<void>((proceed) => waiting.push({ cost, proceed }));
    else used += cost;
    try {
      return await work();
    } finally {
      used -= cost;
      // Never skip the first: an expensive task would wait for ever behind cheap ones.
      while (waiting[0] && used + waiting[0].cost <= most) {
        const next = waiting.shift()!;
        used += next.cost;
        next.proceed();
      }
    }
  }

  return { run, used: () => used, waiting: () => waiting.length };
}
