import { parseConfig } from '#app/platform/config.ts';
import { openDatabase } from '#app/platform/db/database.ts';
import { watchContentRevisions } from '#app/publishing/content-revisions.ts';
import { createLog } from '#app/platform/log.ts';
import { printReport } from '../report.ts';
import { familyProcessorSeconds } from '../subject.ts';

/** Processor milliseconds for each school in the database. */
export interface ChangeCheckTimes {
  firstHere: number;
  firstInPostgres: number;
  laterBoth: number;
}

const SCHOOLS = 2000;
const LATER_CHECKS = 100;

const { settings, postgres } = JSON.parse(process.argv[2]!) as {
  settings: Record<string, string>;
  postgres: number;
};
const database = openDatabase(parseConfig(settings));
// The compiler checks these columns, so a change of the schema cannot leave this measurement behind.
const codes = Array.from({ length: SCHOOLS }, (_, index) => `S${index + 1}`);
await database.writes
  .insertInto('schools')
  .values(codes.map((code) => ({ code, created_at: '', updated_at: '' })))
  .execute();
await database.writes
  .insertInto('content_revisions')
  .values(codes.map((code) => ({ school_code: code, revision: 1, changed_at: '' })))
  .execute();
const revisions = watchContentRevisions({
  db: database.reads,
  clock: () => new Date(),
  log: createLog('warn'),
});
const first = await timed(1, () => revisions.refresh());
const later = await timed(LATER_CHECKS, () => revisions.refresh());
printReport({
  firstHere: first.here,
  firstInPostgres: first.there,
  laterBoth: later.here + later.there,
} satisfies ChangeCheckTimes);
process.exit(0);

async function timed(times: number, work: () => Promise<void>) {
  const [before, beforeThere] = [process.cpuUsage(), familyProcessorSeconds(postgres)];
  for (let time = 0; time < times; time++) await work();
  const { user, system } = process.cpuUsage(before);
  const each = times * SCHOOLS;
  return {
    here: (user + system) / 1000 / each,
    there: ((familyProcessorSeconds(postgres) - beforeThere) * 1000) / each,
  };
}
