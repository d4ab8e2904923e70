import { setTimeout as wait } from 'node:timers/promises';

/** For the time between background tasks: does not keep the process alive when the server stops. */
export const sleep = (ms: number): Promise<void> => wait(ms, undefined, { ref: false });
