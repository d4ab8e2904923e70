import { oneLine } from '#app/core/text/text-input.ts';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/parked-jobs-page.ts';
import { retryJob } from '#app/access/retry-job.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { studioContext } from '#app/studio/content/studio-context.server.ts';

/** Longer than the id of any job. */
const MAX_ID = 200;

/** They are listed on the dashboard. */
export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'studio.enter');
  return redirect(studioHref('dashboard'));
}

/** "Try again". */
export async function action({ request, context }: Route.ActionArgs) {
  const commandContext = studioContext(context, 'jobs.retry');
  const form = await request.formData();
  await retryJob(commandContext, oneLine(String(form.get('id') ?? '')).slice(0, MAX_ID));
  return redirect(studioHref('dashboard', { done: 'job-retried' }));
}
