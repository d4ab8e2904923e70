import { whenIdle, whenShown } from './hydrate.ts';

/**
 * Lets the phone save the pages it opens, see decision 61. Only a page that has a script for other reasons does so, and
 * last of all. Nothing is loaded ahead for a family that saves data.
 */
export function registerOffline(): void {
  const worker = document.documentElement.dataset.offline;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!worker || !('serviceWorker' in navigator) || connection?.saveData) return;
  whenShown(() => {
    const start = () => whenIdle(() => void register(worker).catch(() => undefined));
    if (document.readyState === 'complete') start();
    else addEventListener('load', start);
  });
}

/** Staff have a worker of their own here, which adds the edit link; two cannot control the same pages. */
async function register(worker: string): Promise<void> {
  if (await navigator.serviceWorker.getRegistration('/')) return;
  await navigator.serviceWorker.register(worker, { scope: '/', updateViaCache: 'none' });
}
