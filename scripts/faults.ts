// Injects one fault after the other, and prints a table of the effects.
import { parseArgs } from 'node:util';
import { clientsThatMisbehave } from './faults/clients-that-misbehave.ts';
import { FULL_DISK, runOnFullDisk } from './faults/full-disk.ts';
import { machinesThatFail } from './faults/machines-that-fail.ts';
import { partsThatFail } from './faults/parts-that-fail.ts';
import { runFaults } from './faults/run-faults.ts';
import { brokenPromises, faultTable, howPagesSlowed } from './faults/table.ts';
import type { FaultReport } from './faults/watched-site.ts';
import { crashEngine } from './lib/crash/crash-engine.ts';
import { ensureProgram } from './lib/programs.mjs';
import { stop } from './lib/project.mjs';
import { chooseS3 } from './lib/s3/start-s3.ts';
import { undoAll } from './lib/undoing.ts';

const { values } = parseArgs({
  options: {
    /** How many seconds a part is down. */
    away: { type: 'string', default: '60' },
    /** How often a busy server is killed, on each engine. */
    rounds: { type: 'string', default: '200' },
    /** A pattern for the names of the faults to run. */
    only: { type: 'string', default: '' },
    s3: { type: 'string' },
  },
});
if (!ensureProgram('postgres')) stop('Install PostgreSQL first: the cluster needs it.');
const isWanted = ({ name }: { name: string }) => new RegExp(values.only).test(name);
const ofTheCluster = [...partsThatFail, ...machinesThatFail, ...clientsThatMisbehave].filter(isWanted);
const onStep = (step: string) => console.log(step);

// Clean up even after an exception: no network or disk may stay behind.
process.on('uncaughtException', (error) => {
  console.error(error);
  void undoAll(1);
});
const reports: FaultReport[] = [];
if (ofTheCluster.length > 0)
  reports.push(
    await runFaults(ofTheCluster, {
      secondsAway: Number(values.away),
      s3: chooseS3(values.s3),
      freshness: true,
      onStep,
    }),
  );
if (isWanted({ name: FULL_DISK })) {
  onStep(`${FULL_DISK} …`);
  reports.push(await runOnFullDisk());
}
const broken = reports.flatMap(brokenPromises);
const rows = reports.flatMap((report) => report.rows);
if (rows.length > 0) console.log(`\n${faultTable(rows)}\n`);
for (const { remarks, mailsAgain } of reports) {
  for (const remark of remarks) console.log(remark);
  for (const mail of mailsAgain.seen)
    console.log(`${mail}, with the same Message-ID (a replica was killed while sending it)`);
}
for (const line of howPagesSlowed(rows)) console.log(line);

const rounds = Number(values.rounds);
if (rounds > 0 && isWanted({ name: 'rounds of kill −9' }))
  for (const engine of ['sqlite', 'postgres'] as const) broken.push(...(await crashEngine(engine, rounds)));
for (const what of broken) console.error(`BROKEN: ${what}`);
if (broken.length > 0) process.exitCode = 1;
