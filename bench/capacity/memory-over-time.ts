import { join } from 'node:path';
import { LOAD_CORE, runPinned } from '../pinned-program.ts';
import { progress } from '../progress.ts';
import { readReport } from '../report.ts';
import { memoryMb, type Subject } from '../subject.ts';
import { mb, ratio, table, whole } from '../table.ts';

const READ_AT = [25_000, 50_000, 100_000, 150_000, 200_000];
/** By then the page cache is full; before that, pages that were never requested are mixed in to fill it. */
const SETTLED_AT = 50_000;
const NEW_PAGE_EVERY = (done: number) => (done < SETTLED_AT ? 20 : 50);

/** Whether the memory of a process stays constant under constant load. */
export async function memoryOverTime(wrk: string, site: Subject) {
  const readings: { requests: number; mb: number }[] = [];
  let done = 0;
  for (const requests of READ_AT) {
    await ask(wrk, site, done, requests - done);
    done = requests;
    readings.push({ requests, mb: memoryMb(site.pid) });
    progress(`${whole(requests)} requests: ${mb(memoryMb(site.pid))}`);
  }
  const last = readings.at(-1)!.mb;
  const settled = readings.find(({ requests }) => requests === SETTLED_AT)!.mb;
  return {
    last,
    growth: last / settled,
    table: table(
      'Memory of one process over 200,000 requests, one in 20, then one in 50 of them for a page that is not cached yet',
      ['after', 'memory'],
      readings.map(({ requests, mb: size }) => [whole(requests), mb(size)]),
      [`last / after ${whole(SETTLED_AT)}: ${ratio(last / settled)}`],
    ),
  };
}

async function ask(wrk: string, site: Subject, from: number, count: number): Promise<void> {
  const script = join(import.meta.dirname, 'mixed-pages.lua');
  const shape = '--threads 1 --connections 32 --duration 600s --timeout 30s'.split(' ');
  const request = ['--header', 'Accept-Encoding: gzip', '--script', script, site.url];
  const output = await runPinned(LOAD_CORE, wrk, [
    ...shape,
    ...request,
    '--',
    ...[from, count, NEW_PAGE_EVERY(from)].map(String),
  ]);
  const { requests, errors } = readReport<{ requests: number; errors: number }>(output);
  if (errors > 0 || requests < count) throw new Error(`${site.name} gave wrong or no answers:\n${output}`);
}
