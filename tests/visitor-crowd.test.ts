import { expect, test } from 'vitest';
import { countCrowd } from '../scripts/lib/visitor-crowd.ts';
import { emptyHome } from './support/empty-home.ts';
import { onEachEngine } from './support/engines.ts';

onEachEngine((_open, engine) => {
  test('a crowd at two processes is counted to the last head', { timeout: 120_000 }, async () => {
    const { dataDir, databaseUrl } = await emptyHome(engine);
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
});
