import { expect, test } from 'vitest';
import { MAX_PER_HOUR } from '#app/features/visitors/limits.ts';
import { countCrowd } from '../../scripts/lib/visitor-crowd.ts';
import { emptyServerData } from '#tests/support/database/server-data.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { longTest } from '#tests/support/tier.ts';

onAnyEngine((_open, engine) => {
  test('many visitors at two processes are counted exactly', { timeout: 120_000 }, async () => {
    const { dataDir, databaseUrl } = await emptyServerData(engine);
    const report = await countCrowd(
      { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
      { posts: 600, atOnce: 200 },
    );
    expect(report).toMatchObject({
      browsers: 300,
      total: 300,
      'sum of the days': 300,
      refused: 0,
      exact: true,
    });
  });

  longTest(
    'made-up browsers of one network at two processes are counted up to the bound, to the last',
    {
      timeout: 120_000,
    },
    async () => {
      const { dataDir, databaseUrl } = await emptyServerData(engine);
      const report = await countCrowd(
        { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
        { posts: 2400, atOnce: 200, addressOf: (browser) => `203.0.113.${browser % 250}` },
      );
      expect(report).toMatchObject({
        browsers: 1200,
        'reported as counted': MAX_PER_HOUR,
        total: MAX_PER_HOUR,
        'sum of the days': MAX_PER_HOUR,
        refused: 0,
      });
    },
  );
});
