import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/lib/free-port.mjs';
import type { Driver, Key, Pointer } from './engine.ts';

const KEYS: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowLeft: '\uE012',
  Space: ' ',
  Backspace: '\uE003',
};

/** The protocol's key for an element reference. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A driver that does not answer in this time hangs. */
const CALL_WITHIN_MS = 30_000;
/** A script sent while a page is being left may never be answered, so callers that wait try again. */
const SCRIPT_WITHIN_MS = 4000;

export interface WebDriverProgram {
  /** The driver, which speaks W3C WebDriver at `--port`. */
  driver: string;
  capabilities: Record<string, unknown>;
  env?: Record<string, string>;
  canTouch?: boolean;
}

/** WebKit: its drivers only support the W3C protocol, a dozen calls of which are enough. */
export async function driveWebDriver(program: WebDriverProgram): Promise<Driver> {
  const port = await freePort();
  const server = spawn(program.driver, [`--port=${port}`], {
    env: { ...process.env, ...program.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // The browser that it starts is in its process group, too: WPE's may outlive its driver.
    detached: true,
  });
  const output = collect(server);
  const call = caller(`http://127.0.0.1:${port}`);
  await untilReady(call, server, output);
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: program.capabilities },
  })) as { sessionId: string };
  const ask = (method: string, path: string, body?: unknown, withinMs?: number) =>
    call(method, `/session/${sessionId}${path}`, body, withinMs);
  const evaluate = (expression: string) =>
    ask('POST', '/execute/sync', { script: `return ${expression}`, args: [] }, SCRIPT_WITHIN_MS);

  async function resize(width: number, height: number): Promise<void> {
    await ask('POST', '/window/rect', { x: 0, y: 0, width, height });
  }

  const performed = (actions: unknown[]) => ask('POST', '/actions', { actions });
  const keys = (text: string) =>
    performed([
      {
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);

  return {
    canTouch: program.canTouch ?? false,
    open: async (url) => void (await ask('POST', '/url', { url })),
    reload: async () => void (await ask('POST', '/refresh', {})),
    back: async () => void (await evaluate('history.back()')),
    forward: async () => void (await evaluate('history.forward()')),
    resize,
    evaluate,
    async point(x: number, y: number, pointerType: Pointer) {
      await performed([
        {
          type: 'pointer',
          id: pointerType,
          parameters: { pointerType },
          actions: [
            { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    type: async (text) => void (await keys(text)),
    press: async (key) => void (await keys(KEYS[key])),
    async attach(selector, files) {
      const found = (await ask('POST', '/element', { using: 'css selector', value: selector })) as {
        [ELEMENT]: string;
      };
      await ask('POST', `/element/${found[ELEMENT]}/value`, { text: files.join('\n') });
    },
    screenshot: async () => Buffer.from((await ask('GET', '/screenshot')) as string, 'base64'),
    complaints: () => output().filter((line) => /CONSOLE \w+ ERROR/.test(line)),
    async close() {
      await ask('DELETE', '').catch(() => undefined);
      const hasEnded = server.exitCode !== null || server.signalCode !== null;
      try {
        process.kill(-server.pid!, 'SIGKILL');
      } catch {
        // It has ended already.
      }
      if (!hasEnded) await once(server, 'exit');
    },
  };
}

function caller(base: string) {
  return async (
    method: string,
    path: string,
    body?: unknown,
    withinMs = CALL_WITHIN_MS,
  ): Promise<unknown> => {
    const answer = await fetch(base + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(withinMs),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path}: the driver gave no answer`, { cause: error });
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error} ${message}`);
  };
}

function collect(server: ChildProcess): () => string[] {
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk) => (output += String(chunk)));
  return () => output.split('\n');
}

async function untilReady(
  call: ReturnType<typeof caller>,
  server: ChildProcess,
  output: () => string[],
): Promise<void> {
  for (let attempts = 0; attempts < 200; attempts++) {
    if (server.exitCode !== null) break;
    const ready = await call('GET', '/status').catch(() => undefined);
    if (ready) return;
    await wait(50);
  }
  throw new Error(`The driver does not answer: ${output().join('\n')}`);
}
