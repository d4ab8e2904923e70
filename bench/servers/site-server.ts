import { freePort } from '../../scripts/lib/free-port.mjs';
import { SERVER_CORE, type Settings, startPinned } from '../pinned-program.ts';
import { type Subject, untilReady } from '../subject.ts';

/** How `npm start` runs it, passed on by `bench.mjs`. */
const builtServer = JSON.parse(process.argv[4]!) as { args: string[]; env: Settings };

/** The built site as it runs in production. */
export async function startSite(name: string, settings: Settings): Promise<Subject> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = startPinned(SERVER_CORE, process.execPath, builtServer.args, {
    ...builtServer.env,
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    STOP_WITHIN_SECONDS: '1',
    PORT: String(port),
    ...settings,
  });
  await untilReady(`${url}/readyz`, program);
  return { name, url, pid: program.pid, stop: program.stop };
}
