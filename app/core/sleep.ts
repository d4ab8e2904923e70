import { setTimeout as wait } from 'node:timers/promises';

/** Between two pieces of work that nobody waits for: whoever stops the server is not kept by it. */
export const sleep = (ms: number): Promise<void> => wait(ms, undefined, { ref: false });
