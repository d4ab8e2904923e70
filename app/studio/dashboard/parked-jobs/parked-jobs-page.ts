import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/parked-jobs-page.ts';
import { writeDown } from '#app/access/audit/record.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { retryParkedJob } from '#app/platform/jobs/parked.ts';
import { doing } from '#app/studio/content/doing.server.ts';

/** They are listed on the dashboard. */
export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'studio.enter');
  return redirect(studioHref('dashboard'));
}

/** "Try again". Pressed twice, the second press finds nothing to do. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, staff, now } = doing(context, 'jobs.retry');
  const form = await request.formData();
  const job = { id: String(form.get('id') ?? ''), schoolCode: staff.schoolCode, now };
  const retried = await services.database.writes.transaction().execute(async (transaction) => {
    const found = await retryParkedJob(transaction, job);
    if (found)
      await writeDown(transaction, {
        staff,
        now,
        action: 'retry-job',
        subject: { type: 'jobs', id: job.id, title: found.kind },
      });
    return found;
  });
  if (retried) services.jobs.ring();
  return redirect(studioHref('dashboard', { done: 'job-retried' }));
}
