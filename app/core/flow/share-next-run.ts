/**
 * Runs `work` one turn at a time. Whoever asks while a turn is under way shares the next one with all others
 * who do: it begins after they asked, so it sees what they did.
 */
export function shareNextRun(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function begin(): Promise<void> {
    next = undefined;
    const turn = work().finally(() => {
      if (running === turn) running = undefined;
    });
    running = turn;
    return turn;
  }
  return () => {
    if (!running) return begin();
    next ??= running.then(begin, begin);
    return next;
  };
}
