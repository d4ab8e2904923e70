import { Readable } from 'node:stream';
import type { Route } from './+types/everything-page.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requireProof } from '#app/access/sign-in/proof.server.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import { sourceOf } from '#app/features/backup/make-backup.server.ts';
import { recordExport } from '#app/exporting/commands.server.ts';
import { everything } from '#app/exporting/zip/everything.server.ts';
import { zipStream } from '#app/exporting/zip/zip-writer.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { translateType } from '#app/studio/words/content-types.ts';
import { studioWordsOf } from '#app/studio/words/words.ts';
import { exportSourceOf } from './export-source.server.ts';

/** A file, not a page. It is created while it is downloaded: a closed connection ends it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'backup.make');
  await requireProof({ request, context }, 'everything.download');
  const { services, site, now } = context.get(requestContext);
  const { config, sites, database, mailer } = services;
  const words = studioWordsOf(staff.language);
  const name = words.backup.everything.file(site.schoolCode, dayInIndia(now));
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  await recordExport({ services, staff, now }, name);
  const exportSource = exportSourceOf({
    db: database.reads,
    // Every file is read once: caching them would evict those that visitors need.
    storage: sourceOf(services, site.schoolCode).storage,
    now,
    config,
    mailer,
    sites,
    site,
    words: words.enquiries,
    officeLanguage: staff.language,
    nameOfType: (type) => translateType(type, words).words.many,
  });
  const chunks = Readable.from(zipStream(everything(exportSource), now), { objectMode: false });
  return new Response(Readable.toWeb(chunks) as ReadableStream, { headers });
}
