import { setTimeout as wait } from 'node:timers/promises';
import type { JobSignal } from './job-signal.ts';
import { claimJob, type ClaimedJob, cutOffJob } from './queue.ts';
import { runJob, type RunDeps } from './run-job.ts';

export interface WorkerDeps extends RunDeps {
  signal: JobSignal;
}

const POLL_MS = 5000;
/** Few, because there are few enquiries: after a kill, at most this many mails may have been sent or not. */
export const MAX_AT_ONCE = 2;

/** Runs due jobs: immediately after a notice, otherwise within seconds. */
export function startWorker(deps: WorkerDeps) {
  const running = new Map<string, { job: ClaimedJob; ended: Promise<void> }>();
  let stopping = false;
  let isUnavailable = false;
  let polling: Promise<void> | undefined;
  let pollAgain = false;

  const isSuspect = ({ unfinishedRuns }: ClaimedJob) => unfinishedRuns > 0;
  const hasCapacity = () =>
    !stopping && running.size < MAX_AT_ONCE && ![...running.values()].some(({ job }) => isSuspect(job));

  /** A job whose process died runs alone: if it kills the process again, no other job is counted with it. */
  async function run(job: ClaimedJob, others: Promise<void>[]): Promise<void> {
    if (isSuspect(job)) await Promise.all(others);
    if (isSuspect(job) && stopping) await cutOffJob(deps.database, job).catch(() => undefined);
    else await runJob(deps, job);
  }

  async function takeDueJobs(): Promise<void> {
    try {
      while (hasCapacity()) {
        const kinds = Object.keys(deps.handlers);
        const job = await claimJob(deps.database, deps.clock(), kinds, [...running.keys()]);
        isUnavailable = false;
        if (!job) return;
        const others = [...running.values()].map(({ ended }) => ended);
        const ended = run(job, others).finally(() => {
          running.delete(job.id);
          poll();
        });
        running.set(job.id, { job, ended });
      }
    } catch (error) {
      if (!isUnavailable) deps.log.warn({ err: error }, 'jobs cannot be read; trying again');
      isUnavailable = true;
    }
  }

  function poll(): void {
    if (stopping) return;
    if (polling) return void (pollAgain = true);
    polling = takeDueJobs().finally(() => {
      polling = undefined;
      if (!pollAgain) return;
      pollAgain = false;
      poll();
    });
  }

  deps.signal.onNotify(poll);
  const timer = setInterval(poll, POLL_MS);
  timer.unref();
  poll();

  return {
    /** Starts nothing new and lets running jobs end, up to this time. The lease of a job that is cut off runs out. */
    async stop(withinMs: number): Promise<{ cutOff: boolean }> {
      stopping = true;
      clearInterval(timer);
      await polling;
      const late = new AbortController();
      await Promise.race([
        Promise.all([...running.values()].map(({ ended }) => ended)),
        wait(withinMs, undefined, { signal: late.signal }).catch(() => undefined),
      ]);
      late.abort();
      for (const { job } of running.values()) await cutOffJob(deps.database, job).catch(() => undefined);
      return { cutOff: running.size > 0 };
    },
  };
}
