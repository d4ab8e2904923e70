import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtServer, pinnedNode } from '../../../scripts/lib/project.mjs';

/** Compiling all their sources again would take each of them longer than its work. */
const { NODE_COMPILE_CACHE } = builtServer.env;

/** Runs one of the operator's commands, with these settings and nothing of the test's own environment. */
export function startCommand(
  script: 'backup' | 'restore' | 'export' | 'command',
  settings: Record<string, string>,
  ...args: string[]
) {
  const child = spawn(pinnedNode, [`scripts/${script}.ts`, ...args], {
    env: { NODE_COMPILE_CACHE, ...settings },
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended };
}

/** The same, once it has ended. */
export const runCommand = (...args: Parameters<typeof startCommand>) => startCommand(...args).ended;
