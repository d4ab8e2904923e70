import { expect, inject, test } from 'vitest';
import { openCluster } from '../scripts/lib/cluster.ts';

test.skipIf(!inject('postgresUrl'))(
  'three replicas, PostgreSQL, S3 and nginx open as one address, and stop without a trace',
  { timeout: 90_000 },
  async () => {
    const steps: string[] = [];
    const cluster = await openCluster({ demo: false, onStep: (step) => steps.push(step) });
    try {
      expect(cluster.replicas).toHaveLength(3);
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, n) => fetch(`${cluster.url}/Gallery?page=${n + 1}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const log = () => cluster.front.log();
      while (log().split('\n').length < 12) await new Promise((later) => setTimeout(later, 50));
      const asked = new Set(
        [...log().matchAll(/"replica":"127\.0\.0\.1:(\d+)"/g)].map(([, port]) => Number(port)),
      );
      expect(asked, 'each has had its share').toEqual(new Set(cluster.replicas.map(({ port }) => port)));
    } finally {
      await cluster.stop();
    }
    for (const { url } of [cluster, ...cluster.replicas]) await expect(fetch(url)).rejects.toThrow();
    expect(steps).toHaveLength(6);
  },
);
