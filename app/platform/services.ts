import type { Site, Sites } from '#app/sites/site.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { ContentRevisions } from './content/revisions.ts';
import type { Database } from './db/database.ts';
import type { JobSignal } from './jobs/job-signal.ts';
import type { JobHandler } from './jobs/run-job.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mail.ts';
import type { Storage } from './storage/storage.ts';

/** Connections to databases, storage and other services, opened once at the start and passed on. */
export interface Services {
  config: Config;
  sites: Sites;
  clock: Clock;
  log: Log;
  database: Database;
  storage: Storage;
  mailer: Mailer;
  revisions: ContentRevisions;
  /** Notified after a job was enqueued. */
  jobs: JobSignal;
  modules: readonly ServerModule[];
}

/** What a feature leaves to a module. The feature declares here what it needs. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface ModuleServices {}

/** What a module runs on the server: the export of its `module.server.ts`. */
export interface ServerModule {
  jobHandlers(services: Services): Record<string, JobHandler>;
  services: ModuleServices;
}

/** The same for one site: what a request or a job works with. */
export interface SiteServices extends Services {
  site: Site;
}
