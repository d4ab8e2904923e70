// Two servers on one PostgreSQL, many browsers at both, then one table: is the count exact?
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from './lib/postgres-cluster.mjs';
import { ensureProgram } from './lib/programs.mjs';
import { stop } from './lib/project.mjs';
import { countCrowd } from './lib/visitor-crowd.ts';

const { values } = parseArgs({
  options: { posts: { type: 'string', default: '20000' }, 'at-once': { type: 'string', default: '1000' } },
});
const program = ensureProgram('postgres') ?? stop('Install PostgreSQL first: this test needs it.');
const dataDir = mkdtempSync(join(tmpdir(), 'school-crowd-'));
const cluster = await startPostgres(program);
try {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: cluster.url('postgres') };
  const report = await countCrowd(settings, {
    posts: Number(values.posts),
    atOnce: Number(values['at-once']),
  });
  console.table({ 'two processes': report });
  if (!report.exact) process.exitCode = 1;
} finally {
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
