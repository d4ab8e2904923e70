import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureProgram } from '../scripts/lib/programs.mjs';

/** A virtual screen, for browsers that need one. */
interface Screen {
  env: Record<string, string>;
  stop(): Promise<void>;
}

export async function startDisplay(): Promise<Screen | undefined> {
  const program = ensureProgram('xvfb');
  if (!program) return undefined;
  // It chooses a free number itself, and writes it to the given file descriptor.
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x2000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  return { env: { DISPLAY: `:${String(number).trim()}` }, stop: () => ended(screen) };
}

export async function startWayland(): Promise<Screen | undefined> {
  const program = ensureProgram('weston');
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'school-screen-'));
  const env = { XDG_RUNTIME_DIR: folder, WAYLAND_DISPLAY: 'screen' };
  const options = ['--backend=headless-backend.so', '--width=1600', '--height=2000', '--socket=screen'];
  const screen = spawn(program, [...options, '--idle-time=0'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  for (let attempts = 0; !existsSync(join(folder, 'screen')) && attempts < 200; attempts++) await wait(25);
  return {
    env,
    async stop() {
      await ended(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill();
  await once(program, 'exit');
}
