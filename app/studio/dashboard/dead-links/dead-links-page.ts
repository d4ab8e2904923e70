import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/dead-links-page.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { permissionOn } from '#app/publishing/content-type.ts';
import { listDeadLinks } from '#app/publishing/outside-links/dead-links.server.ts';
import { contentTypes, findType } from '#app/content-types.ts';
import { acknowledgeWarnings } from '#app/publishing/checks/acknowledged.server.ts';
import { warningKey } from '#app/publishing/checks/publish-warning.ts';
import { doneAt, studioAction } from '#app/studio/form/studio-action.server.ts';

/** They are shown on the dashboard. */
export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'studio.enter');
  return redirect(studioHref('dashboard'));
}

/** The button "Do not remind again" applies to the links that were shown, not to those found since. */
export const action = studioAction('deadLinks', {
  async run(context) {
    const { services, site, staff, now, form } = context;
    const { schoolCode } = staff;
    const query = { schoolCode, siteUrl: site.url, now, limit: Infinity };
    const seen = new Set(form.getAll('mark').map(String));
    const items = await listDeadLinks(services.database.writes, contentTypes, query);
    for (const { type, id, dead } of items) {
      if (type !== form.get('type') || id !== form.get('id')) continue;
      context.requirePermission(permissionOn(findType(type)!, 'content.publish'));
      await acknowledgeWarnings(
        context,
        { schoolCode, type, id },
        dead.filter((link) => seen.has(warningKey(link))),
      );
    }
    return doneAt(studioHref('dashboard', { done: 'links-known' }));
  },
});
