import { z } from 'zod';
import { withTimeout } from '#app/core/with-timeout.ts';
import { DatabaseTooSlow } from '#app/platform/db/database.ts';
import { endpoint } from '#app/platform/http/endpoint.ts';
import {
  fileResponse,
  matchesEtag,
  PUBLIC_CACHE_CONTROL,
  PRIVATE_CACHE_CONTROL,
  unchanged,
} from '#app/platform/http/file-response.ts';
import { problem } from '#app/platform/http/problem.ts';
import type { Services } from '#app/platform/services.ts';
import { cropQuery, MIDDLE, type Shape, SHAPES } from './crop.ts';
import { FOCUS_STEP } from './focus.ts';
import {
  fileUrl,
  RENDITION_FORMATS,
  RENDITION_WIDTHS,
  type RenditionFormat,
  type RenditionWidth,
  renditionUrl,
  shownPart,
} from './picture.ts';
import { contentDisposition } from './files/download-name.ts';
import { findOldPath } from './files/old-path.server.ts';
import { findFile, type FoundFile, schoolOf } from './files/public-file.server.ts';
import type { SizedPicture } from './renditions/renditions.server.ts';
import { originalKey, renditionKey } from './renditions/storage-keys.ts';
import { findRenditionAtOnce } from './ingest/stand-in.server.ts';

/** Letters, digits and the two fixed folders: no path can lead outside or to a hidden file. */
const PUBLIC_PATH = /^[A-Z0-9]{2,16}\/public\/Images\/[0-9a-f]{32}\.(jpg|png|pdf)$/;

// For the proxy, so that it replaces its copy of a deleted file; it revalidates each time.
const ASK_AGAIN = { 'cache-control': 'no-cache' };

// The policy for pages would keep a browser's PDF viewer from showing the document.
const documentHeaders = ({ name }: FoundFile) => ({
  'content-security-policy': "frame-ancestors 'none'",
  ...(name && { 'content-disposition': contentDisposition(name) }),
});

const NOT_KEPT = 'no-store';

// A document keeps its address when it is replaced, so browsers must revalidate their copy.
const DOCUMENT_CACHE_CONTROL = 'public, no-cache';

// Caches keep both: the picture as requested, and the lighter one for browsers that save data.
const RENDITION_HEADERS = { vary: 'save-data' };

const RenditionQuery = z
  .object({
    w: z.coerce
      .number()
      .pipe(z.literal([...RENDITION_WIDTHS], `w must be one of ${RENDITION_WIDTHS.join(', ')}`))
      .optional()
      .describe('Width in pixels'),
    f: z.enum(RENDITION_FORMATS).optional().describe('Format'),
    s: z.enum(SHAPES).optional().describe('Shape that the picture is cropped to'),
    p: z.coerce
      .number()
      .min(0)
      .max(100)
      .multipleOf(FOCUS_STEP)
      .optional()
      .describe(
        'Which part of it, in hundredths from the left or the top; only the present one has an answer',
      ),
  })
  .refine(({ w, f }) => (w === undefined) === (f === undefined), 'Give both w and f, or neither')
  .refine(({ w, s }) => s === undefined || w !== undefined, 'Give w and f with s')
  .refine(({ s, p }) => p === undefined || s !== undefined, 'Give s with p');

export const mediaApi = [
  endpoint({
    method: 'GET',
    path: '/image/:path{.+}',
    summary: 'A picture or document',
    description:
      'The original file, or with `w` and `f` a smaller version in that format, with `s` cropped around the focus point. Where another part of the picture is shown now than `p` names, the response redirects to it. While an AVIF is still being created, the response is the nearest available version and must not be cached. The content of a path never changes; the path works as long as a public page shows the file.',
    query: RenditionQuery,
    answer: { files: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'] },
    async handle({ services, schoolCode, filePath, sentPath, query, request, requestId, mayEdit }) {
      const unknown = () => problem('unknown-picture', requestId, { headers: ASK_AGAIN });
      const isOurs = PUBLIC_PATH.test(filePath);
      if (isOurs && request.headers.has('schoolcode') && !filePath.startsWith(`${schoolCode}/`))
        return problem('school-mismatch', requestId);
      const file = isOurs
        ? await withTimeout(LONGEST_LOOKUP_MS, findFile(services, filePath), tookTooLong)
        : undefined;
      // The check comes first, so that a conditional request gets no answer about a file that is not public.
      if (!file || (!file.isPublic && !(await mayEdit(schoolOf(filePath))))) {
        const ownPath = isOurs ? filePath : undefined;
        const search = findOldPath(services, { schoolCode, sent: sentPath, ours: ownPath });
        const now = await withTimeout(LONGEST_LOOKUP_MS, search, tookTooLong);
        if (!now?.isPublic) return unknown();
        return leadTo(query.w && query.f ? formUrl(now, query.w, query.f, query.s) : fileUrl(now.path));
      }
      if (query.w && file.kind !== 'image') return unknown();
      const { crop, width } = partOf(file, query.s);
      // Only the present part has an answer, so that no copy of another remains and nobody can fill the disk.
      if (query.w && query.f && cropQuery(crop) !== cropQuery(requestedCrop(query)))
        return leadTo(formUrl(file, query.w, query.f, query.s));
      const original = { key: originalKey(file.path), size: file.bytes, contentType: file.content_type };
      const form = query.w && query.f ? { width: widthFor(request, query.w), format: query.f } : undefined;
      const key = form
        ? renditionKey(file.path, Math.min(form.width, width), form.format, crop)
        : original.key;
      const headers = form ? RENDITION_HEADERS : file.kind === 'document' ? documentHeaders(file) : {};
      const fileHeaders = file.isPublic
        ? {
            etag: etagOf(key),
            cacheControl: file.kind === 'document' ? DOCUMENT_CACHE_CONTROL : PUBLIC_CACHE_CONTROL,
            headers,
          }
        : { cacheControl: PRIVATE_CACHE_CONTROL, headers };
      // A path names one content for ever, so a conditional request needs no look into the storage.
      if (matchesEtag(request.headers.get('if-none-match'), fileHeaders.etag)) return unchanged(fileHeaders);
      if ((await services.storage.size(original.key)) === undefined) {
        services.log.error(
          { requestId, path: file.path },
          'a file is in the database but not in the storage',
        );
        return problem('unknown-picture', requestId);
      }

      const picture = { path: file.path, width, crop };
      const served = form ? await rendition(services, picture, form.width, form.format) : original;
      return fileResponse(request, requestId, {
        // Caches do not keep a stand-in for a public picture, so that the next visitor gets the right one.
        ...('isStandIn' in served && served.isStandIn && file.isPublic
          ? { cacheControl: NOT_KEPT, headers }
          : fileHeaders),
        size: served.size,
        contentType: served.contentType,
        stream: (start, end) => services.storage.stream(served.key, start, end),
      });
    },
  }),
];

/** What this shape shows of a file now. */
const partOf = ({ width, height, focus }: FoundFile, shape: Shape | undefined) =>
  width && height ? shownPart({ width, height, focus }, shape) : { crop: undefined, width: Infinity };

const requestedCrop = ({ s, p = MIDDLE }: { s?: Shape | undefined; p?: number | undefined }) =>
  s && { shape: s, at: p };

const formUrl = (file: FoundFile, width: RenditionWidth, format: RenditionFormat, shape: Shape | undefined) =>
  renditionUrl(file.path, width, format, partOf(file, shape).crop);

/** Temporary: the new address may change again, and disappears once nothing shows the file. */
const leadTo = (location: string) => new Response(null, { status: 302, headers: { location, ...ASK_AGAIN } });

/** A cut database connection is noticed late; another replica may have a working one. */
const LONGEST_LOOKUP_MS = 2000;
const tookTooLong = (): never => {
  throw new DatabaseTooSlow();
};

const etagOf = (key: string) => `"${key.split('/').slice(2).join('-')}"`;

/** The widest that a tile or a card uses; anything wider is a photo that a visitor opened. */
const WIDEST_TILE = 960;

/** A browser that saves data gets a tile one step smaller; the pages are the same for all. */
function widthFor(request: Request, width: RenditionWidth): RenditionWidth {
  if (request.headers.get('save-data')?.toLowerCase() !== 'on' || width > WIDEST_TILE) return width;
  return RENDITION_WIDTHS[Math.max(0, RENDITION_WIDTHS.indexOf(width) - 1)]!;
}

async function rendition(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  picture: SizedPicture,
  width: RenditionWidth,
  requested: RenditionFormat,
) {
  const { format, ...found } = await findRenditionAtOnce({ storage, log }, picture, width, requested);
  return { ...found, contentType: `image/${format}` };
}
