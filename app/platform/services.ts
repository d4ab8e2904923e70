import type { Site, Sites } from '#app/sites/site.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { ContentRevisions } from './content/revisions.ts';
import type { Database } from './db/database.ts';
import type { JobSignal } from './jobs/job-signal.ts';
import type { Log } from './log.ts';
import type { Storage } from './storage/storage.ts';

/** Connections to the outside, opened once at the start and passed on. */
export interface Services {
  config: Config;
  sites: Sites;
  clock: Clock;
  log: Log;
  database: Database;
  storage: Storage;
  revisions: ContentRevisions;
  /** Notified after a job was enqueued. */
  jobs: JobSignal;
}

/** The same for one site: what a request or a job works with. */
export interface SiteServices extends Services {
  site: Site;
}
