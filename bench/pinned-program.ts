import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The servers are never under load at the same time, so they share a core; the load generator uses the other. */
export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

export interface PinnedProgram {
  pid: number;
  /** Rejects if the program ends by itself. */
  failure: Promise<never>;
  stop(): Promise<void>;
}

/** Starts a server on a core, with only the settings named here and none of the developer's environment. */
export function startPinned(
  core: number,
  command: string,
  args: string[],
  env: Settings = {},
): PinnedProgram {
  const child = spawnPinned(core, command, args, env);
  const output = collect(child);
  let stopping = false;
  const failure = new Promise<never>((_, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      if (!stopping) fail(new Error(`${command} ended early (${signal ?? code}):\n${output()}`));
    });
  });
  failure.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    failure,
    async stop() {
      if (stopping || child.exitCode !== null) return;
      stopping = true;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Runs a program on a core to its end; returns its output. */
export async function runPinned(core: number, command: string, args: string[], env: Settings = {}) {
  const child = spawnPinned(core, command, args, env);
  const output = collect(child);
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code !== 0) throw new Error(`${command} failed (${signal ?? code}):\n${output()}`);
  return output();
}

const running = new Set<ChildProcess>();

/** Stops all running programs. Not with SIGKILL: nginx's worker would outlive its master. */
export async function stopPrograms(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }),
  );
}

export type Settings = Record<string, string>;

function spawnPinned(core: number, command: string, args: string[], env: Settings): ChildProcess {
  const child = spawn('taskset', ['-c', String(core), command, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  for (const end of ['exit', 'error']) child.once(end, () => running.delete(child));
  return child;
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return () => text;
}
