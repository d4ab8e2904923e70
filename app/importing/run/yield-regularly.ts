import { setImmediate as turn } from 'node:timers/promises';

/** So long one piece of work may keep everybody else waiting. */
const MAX_MS = 12;

/**
 * To be called between the pieces of a long piece of work. SQLite answers in this very thread, so that a loop of
 * queries would else go on without anybody's request being looked at.
 */
export function yieldRegularly(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_MS) return;
    await turn();
    since = performance.now();
  };
}
