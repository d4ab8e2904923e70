// Rounds of killing a busy server, then one table: was anything lost that had been acknowledged?
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Place, runCrashRounds } from './lib/crash-rounds.ts';
import { startPostgres } from './lib/postgres-cluster.mjs';
import { ensureProgram } from './lib/programs.mjs';
import { stop } from './lib/project.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, engine: { type: 'string', default: 'sqlite' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1 || !['sqlite', 'postgres'].includes(values.engine))
  stop('Usage: npm run crash-test -- --rounds 50 [--engine sqlite|postgres]');

const dataDir = mkdtempSync(join(tmpdir(), 'school-crash-'));
const cluster = values.engine === 'postgres' ? await startPostgres(postgresProgram()) : undefined;
const place: Place = { dataDir, databaseUrl: cluster?.url('postgres') };
try {
  const { enquiries, visits, photos, mails, integrity, faults } = await runCrashRounds(
    rounds,
    place,
    showProgress,
  );
  console.table({
    [values.engine]: {
      rounds,
      'acknowledged enquiries': enquiries.acknowledged,
      found: enquiries.found,
      lost: enquiries.lost,
      'acknowledged visits': visits.acknowledged,
      counted: visits.counted,
      'visits lost': visits.lost,
      'acknowledged photos': photos.acknowledged,
      'photos lost': photos.lost,
      'photos twice': photos.twice,
      'mails arrived': mails.delivered,
      'mails missing': mails.missing,
      duplicates: mails.duplicates,
      'most copies': mails.mostCopies,
      integrity,
    },
  });
  for (const fault of faults) console.error(`FAULT: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await cluster?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function postgresProgram(): string {
  return ensureProgram('postgres') ?? stop('There is no PostgreSQL to crash against.');
}

function showProgress(round: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\rRound ${round} of ${rounds}${round === rounds ? '\n' : ''}`);
}
