import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { OLDEST_BROWSERS } from '../../browsers.ts';

const VIRTUAL = 'virtual:offline-worker';
const ROOT = join(import.meta.dirname, '..', '..');

/**
 * The service worker of families' phones as one text, for the server, which writes the school's settings before it.
 * One file without imports: not every browser accepts a module as a worker.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: { filter: { id: new RegExp(`^${VIRTUAL}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${VIRTUAL}$`) },
      handler: async () => `export default ${JSON.stringify(await buildWorker())};`,
    },
  };
}

async function buildWorker(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      rollupOptions: { input: join(ROOT, 'app/site/offline/worker/main.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
