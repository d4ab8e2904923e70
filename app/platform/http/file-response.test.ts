import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { fileResponse, matchesEtag } from './file-response.ts';

const content = Buffer.from('0123456789');

function ask(headers: Record<string, string> = {}, { method = 'GET', bytes = content } = {}) {
  const stream = vi.fn((start: number, end: number) => Readable.from([bytes.subarray(start, end + 1)]));
  const response = fileResponse(new Request('https://school.example/file', { method, headers }), 'id-1', {
    size: bytes.length,
    contentType: 'image/webp',
    etag: '"v1"',
    cacheControl: 'public, max-age=31536000, immutable',
    stream,
    headers: { vary: 'accept-encoding' },
  });
  return { response, stream };
}

test('the whole file is sent with its type, length, version and cache time', async () => {
  const { response } = ask();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '10',
    'content-type': 'image/webp',
    etag: '"v1"',
    vary: 'accept-encoding',
  });
  expect(await response.text()).toBe('0123456789');
});

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=4-4', '4', 'bytes 4-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=0-', '0123456789', 'bytes 0-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=-25', '0123456789', 'bytes 0-9/10'],
  ['bytes=8-99999999999999999999', '89', 'bytes 8-9/10'],
  ['Bytes=0-3', '0123', 'bytes 0-3/10'],
])('%s answers with that part', async (range, part, contentRange) => {
  const { response } = ask({ range });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(response.headers.get('content-length')).toBe(String(part.length));
  expect(await response.text()).toBe(part);
});

test.each([
  'bytes=0-1,4-5',
  'bytes=0-1, -1',
  'bytes=-',
  'bytes=5-2',
  'bytes=a-b',
  'bytes=-1-2',
  'bytes 0-1',
  'lines=0-1',
])('%s is several ranges or an invalid one: the whole file is sent', async (range) => {
  const { response } = ask({ range });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-range')).toBeNull();
  expect(await response.text()).toBe('0123456789');
});

test.each(['bytes=10-', 'bytes=10-12', 'bytes=99999999999999999999-', 'bytes=-0'])(
  '%s is outside the file',
  async (range) => {
    const { response, stream } = ask({ range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ status: 416, requestId: 'id-1' });
    expect(stream).not.toHaveBeenCalled();
  },
);

test.each([
  ['"v1"', 206],
  ['"v0"', 200],
  ['W/"v1"', 200],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 200],
])('a range only for version %s answers %i', async (ifRange, status) => {
  const { response } = ask({ range: 'bytes=0-3', 'if-range': ifRange });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(status === 206 ? '0123' : '0123456789');
});

test.each(['"v1"', 'W/"v1"', '"v0", "v1"', '*'])(
  'a client with %s gets a 304, and the file is not opened',
  async (ifNoneMatch) => {
    const { response, stream } = ask({ 'if-none-match': ifNoneMatch, range: 'bytes=0-3' });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe('"v1"');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.has('content-length')).toBe(false);
    expect(response.headers.has('content-type')).toBe(false);
    expect(response.body).toBeNull();
    expect(stream).not.toHaveBeenCalled();
  },
);

test('a client with another version gets this one', () => {
  expect(ask({ 'if-none-match': '"v0", "v10"' }).response.status).toBe(200);
  expect(matchesEtag('"v0"', 'W/"v1"')).toBe(false);
  expect(matchesEtag(undefined, '"v1"')).toBe(false);
});

test.each<Record<string, string>>([{}, { range: 'bytes=0-3' }, { range: 'bytes=10-' }])(
  'HEAD describes the whole file, whatever range it names, and never opens it (%j)',
  (headers) => {
    const { response, stream } = ask(headers, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('10');
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.body).toBeNull();
    expect(stream).not.toHaveBeenCalled();
  },
);

test('an empty file is an empty answer', async () => {
  const { response, stream } = ask({}, { bytes: Buffer.alloc(0) });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe('0');
  expect(await response.text()).toBe('');
  // There is no byte -1 to read up to.
  expect(stream).not.toHaveBeenCalled();
});

test('a client that disconnects closes the file', async () => {
  const { response, stream } = ask();
  await response.body!.cancel();
  expect(stream.mock.results[0]!.value.destroyed).toBe(true);
});
