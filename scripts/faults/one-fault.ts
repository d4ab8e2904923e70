import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../lib/ask.ts';
import type { Findings } from './ledger.ts';
import type { SteadyLoad, Tally } from './steady-load.ts';

/** A row of the table. */
export interface Row extends Tally, Findings {
  seconds: number;
  /** From the repair until everything works as before; undefined if it never did. */
  recoverySeconds: number | undefined;
}

interface Happening {
  name: string;
  /** Breaks the part and repairs it. */
  run(): Promise<void>;
  /** An additional check, besides that all kinds of writes are acknowledged again. */
  isWhole(): Promise<boolean>;
}

export const LONGEST_RECOVERY_MS = 180_000;

export async function runOne({ name, run, isWhole }: Happening, load: SteadyLoad): Promise<Row> {
  const tally = load.begin(name);
  const began = performance.now();
  await run();
  const endedAt = performance.now();
  const isRecovered = await until(
    async () => Math.min(...Object.values(load.lastAcknowledged)) > endedAt && isWhole(),
  );
  const now = performance.now();
  // Requests in flight belong to this row, whenever they end.
  load.begin('between');
  await until(() => tally.writes.acknowledged === tally.writes.started);
  return {
    ...tally,
    seconds: (now - began) / 1000,
    recoverySeconds: isRecovered ? (now - endedAt) / 1000 : undefined,
    lost: [],
    twice: [],
    mailsAgain: [],
  };
}

/** False if the condition is not met in time. */
export async function until(isSo: () => boolean | Promise<boolean>, withinMs = LONGEST_RECOVERY_MS) {
  for (const end = performance.now() + withinMs; performance.now() < end; await wait(50))
    if (await isSo()) return true;
  return false;
}

export const isReady = (url: string) =>
  ask(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
