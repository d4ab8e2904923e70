import { readFileSync } from 'node:fs';
import type { PinnedProgram } from './pinned-program.ts';

/** A server under test. */
export interface Subject {
  name: string;
  url: string;
  /** The process whose time and memory are measured. */
  pid: number;
  stop(): Promise<void>;
}

/** Waits until the address answers 200; fails with the program's output if it ended. */
export async function untilReady(url: string, program: PinnedProgram): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    const ready = await Promise.race([isReady(url), program.failure]);
    if (ready) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`${url} did not answer within two minutes`);
}

const isReady = (url: string) =>
  fetch(url).then(
    (response) => response.status === 200,
    () => false,
  );

export function memoryMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

const TICKS_A_SECOND = 100;

/** The processor time of the process in seconds, including its threads. */
export function processorSeconds(pid: number): number {
  const { own } = processorTicks(pid);
  return own / TICKS_A_SECOND;
}

/** The same including all its child processes, even ended ones: PostgreSQL's backends. */
export function familyProcessorSeconds(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  const { own, ended } = processorTicks(pid);
  const living = children.reduce((sum, child) => sum + ticksIfAlive(Number(child)), 0);
  return (own + ended + living) / TICKS_A_SECOND;
}

function ticksIfAlive(pid: number): number {
  try {
    return processorTicks(pid).own;
  } catch {
    // It ended after it was listed, so its time is included in its parent's.
    return 0;
  }
}

function processorTicks(pid: number): { own: number; ended: number } {
  // The program's name, the second field, may contain spaces: start after its closing bracket.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);
  return { own: fields[11]! + fields[12]!, ended: fields[13]! + fields[14]! };
}
