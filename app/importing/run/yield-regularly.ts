import { setImmediate as turn } from 'node:timers/promises';

/** How long one piece of work may block the event loop. */
const MAX_MS = 12;

/**
 * To be called between the steps of a long task. SQLite answers synchronously, so a loop of queries would
 * otherwise block all requests.
 */
export function yieldRegularly(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_MS) return;
    await turn();
    since = performance.now();
  };
}
