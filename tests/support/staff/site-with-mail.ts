import { onTestFinished } from 'vitest';
import { claimJob } from '#app/platform/jobs/queue.ts';
import { runJob, type RunDeps } from '#app/platform/jobs/run-job.ts';
import { mailerBy } from '#app/platform/mail/open-mailer.ts';
import { SMTP_LIMITS, smtpSender } from '#app/platform/mail/smtp-sender.ts';
import { jobHandlers } from '#server/jobs/background-work.ts';
import { type SmtpSink, startSmtpSink } from '../../../scripts/lib/smtp-sink.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import type { TestDatabase } from '#tests/support/database/engines.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';

export async function openMailSink(): Promise<SmtpSink> {
  const sink = await startSmtpSink();
  onTestFinished(() => sink.stop());
  return sink;
}

/** A site whose mail goes to a real test mail server, and a worker that runs on request. */
export async function openSiteWithMail(database: TestDatabase, settings: Record<string, string> = {}) {
  const sink = await openMailSink();
  const site = await openSite(database, {
    ...sink.settings,
    ENQUIRY_TO: 'office@school.example',
    ...settings,
  });
  return { site, sink, ...workerOf(site) };
}

/** Enough for a server that answers, short enough for one that never will. */
export const SHORT_TIMEOUTS = { connect: 2000, greeting: 400, silence: 400, whole: 5000 };

/** Another replica is another of these on the same database. */
export function workerOf(site: TestSite, limits = SMTP_LIMITS) {
  const { services } = site;
  const { config } = services;
  const deps = (patience: typeof SMTP_LIMITS): RunDeps => ({
    ...services,
    handlers: jobHandlers(
      { ...services, mailer: mailerBy(config, config.smtp && smtpSender(config.smtp, patience)) },
      async (path, request) => site.app.request(path, request),
    ),
  });
  /** Runs due jobs until none is left; returns how many runs that took. */
  async function runDue(patience = limits): Promise<number> {
    const worker = deps(patience);
    for (let runs = 0; ; runs++) {
      const job = await claimJob(services.database, services.clock(), Object.keys(worker.handlers));
      if (!job) return runs;
      await runJob(worker, job);
    }
  }
  /** Lets the time pass that a job may have to wait for its next attempt. */
  const passTime = (milliseconds: number) =>
    void (site.clock.now = new Date(site.clock.now.getTime() + milliseconds));
  return { runDue, passTime };
}

/** Sends an enquiry by the API and returns its receipt. */
export async function sendEnquiry(site: TestSite, change: object = {}): Promise<string> {
  const response = await site.post('/api/form/LFIS/dif', { ...goodEnquiry, ...change });
  if (response.status !== 201) throw new Error(`answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { receipt: string }).receipt;
}
