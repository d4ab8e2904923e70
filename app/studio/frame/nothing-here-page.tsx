import type { Route } from './+types/nothing-here-page.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';

/**
 * A real route instead of a missing one, so that a mistyped address also requires signing in, and does not
 * reveal which addresses exist.
 */
export function loader({ context }: Route.LoaderArgs): never {
  requirePermission(context, 'studio.enter');
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}

export default function NothingHerePage() {
  return null;
}
