import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pinnedNode } from '../../../scripts/lib/project.mjs';

/** One of the operator's commands, with these settings and nothing of our own environment. */
export function begin(
  script: 'backup' | 'restore' | 'import' | 'export',
  settings: Record<string, string>,
  ...args: string[]
) {
  const child = spawn(pinnedNode, [`scripts/${script}.ts`, ...args], { env: settings, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, ended };
}

/** The same, once it has ended. */
export const command = (...asked: Parameters<typeof begin>) => begin(...asked).ended;
