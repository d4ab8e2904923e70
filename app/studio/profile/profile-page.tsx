import type { Route } from './+types/profile-page.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { PROFILE } from '#app/platform/content/school-items.ts';
import { redirect } from '#app/platform/http/redirect.ts';
import { studioContext } from '#app/studio/content/studio-context.server.ts';

/** The former address of the profile's form, before it became the one of all content. */
export function loader({ context }: Route.LoaderArgs): never {
  studioContext(context, 'profile.edit');
  throw redirect(studioHref('item', { type: PROFILE, id: PROFILE }));
}
