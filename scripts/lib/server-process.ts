// The built server as a separate process, for tests that start, kill and watch a real one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { builtServer, root } from './project.mjs';

export type LaunchedServer = ReturnType<typeof launchServer>;
export type RunningServer = LaunchedServer & { url: string; port: number };

const { NODE_ENV, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MIMALLOC_PURGE_DELAY, NODE_COMPILE_CACHE } =
  builtServer.env;
const AS_STARTED = {
  NODE_ENV,
  MALLOC_ARENA_MAX,
  MALLOC_MMAP_THRESHOLD_,
  MIMALLOC_PURGE_DELAY,
  NODE_COMPILE_CACHE,
};
const OPEN = /^The site is running at http:\/\/localhost:(\d+)\//m;

/**
 * Starts the server on a free port as `npm start` does, with only these settings; does not wait. `wrap` is
 * put before the command.
 */
export function launchServer(settings: Record<string, string>, wrap: string[] = []) {
  const [command, ...args] = [...wrap, builtServer.command, ...builtServer.args];
  const child = spawn(command!, args, {
    cwd: root,
    // No visitors come first, so preparing pages would only slow the tests.
    env: {
      ...AS_STARTED,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      PREPARE_PAGES: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }));

  /** Resolves with the first match on standard output. */
  async function printed(pattern: RegExp): Promise<RegExpExecArray> {
    let isOver = false;
    const over = ended.then(() => (isOver = true));
    for (;;) {
      const found = pattern.exec(stdout);
      if (found) return found;
      if (isOver) throw new Error(`The server ended without printing ${pattern}:\n${stdout}${stderr}`);
      await Promise.race([over, once(child.stdout, 'data')]);
    }
  }

  return {
    pid: child.pid!,
    ended,
    printed,
    stdout: () => stdout,
    stderr: () => stderr,
    send: (signal: NodeJS.Signals) => child.kill(signal),
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts the server and waits until it is open. */
export async function startServer(
  settings: Record<string, string>,
  wrap: string[] = [],
): Promise<RunningServer> {
  return whenOpen(launchServer(settings, wrap));
}

/** Far longer than a busy machine needs: a timeout names what hangs. */
const OPEN_WITHIN_MS = 90_000;

export async function whenOpen(server: LaunchedServer): Promise<RunningServer> {
  const found = await Promise.race([server.printed(OPEN), wait(OPEN_WITHIN_MS, undefined, { ref: false })]);
  if (!found) throw new Error(`The server did not start:\n${server.stdout()}${server.stderr()}`);
  const port = Number(found[1]);
  return { ...server, port, url: `http://127.0.0.1:${port}` };
}
