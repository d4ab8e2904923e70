import type { ServerModule } from '#app/platform/services.ts';
import { followJob } from './following/follow-job.server.ts';
import { FOLLOW_JOB } from './following/plan-following.server.ts';
import { forwardJob } from './forward/forward-job.server.ts';
import { enquiryForwarding, FORWARD_JOB } from './forward/forwarding.server.ts';
import { RELEASE_JOB, releaseJob } from './release/release.server.ts';
import { importJob } from './run/import-job.server.ts';
import { IMPORT_JOB } from './run/import-runs.server.ts';
import './tables.ts';

export const serverModule: ServerModule = {
  jobHandlers: (services) => ({
    [FORWARD_JOB]: forwardJob(services),
    [IMPORT_JOB]: importJob(services),
    [FOLLOW_JOB]: followJob(services),
    [RELEASE_JOB]: releaseJob(services),
  }),
  services: { enquiryForwarding },
};
