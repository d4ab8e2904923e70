/**
 * Runs `work` one run at a time. Everybody who calls during a run shares the next one: it begins after they
 * called, so it includes their changes.
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
