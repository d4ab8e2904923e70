import { join } from 'node:path';
import { LOAD_CORE, runPinned } from './pinned-program.ts';
import { readReport } from './report.ts';
import { processorSeconds, type Subject } from './subject.ts';

export interface LoadFigures {
  perSecond: number;
  p99Ms: number;
  /** Which share of its core the server used: far below 1, another program or wrk itself was the limit. */
  busy: number;
  /** Requests per second of processor time: hardly affected by other load on the machine. */
  perCoreSecond: number;
}

interface Load {
  path: string;
  warmUpSeconds: number;
  seconds: number;
  connections: number;
  /** The wrk script, in `bench/`. */
  script?: 'one-page.lua' | 'distinct-pages.lua';
  /** Additional headers that a browser sends. */
  headers?: string[];
  /** Called for every run, including the warm-up. */
  onRequests?: (count: number) => void;
}

/**
 * Puts one server under load with wrk, after a warm-up that does not count. Throws if any answer was an
 * error.
 */
export async function putUnderLoad(wrk: string, subject: Subject, load: Load): Promise<LoadFigures> {
  await runWrk(wrk, subject, load, load.warmUpSeconds, 'warm-up');
  const before = processorSeconds(subject.pid);
  const report = await runWrk(wrk, subject, load, load.seconds, 'measured');
  const worked = processorSeconds(subject.pid) - before;
  const seconds = report.microseconds / 1e6;
  return {
    perSecond: report.requests / seconds,
    p99Ms: report.p99Microseconds / 1000,
    busy: worked / seconds,
    perCoreSecond: report.requests / worked,
  };
}

/** A slow answer shows in the figures; only a missing one is an error. */
const SLOWEST_ANSWER = '30s';

interface WrkReport {
  requests: number;
  microseconds: number;
  p99Microseconds: number;
  errors: number;
}

async function runWrk(
  wrk: string,
  subject: Subject,
  load: Load,
  seconds: number,
  run: string,
): Promise<WrkReport> {
  const script = join(import.meta.dirname, load.script ?? 'one-page.lua');
  const shape = `--threads 1 --connections ${load.connections} --duration ${seconds}s --timeout ${SLOWEST_ANSWER}`;
  const headers = ['Accept-Encoding: gzip', ...(load.headers ?? [])].flatMap((header) => [
    '--header',
    header,
  ]);
  const request = [...headers, '--script', script, subject.url + load.path];
  const output = await runPinned(LOAD_CORE, wrk, [...shape.split(' '), ...request, '--', run]);
  const figures = readReport<WrkReport>(output);
  if (figures.errors > 0) throw new Error(`${subject.name} gave wrong or no answers:\n${output}`);
  load.onRequests?.(figures.requests);
  return figures;
}
