import type { TestSite } from './built-site.ts';

interface Sent {
  albumId: string;
  name?: string;
  batch?: string;
  position?: number;
}

const TUS = { 'tus-resumable': '1.0.0' };
const encoded = (value: string | number) => Buffer.from(String(value)).toString('base64');

/** A browser's uploads, chunk by chunk; over the wire if the site listens at an address. */
export function tusClient(
  site: Pick<TestSite, 'app'> | { url: string },
  cookie: string,
  headers: Record<string, string> = {},
) {
  const request = (path: string, init: RequestInit) =>
    'url' in site ? fetch(site.url + path, init) : site.app.request(path, init);
  const call = async (path: string, method: string, more: Record<string, string>, body?: Uint8Array) =>
    request(path, {
      method,
      headers: { ...TUS, cookie, ...headers, ...more },
      ...(body && { body: new Uint8Array(body) }),
    });

  const client = {
    create: (bytes: number, { albumId, name = 'photo.jpg', batch = 'batch', position = 0 }: Sent) =>
      call('/studio/uploads', 'POST', {
        'upload-length': String(bytes),
        'upload-metadata': Object.entries({ albumId, name, batch, place: position })
          .map(([key, value]) => `${key} ${encoded(value)}`)
          .join(','),
      }),
    createWith: (more: Record<string, string>) => call('/studio/uploads', 'POST', more),
    patch: (path: string, offset: number, bytes: Uint8Array) =>
      call(
        path,
        'PATCH',
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        bytes,
      ),
    head: (path: string) => call(path, 'HEAD', {}),
    remove: (path: string) => call(path, 'DELETE', {}),
    /** Uploads one photo completely; returns the response to its last chunk. */
    async send(bytes: Uint8Array, sent: Sent): Promise<{ path: string; answer: Response }> {
      const created = await client.create(bytes.byteLength, sent);
      const path = created.headers.get('location') ?? '';
      if (created.status !== 201 || bytes.byteLength === 0) return { path, answer: created };
      return { path, answer: await client.patch(path, 0, bytes) };
    },
  };
  return client;
}
