/** Pieces of work that cost differently much: together at most `most`; the others wait in the order they came. */
export function limitByCost(most: number) {
  let used = 0;
  const waiting: { cost: number; proceed: () => void }[] = [];

  async function run<Answer>(requestedCost: number, work: () => Promise<Answer>): Promise<Answer> {
    // What costs more than there is goes alone: whoever calls has refused what must not go at all.
    const cost = Math.min(requestedCost, most);
    if (waiting.length > 0 || used + cost > most)
      await new Promise<void>((proceed) => waiting.push({ cost, proceed }));
    else used += cost;
    try {
      return await work();
    } finally {
      used -= cost;
      // Never past the first: what costs much would wait for ever behind what costs little.
      while (waiting[0] && used + waiting[0].cost <= most) {
        const next = waiting.shift()!;
        used += next.cost;
        next.proceed();
      }
    }
  }

  return { run, used: () => used, waiting: () => waiting.length };
}
