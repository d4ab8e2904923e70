/** Runs `work` once per key at a time: callers in the meantime share its result. */
export function singleFlight<Answer>() {
  const underWay = new Map<string, Promise<Answer>>();
  return (key: string, work: () => Promise<Answer>): Promise<Answer> => {
    const running = underWay.get(key);
    if (running) return running;
    const started = work().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
