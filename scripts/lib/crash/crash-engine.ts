// Rounds of killing a busy server on its own engine, and a table of what was lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '#app/platform/db/database.ts';
import type { CrashReport } from './crash-comparison.ts';
import { runCrashRounds } from './crash-rounds.ts';
import { markdownTable } from '../markdown-table.ts';
import { startPostgres } from '../postgres-cluster.mjs';
import { ensureProgram } from '../programs.mjs';
import { stop } from '../project.mjs';
import { undoing } from '../undoing.ts';

const NAMES: Record<Engine, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** Reports progress and results; returns the problems as text. */
export async function crashEngine(engine: Engine, rounds: number): Promise<string[]> {
  console.log(`Killing a busy server ${rounds} times on ${NAMES[engine]} …`);
  await using opened = undoing();
  const dataDir = mkdtempSync(join(tmpdir(), 'school-crash-'));
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const cluster = engine === 'postgres' ? await startPostgres(postgresProgram()) : undefined;
  opened.defer(() => cluster?.stop());
  const report = await runCrashRounds(rounds, { dataDir, databaseUrl: cluster?.url('postgres') }, (round) => {
    if (round % 50 === 0) console.log(`  round ${round} of ${rounds}`);
  });
  console.log(`\n${crashTable(engine, report)}\n`);
  return report.faults;
}

const postgresProgram = () =>
  ensureProgram('postgres') ?? stop('Install PostgreSQL first: the crash test needs it.');

function crashTable(
  engine: Engine,
  { rounds, enquiries, visits, photos, mails, integrity }: CrashReport,
): string {
  const head = [
    `kill −9 on ${NAMES[engine]}, ${rounds} rounds`,
    'acknowledged',
    'stored',
    'lost',
    'duplicated',
  ];
  return markdownTable(head, [
    ['enquiries', enquiries.acknowledged, enquiries.found, enquiries.lost, enquiries.twice],
    ['visits', visits.acknowledged, visits.counted, visits.lost, ''],
    ['photos', photos.acknowledged, photos.acknowledged - photos.lost, photos.lost, photos.twice],
    [
      'mails',
      '',
      mails.delivered,
      mails.missing,
      `${mails.duplicates}, one at most ${mails.maxCopies} times`,
    ],
    ['integrity', '', integrity, '', ''],
  ]);
}
