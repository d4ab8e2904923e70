import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { decodingsWaiting } from '#app/media/ingest/decoding-budget.server.ts';
import { renditionsWaiting } from '#app/media/renditions/renditions.server.ts';
import type { Services } from '#app/platform/services.ts';
import { photosWaiting } from '#app/features/gallery/photos/add-uploaded-photo.server.ts';
import { addEnquiryMetrics } from './enquiry-metrics.ts';
import type { PageCache } from '#server/pages/page-cache.ts';
import { addressKinds } from '#server/pages/render-slots.ts';
import { backupsFolder, findNewestBackup } from '#app/features/backup/backups-folder.server.ts';
import { databaseBytes } from '#app/platform/db/database-size.ts';
import { diskSpace } from '#app/platform/storage/disk-space.ts';
import { singleFlight } from '#app/core/flow/single-flight.ts';
import { sumVisits } from '#app/features/visitors/queries.server.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics for the operator. Labels are few and fixed: never an address or an id. */
export function createMetrics(deps: { pageCache: PageCache; services: Services }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by type of address, status class and page cache outcome',
    labelNames: ['area', 'status', 'cache'] as const,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Response time of requests that were not answered directly from the page cache',
    labelNames: ['area', 'route'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const rendering = new Histogram({
    name: 'page_render_seconds',
    help: 'Time to render a page that was not in the cache, by page',
    labelNames: ['page'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory used by cached pages',
    registers: [registry],
    collect() {
      this.set(deps.pageCache.stats().bytes);
    },
  });
  new Gauge({
    name: 'page_cache_pages',
    help: 'Pages in the cache',
    registers: [registry],
    collect() {
      this.set(deps.pageCache.stats().pages);
    },
  });
  new Gauge({
    name: 'renders_waiting',
    help: 'Requests waiting to be rendered, by type of page',
    labelNames: ['lane'] as const,
    registers: [registry],
    collect() {
      for (const kind of addressKinds) this.set({ lane: kind }, deps.pageCache.renderSlots.waiting(kind));
    },
  });
  new Gauge({
    name: 'renditions_waiting',
    help: 'Picture sizes waiting to be created',
    registers: [registry],
    collect() {
      this.set(renditionsWaiting());
    },
  });
  new Gauge({
    name: 'decodings_waiting',
    help: 'Pictures waiting for free memory to be decoded',
    registers: [registry],
    collect() {
      this.set(decodingsWaiting());
    },
  });
  new Gauge({
    name: 'uploads_waiting',
    help: 'Uploaded photos waiting to be added to their album',
    registers: [registry],
    collect() {
      this.set(photosWaiting());
    },
  });
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs run by this process, by kind and outcome: done, retry, dead, parked, lease lost',
    labelNames: ['kind', 'outcome'] as const,
    registers: [registry],
  });
  const uploads = new Counter({
    name: 'uploads_total',
    help: 'Finished photo uploads, by outcome: taken, a duplicate, refused, failed',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  addEnquiryMetrics(registry, deps.services);
  addDiskMetrics(registry, deps.services);
  addVisitMetrics(registry, deps.services);
  return { registry, requests, seconds, rendering, jobs, uploads };
}

/** Free space, and the age of the newest backup. What cannot be measured is left out, not reported as 0. */
function addDiskMetrics(registry: Registry, { config, database }: Services): void {
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await read().catch(() => undefined);
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  gauge(
    'disk_free_bytes',
    'Free space on the disk of DATA_DIR',
    async () => (await diskSpace(config.dataDir)).free,
  );
  gauge(
    'disk_total_bytes',
    'Size of the disk of DATA_DIR',
    async () => (await diskSpace(config.dataDir)).total,
  );
  gauge('database_bytes', 'Disk space used by the database', () => databaseBytes(database.reads));
  gauge('backup_last_seconds', 'Time of the newest complete backup on this machine', async () => {
    const newest = await findNewestBackup(backupsFolder(config.dataDir));
    return newest && Date.parse(newest.madeAt) / 1000;
  });
}

/**
 * Read from the database on every scrape, so that all replicas report the same. Without a database they report
 * nothing.
 */
function addVisitMetrics(registry: Registry, { database, sites }: Services): void {
  const schoolCodes = sites.all.map(({ schoolCode }) => schoolCode);
  const once = singleFlight<{ visits: number; refused: number }>();
  const counter = (name: string, help: string, which: 'visits' | 'refused') =>
    new Counter({
      name,
      help,
      registers: [registry],
      async collect() {
        const sums = await once('sums', () => sumVisits(database.reads, schoolCodes)).catch(() => undefined);
        this.reset();
        if (sums) this.inc(sums[which]);
        else this.remove();
      },
    });
  counter('visits_total', 'Visits counted', 'visits');
  counter('visits_refused_total', 'Visits not counted because their network sent too many', 'refused');
}
