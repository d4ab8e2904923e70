import { isCrossSite } from '#app/platform/http/cross-site.ts';

const MOST_FORM_BYTES = 64 * 1024;
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

type PostedForm = { request: Request } | { refused: 400 | 403 | 413 | 415; said: string };

/** A form that a page of ours sent, of a bearable size, as a request that React Router's action may have. */
export async function readPostedForm(
  request: Request,
  siteUrl: string,
  { most = MOST_FORM_BYTES, to = request.url }: { most?: number; to?: string | URL } = {},
): Promise<PostedForm> {
  if (isCrossSite(request, siteUrl))
    return { refused: 403, said: 'This form must be sent from its own page.' };
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? ''))
    return { refused: 415, said: 'This page takes a form.' };
  const body = await readUpTo(most, request);
  if (!body) return { refused: 413, said: 'This is more text than the form takes.' };
  if (!(await isReadable(request.headers.get('content-type')!, body)))
    return { refused: 400, said: 'This form cannot be read.' };
  const headers = new Headers(request.headers);
  // Judged above, by the address families use; React Router would judge it again by the one a proxy uses.
  headers.delete('origin');
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  return { request: new Request(to, { method: 'POST', headers, body }) };
}

/** Tried before a page has it: there it would be a mistake of ours. A large one is some file of the staff's. */
async function isReadable(type: string, body: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if (body.length > MOST_FORM_BYTES) return true;
  const parsed = new Response(body, { headers: { 'content-type': type } }).formData();
  return parsed.then(
    () => true,
    () => false,
  );
}

/** Nothing where there is more than that. */
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
