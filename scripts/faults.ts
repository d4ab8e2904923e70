// Bad days on purpose, one after the other, and a table of what they did.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clientsThatMisbehave } from './faults/clients-that-misbehave.ts';
import { canMakeSmallDisk, runOnFullDisk } from './faults/full-disk.ts';
import { machinesThatFail } from './faults/machines-that-fail.ts';
import { partsThatFail } from './faults/parts-that-fail.ts';
import { runFaults } from './faults/run-faults.ts';
import { brokenPromises, crashTable, faultTable, howPagesSlowed } from './faults/table.ts';
import type { CrashReport } from './lib/crash-comparison.ts';
import { runCrashRounds } from './lib/crash-rounds.ts';
import { startPostgres } from './lib/postgres-cluster.mjs';
import { ensureProgram } from './lib/programs.mjs';
import { stop } from './lib/project.mjs';
import { chooseS3 } from './lib/start-s3.ts';

const { values } = parseArgs({
  options: {
    /** Seconds for which a part is away. */
    away: { type: 'string', default: '60' },
    /** How often a busy server is killed, on each engine. */
    rounds: { type: 'string', default: '200' },
    /** A pattern for the names of the faults that are wanted. */
    only: { type: 'string', default: '' },
    s3: { type: 'string' },
  },
});
const postgres = ensureProgram('postgres') ?? stop('Without PostgreSQL there is no cluster to break.');
const isWanted = ({ name }: { name: string }) => new RegExp(values.only).test(name);
const ofTheCluster = [...partsThatFail, ...machinesThatFail, ...clientsThatMisbehave].filter(isWanted);
const onStep = (step: string) => console.log(step);

const broken: string[] = [];
if (ofTheCluster.length > 0) {
  const report = await runFaults(ofTheCluster, {
    secondsAway: Number(values.away),
    s3: chooseS3(values.s3),
    freshness: true,
    onStep,
  });
  if (isWanted({ name: 'the only disk full' }) && canMakeSmallDisk()) report.rows.push(await runOnFullDisk());
  for (const mail of report.mailsAgain.seen)
    report.remarks.push(`${mail}, with the same Message-ID (a replica was killed with it in hand)`);
  broken.push(...brokenPromises(report));
  console.log(`\n${faultTable(report.rows)}\n`);
  for (const remark of [...report.remarks, ...howPagesSlowed(report.rows)]) console.log(remark);
}
if (Number(values.rounds) > 0) {
  const reports = {
    SQLite: await crash('on SQLite'),
    PostgreSQL: await crash('on PostgreSQL'),
  };
  for (const { faults } of Object.values(reports)) broken.push(...faults);
  console.log(`\n${crashTable(reports)}\n`);
}
for (const what of broken) console.error(`BROKEN: ${what}`);
if (broken.length > 0) process.exitCode = 1;

async function crash(where: 'on SQLite' | 'on PostgreSQL'): Promise<CrashReport> {
  const rounds = Number(values.rounds);
  onStep(`a busy server killed ${rounds} times ${where} …`);
  const dataDir = mkdtempSync(join(tmpdir(), 'school-crash-'));
  const database = where === 'on PostgreSQL' ? await startPostgres(postgres) : undefined;
  try {
    const place = { dataDir, databaseUrl: database?.url('postgres') };
    return await runCrashRounds(rounds, place, (round) => {
      if (round % 50 === 0) onStep(`  round ${round} of ${rounds}`);
    });
  } finally {
    await database?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
