import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../lib/ask.ts';
import type { Cluster } from '../lib/cluster.ts';
import { type Editor, sendPhoto } from '../lib/editor.ts';
import { paintedPhoto } from '../lib/crash/kept-photos.ts';
import { percentile } from '../lib/statistics.ts';

const TITLE = 'Seen at once';
const CHANGES = 20;
const READ_EVERY_MS = 20;

/** How long after the studio's answer a change is visible, at every replica and through the proxy, as text. */
export async function measureFreshness(cluster: Cluster, editor: Editor): Promise<string> {
  const albumId = await editor.draftAlbum(TITLE);
  const photo = { albumId, name: 'one.png', bytes: await paintedPhoto(0) };
  const way = { cookie: editor.cookie, url: () => cluster.url, signal: AbortSignal.timeout(60_000) };
  await sendPhoto(photo, way);
  await editor.describe(albumId);

  // Other clients read all the time, so that there are cached copies that could be stale.
  const reading = setInterval(() => void ask(`${cluster.url}/Gallery`).catch(() => undefined), READ_EVERY_MS);
  const seen: { replicas: number[]; proxy: number[] } = { replicas: [], proxy: [] };
  for (let change = 0; change < CHANGES; change++) {
    const isShown = change % 2 === 0;
    await editor.press(albumId, isShown ? { intent: 'publish', consent: 'yes' } : { intent: 'unpublish' });
    const changedAt = performance.now();
    const afterMs = async (url: string) => {
      while ((await ask(`${url}/Gallery`)).body.includes(TITLE) !== isShown) await wait(5);
      return performance.now() - changedAt;
    };
    const [proxy, ...replicas] = await Promise.all(
      [cluster.url, ...cluster.replicas.map((replica) => replica.url)].map(afterMs),
    );
    seen.proxy.push(proxy!);
    seen.replicas.push(Math.max(...replicas));
    // At a different moment of the second each time.
    await wait(1000 + change * 50);
  }
  clearInterval(reading);
  const words = (ms: number[]) =>
    `${percentile(ms, 50).toFixed(0)} ms (at most ${Math.max(...ms).toFixed(0)})`;
  return `of ${CHANGES} changes, half were visible at every replica within ${words(seen.replicas)}, through the proxy within ${words(seen.proxy)}`;
}
