import { Readable } from 'node:stream';
import { problem } from './problem.ts';

/** A path names one content for ever, so browsers keep their copy; shared caches revalidate each time. */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=31536000, s-maxage=0, immutable';
/** Not public, or not yet. Without an ETag, so that no cache can take a 304 as permission to show its copy. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store';

export interface ServedFile {
  size: number;
  contentType: string;
  etag?: string;
  cacheControl: string;
  stream(start: number, end: number): Readable;
  headers?: Record<string, string>;
}

/** The headers of a file whose bytes need not be read. */
type FileHeaders = Pick<ServedFile, 'etag' | 'cacheControl' | 'headers'>;

const headersOf = (file: FileHeaders) =>
  new Headers({
    ...file.headers,
    ...(file.etag && { etag: file.etag }),
    'cache-control': file.cacheControl,
    'accept-ranges': 'bytes',
  });

/** For a client that has it already. */
export const unchanged = (file: FileHeaders) => new Response(null, { status: 304, headers: headersOf(file) });

/** Answers with a file: conditional requests, one byte range, HEAD without opening it. */
export function fileResponse(request: Request, requestId: string, file: ServedFile): Response {
  if (matchesEtag(request.headers.get('if-none-match'), file.etag)) return unchanged(file);
  const headers = headersOf(file);
  headers.set('content-type', file.contentType);

  const range = requestedRange(request, file);
  if (range === 'unsatisfiable') {
    return problem('range-not-satisfiable', requestId, {
      headers: { 'content-range': `bytes */${file.size}` },
    });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${file.size}`);
  const silent = request.method === 'HEAD' || end < start;
  const body = silent ? null : (Readable.toWeb(file.stream(start, end)) as ReadableStream);
  return new Response(body, { status: range ? 206 : 200, headers });
}

export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false;
  if (ifNoneMatch === '*') return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}

/** One range, as in RFC 9110. Several ranges, or one for another version, get the whole file. */
function requestedRange(
  request: Request,
  file: ServedFile,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  if (request.method !== 'GET') return undefined;
  const ifRange = request.headers.get('if-range');
  if (ifRange && ifRange !== file.etag) return undefined;
  const match = /^bytes=(\d*)-(\d*)$/i.exec(request.headers.get('range') ?? '');
  if (!match) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, file.size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? file.size - 1 : Math.min(Number(to), file.size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return undefined;
  if (start >= file.size || (from === '' && Number(to) === 0)) return 'unsatisfiable';
  return { start, end };
}
