import { createReadStream } from 'node:fs';
import type { Route } from './+types/download-page.ts';
import { recordDownload } from '#app/features/backup/commands.server.ts';
import { backupsFolder, findBackup } from '#app/features/backup/backups-folder.server.ts';
import { requireProof } from '#app/access/sign-in/proof.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { fileResponse } from '#app/platform/http/file-response.ts';
import { requestContext } from '#app/platform/http/request-context.ts';

/** Streams an archive; an interrupted download resumes where it stopped. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'backup.make');
  await requireProof({ request, context }, 'backup.download');
  const { services, requestId, now } = context.get(requestContext);
  const found = await findBackup(backupsFolder(services.config.dataDir), params.name);
  if (!found) throw new Response(null, { status: 404, statusText: 'Not Found' });
  // Recorded once, not for every range.
  if (!/^bytes=[1-9]/.test(request.headers.get('range') ?? ''))
    await recordDownload({ services, staff, now }, params.name);
  return fileResponse(request, requestId, {
    size: found.bytes,
    contentType: 'application/x-tar',
    etag: `"${params.name}-${found.bytes}"`,
    cacheControl: 'no-store',
    headers: { 'content-disposition': `attachment; filename="${params.name}"` },
    stream: (start, end) => createReadStream(found.path, { start, end }),
  });
}
