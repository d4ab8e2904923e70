import { isCrossSite } from '#app/platform/http/cross-site.ts';

/** The limit for forms from anybody. */
export const MAX_FORM_BYTES = 64 * 1024;
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/**
 * Each field costs far more than its bytes: 500,000 of them within 1 MB kept Node's parser busy for half a
 * minute.
 */
const MAX_FIELDS = 500;
const MAX_FIELDS_OF_STAFF = 20_000;
/** Up to this size a form is parsed here first. A larger one is a file upload by staff. */
const MAX_TRIED_BYTES = 1024 * 1024;

type PostedForm = { request: Request } | { refused: 400 | 403 | 413 | 415; message: string };

/** A form sent by one of our pages, within the size limit, as a request for React Router's action. */
export async function readPostedForm(
  request: Request,
  siteUrl: string,
  { most = MAX_FORM_BYTES, to = request.url }: { most?: number; to?: string | URL } = {},
): Promise<PostedForm> {
  if (isCrossSite(request, siteUrl))
    return { refused: 403, message: 'Please open the page with this form and send it from there.' };
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? ''))
    return { refused: 415, message: 'This page accepts only a form.' };
  const body = await readUpTo(most, request);
  const type = request.headers.get('content-type')!;
  const maxFields = most > MAX_FORM_BYTES ? MAX_FIELDS_OF_STAFF : MAX_FIELDS;
  if (!body || hasMoreFields(type, body, maxFields))
    return {
      refused: 413,
      message: 'This is too much text for the form. Please shorten it and send it again.',
    };
  if (!(await isReadable(type, body))) return { refused: 400, message: UNREADABLE };
  const headers = new Headers(request.headers);
  // Checked above against the address families use; React Router would check it again against the proxy's.
  headers.delete('origin');
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  return { request: new Request(to, { method: 'POST', headers, body }) };
}

export const UNREADABLE = 'The form could not be read. Please send it again.';

/** The error that a page's action gets from a large, malformed multipart form. */
export const isUnreadableForm = (error: unknown): boolean =>
  error instanceof TypeError && error.message === 'Failed to parse body as FormData.';

function hasMoreFields(type: string, body: Uint8Array<ArrayBuffer>, most: number): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
  const [, boundary] = /boundary="?([^";]+)/i.exec(type) ?? [];
  const between = isMultipart(type) && boundary ? `--${boundary}` : '&';
  let count = 0;
  for (let at = bytes.indexOf(between); at !== -1; at = bytes.indexOf(between, at + 1))
    if (++count > most) return true;
  return false;
}

const isMultipart = (type: string) => /^multipart\//i.test(type);

/**
 * Parsed before the page gets it, because an error there would count as ours. Only a multipart form can be
 * malformed.
 */
async function isReadable(type: string, body: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if (!isMultipart(type) || body.length > MAX_TRIED_BYTES) return true;
  const parsed = new Response(body, { headers: { 'content-type': type } }).formData();
  return parsed.then(
    () => true,
    () => false,
  );
}

/** Undefined if the body is longer. */
export async function readUpTo(most: number, request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
