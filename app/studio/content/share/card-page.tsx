import { Readable } from 'node:stream';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/card-page.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { fileResponse, PRIVATE_CACHE_CONTROL } from '#app/platform/http/file-response.ts';
import { problem } from '#app/platform/http/problem.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import {
  idOrMissing,
  missing,
  typeContext,
  typeOrMissing,
} from '#app/studio/content/studio-context.server.ts';
import { cardLanguagesOf } from '#app/words/card-languages.ts';
import { readCardFile, savedCardName } from './card-files.ts';
import { makeCard } from './make-card.server.ts';

const contentTypes = { jpg: 'image/jpeg', pdf: 'application/pdf' };

/** A card as a file: 404 unless the item is public now. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { services, now } = typeContext(context, params, 'content.read');
  const { site, requestId } = context.get(requestContext);
  const type = typeOrMissing(params);
  const file = readCardFile(params.file, cardLanguagesOf(site.languages));
  if (!file) throw missing();
  const id = idOrMissing(params);
  const save = new URL(request.url).searchParams.get('save');
  const bytes = await makeCard({ services, site, now }, type, id, file);
  // Somebody who wants to save it is redirected to the page of the cards, which explains why there is none.
  if (save !== null && (!bytes || bytes === 'busy'))
    throw redirect(
      studioHref('itemShare', {
        type: type.name,
        id,
        language: file.language,
        done: bytes && 'busy',
      }),
    );
  if (!bytes) throw missing();
  if (bytes === 'busy') return problem('unavailable', requestId, { headers: { 'retry-after': '10' } });
  return fileResponse(request, requestId, {
    size: bytes.length,
    contentType: contentTypes[file.form],
    cacheControl: PRIVATE_CACHE_CONTROL,
    ...(save !== null && {
      headers: { 'content-disposition': `attachment; filename="${savedCardName(save, file)}"` },
    }),
    stream: (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
  });
}
