import { Gauge, type Registry } from 'prom-client';
import { type EnquiryFigures, enquiryFigures } from '#app/features/enquiries/queries.server.ts';
import { singleFlight } from '#app/core/flow/single-flight.ts';
import { type JobFigures, jobFigures } from '#app/platform/jobs/figures.ts';
import type { Services } from '#app/platform/services.ts';

const MAIL = ['deliver-enquiry', 'acknowledge-enquiry'];

/**
 * Read from the database on every scrape, so that all replicas report the same. Without a database they report
 * nothing.
 */
export function addEnquiryMetrics(registry: Registry, services: Services): void {
  const gauge = (
    name: string,
    help: string,
    set: (gauge: Gauge<string>) => Promise<void>,
    labels: string[] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        this.reset();
        // Metrics with labels are empty after the reset; one without labels would report 0, so it is removed
        // instead.
        await set(this).catch(() => labels.length === 0 && this.remove());
      },
    });
  // All of them are read at the same moment, so one query is enough.
  const once = singleFlight<JobFigures & EnquiryFigures>();
  const figures = () =>
    once('figures', async () => {
      const db = services.database.reads;
      return { ...(await jobFigures(db)), ...(await enquiryFigures(db)) };
    });

  gauge(
    'jobs_waiting',
    'Jobs waiting for their scheduled time or their next attempt',
    async (waiting) => {
      for (const { kind, jobs } of (await figures()).waiting) waiting.set({ kind }, jobs);
    },
    ['kind'],
  );
  gauge('jobs_dead', 'Jobs that failed for good', async (dead) => dead.set((await figures()).dead));
  gauge(
    'jobs_parked',
    'Jobs that were running when the process died twice, and are not tried again',
    async (parked) => parked.set((await figures()).parked),
  );
  gauge('oldest_waiting_mail_seconds', 'Age of the oldest e-mail that is not sent yet', async (age) => {
    const { waiting } = await figures();
    const mails = waiting.filter(({ kind }) => MAIL.includes(kind)).map(({ oldest }) => Date.parse(oldest));
    age.set(mails.length === 0 ? 0 : Math.max(0, services.clock().getTime() - Math.min(...mails)) / 1000);
  });
  gauge('enquiries_kept_aside', 'Enquiries suspected of spam', async (aside) =>
    aside.set((await figures()).keptAside),
  );
  gauge('enquiries_undeliverable', 'Enquiries whose e-mail could not be delivered', async (undeliverable) =>
    undeliverable.set((await figures()).undeliverable),
  );
  gauge('self_test_failed', '1 if the last self-test of the contact form did not arrive', async (failed) => {
    const { selfTest } = await figures();
    failed.set(selfTest?.outcome === 'failed' ? 1 : 0);
  });
  gauge('self_test_last_seconds', 'Start time of the last finished self-test', async (last) => {
    const { selfTest } = await figures();
    last.set(selfTest ? Date.parse(selfTest.startedAt) / 1000 : 0);
  });
}
