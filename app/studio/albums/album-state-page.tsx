import type { Route } from './+types/album-state-page.ts';
import { findManagedAlbum } from '#app/features/gallery/photos/photos-queries.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';

/**
 * The album as JSON, for the photos page while photos arrive: a lost connection must not replace the page
 * with an error.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { schoolCode } = requirePermission(context, 'albums.edit');
  const { services } = context.get(requestContext);
  const album = await findManagedAlbum(services.database.writes, { schoolCode, id: params.id });
  return album ? Response.json(album) : new Response(null, { status: 404 });
}
