import { oneLine } from '#app/core/text/text-input.ts';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/parked-jobs-page.ts';
import { retryJob } from '#app/access/retry-job.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { studioAction } from '#app/studio/form/studio-action.server.ts';

/** Longer than the id of any job. */
const MAX_ID = 200;

/** They are listed on the dashboard. */
export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'studio.enter');
  return redirect(studioHref('dashboard'));
}

/** The button "Try again". */
export const action = studioAction('parkedJobs', {
  async run(context) {
    await retryJob(context, oneLine(String(context.form.get('id') ?? '')).slice(0, MAX_ID));
    return redirect(studioHref('dashboard', { done: 'job-retried' }));
  },
});
