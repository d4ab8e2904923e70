import type { Route } from './+types/nothing-here-page.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';

/**
 * A route of its own rather than a missing one, so that a mistyped address passes the studio's door: whoever is
 * not signed in is asked to, as at every other address, and cannot tell which of them there are.
 */
export function loader({ context }: Route.LoaderArgs): never {
  requirePermission(context, 'studio.enter');
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}

export default function NothingHerePage() {
  return null;
}
