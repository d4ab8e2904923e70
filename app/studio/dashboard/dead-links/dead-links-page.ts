import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/dead-links-page.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { findType } from '#app/content-types.ts';
import { rememberKnown } from '#app/publishing/gate/known.server.ts';
import { markOf } from '#app/publishing/gate/stumble.ts';
import { doing } from '#app/studio/content/doing.server.ts';
import { atAnswer } from '#app/studio/form/floor/said.ts';
import { findDeadLinks } from './find-dead-links.server.ts';

/** They stand on the dashboard. */
export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'studio.enter');
  return redirect(studioHref('dashboard'));
}

/** "We know", of those that somebody saw there, and of no other that was found meanwhile. */
export async function action({ request, context }: Route.ActionArgs) {
  const acting = doing(context, 'content.publish');
  const { services, staff, now } = acting;
  const form = await request.formData();
  const { schoolCode } = staff;
  const asked = { schoolCode, siteUrl: services.sites.of(schoolCode).url, now, limit: Infinity };
  const seen = new Set(form.getAll('mark').map(String));
  const owners = await findDeadLinks(services.database.writes, asked);
  for (const { type, id, dead } of owners) {
    if (type !== form.get('type') || id !== form.get('id')) continue;
    // Whose links they are tells who may settle them.
    if (!findType(type)) requirePermission(context, 'profile.edit');
    await rememberKnown(
      acting,
      { type, id },
      dead.filter((link) => seen.has(markOf(link))),
    );
  }
  return redirect(atAnswer(studioHref('dashboard', { done: 'links-known' })));
}
