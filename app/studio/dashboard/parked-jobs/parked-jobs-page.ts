import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/parked-jobs-page.ts';
import { retryJob } from '#app/access/retry-job.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { doing } from '#app/studio/content/doing.server.ts';

/** They are listed on the dashboard. */
export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'studio.enter');
  return redirect(studioHref('dashboard'));
}

/** "Try again". */
export async function action({ request, context }: Route.ActionArgs) {
  const acting = doing(context, 'jobs.retry');
  const form = await request.formData();
  await retryJob(acting, String(form.get('id') ?? ''));
  return redirect(studioHref('dashboard', { done: 'job-retried' }));
}
