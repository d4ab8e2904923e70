import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { isDatabaseUnavailable } from '../db/database.ts';
import { PART_BYTES, s3Storage } from './s3.ts';
import { isStorageUnavailable } from './storage.ts';

const key = 'LFIS/originals/ab/abcd.jpg';
const LIMITS = { readMs: 400, writeMs: 400, attempts: 2, firstWaitMs: 5 };
/** For tests that are not about time: a part has eight megabytes, and the machine may be busy. */
const UNHURRIED = { ...LIMITS, readMs: 60_000, writeMs: 60_000 };
const CONTENT = Buffer.alloc(300_000, 'light of the school ');

type Answer = (request: IncomingMessage, response: ServerResponse, nth: number) => void;

/** A test server with scripted answers; it records the requests. */
async function serverThat(answer: Answer, limits = LIMITS) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url!.replace(`/school/${key}`, '')}`.trim());
    const nth = requests.length;
    request.resume().on('end', () => answer(request, response, nth));
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const location = {
    endpoint,
    region: 'auto',
    bucket: 'school',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  };
  return { requests, storage: s3Storage(location, limits) };
}

const say = (response: ServerResponse, status: number, code = '') =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(code && `<Error><Code>${code}</Code></Error>`);

test.each([
  ['500', (response: ServerResponse) => say(response, 500, 'InternalError')],
  ['503 SlowDown', (response: ServerResponse) => say(response, 503, 'SlowDown')],
  ['nothing at all', () => undefined],
  ['a line that is cut', (response: ServerResponse) => response.destroy()],
])('%s once is ignored: the second attempt counts', async (_, fail) => {
  const { storage, requests } = await serverThat(({ method }, response, nth) =>
    nth % 2 === 1
      ? fail(response)
      : response.writeHead(200, { 'content-length': 7 }).end(method === 'HEAD' ? undefined : 'content'),
  );
  await storage.write(key, Buffer.from('content'));
  expect(await storage.size(key)).toBe(7);
  expect(requests).toEqual(['PUT', 'PUT', 'HEAD', 'HEAD']);
});

test.each([
  ['500', (response: ServerResponse) => say(response, 500, 'InternalError')],
  ['503 SlowDown', (response: ServerResponse) => say(response, 503, 'SlowDown')],
  ['nothing at all', () => undefined],
  ['a line that is cut', (response: ServerResponse) => response.destroy()],
])('repeated %s is a failure, never a file or a missing file', async (_, fail) => {
  const { storage, requests } = await serverThat((_request, response) => fail(response));
  const operations = [
    () => storage.write(key, CONTENT),
    () => storage.size(key),
    () => storage.read(key),
    () => buffer(storage.stream(key, 0, 9)),
    () => storage.remove(key),
  ];
  for (const attempt of operations) {
    const error = await attempt().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect([isStorageUnavailable(error), isDatabaseUnavailable(error)]).toEqual([true, false]);
  }
  expect(requests).toHaveLength(5 * LIMITS.attempts);
});

test('a refused request is not repeated', async () => {
  const { storage, requests } = await serverThat((_request, response) => say(response, 403, 'AccessDenied'));
  await expect(storage.write(key, CONTENT)).rejects.toThrow('403');
  await expect(storage.read(key)).rejects.toThrow('403');
  expect(requests).toEqual(['PUT', 'GET']);
});

/** Sends the object, a limited number of bytes at a time. */
const inBits: (most: number) => Answer = (most) => (request, response) => {
  const [, from = '0', to = String(CONTENT.length - 1)] =
    /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const part = CONTENT.subarray(Number(from), Number(to) + 1);
  response.writeHead(request.headers.range ? 206 : 200, { 'content-length': part.length });
  if (part.length <= most) return void response.end(part);
  response.write(part.subarray(0, most), () => setTimeout(() => response.destroy(), 20));
};

test('an interrupted body continues where it stopped: nobody gets half a photo', async () => {
  const { storage, requests } = await serverThat(inBits(130_000));
  expect(Buffer.compare(Buffer.from(await storage.read(key)), CONTENT)).toBe(0);
  expect(requests).toHaveLength(3);
  const part = await buffer(storage.stream(key, 1000, 200_000));
  expect(Buffer.compare(part, CONTENT.subarray(1000, 200_001))).toBe(0);
});

test('a body that never continues is a failure, not a shorter file', async () => {
  const { storage } = await serverThat((_request, response) => {
    response.writeHead(206, { 'content-length': 100 });
    response.write('');
    response.flushHeaders();
  });
  await expect(buffer(storage.stream(key, 0, 99))).rejects.toThrow('stopped responding');
});

test('a slow reader is waited for', async () => {
  const { storage } = await serverThat(inBits(CONTENT.length));
  const taken: Buffer[] = [];
  for await (const chunk of storage.stream(key, 0, CONTENT.length - 1)) {
    taken.push(chunk as Buffer);
    if (taken.length === 1) await new Promise((later) => setTimeout(later, 2 * LIMITS.readMs));
  }
  expect(Buffer.concat(taken)).toHaveLength(CONTENT.length);
});

const STARTED = '<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>';

test('a part that cannot be sent fails the whole upload, and deletes the parts that were sent', async () => {
  const { storage, requests } = await serverThat((request, response) => {
    if (request.method === 'POST') return void response.writeHead(200).end(STARTED);
    if (request.url!.includes('partNumber=2')) return void say(response, 500, 'InternalError');
    response.writeHead(request.method === 'DELETE' ? 204 : 200, { etag: '"e"' }).end();
  }, UNHURRIED);
  await expect(storage.write(key, Buffer.alloc(PART_BYTES + 1))).rejects.toThrow('500');
  expect(requests[0]).toBe('POST ?uploads=');
  expect(requests.filter((line) => line.includes('partNumber=2'))).toHaveLength(LIMITS.attempts);
  expect(requests.at(-1)).toBe('DELETE ?uploadId=u1');
});

test('an upload fails if S3 answers 200 with an error in the body', async () => {
  const { storage, requests } = await serverThat((request, response) => {
    if (request.url!.includes('uploads')) return void response.writeHead(200).end(STARTED);
    if (request.method === 'POST') return void say(response, 200, 'InternalError');
    response.writeHead(200, { etag: '"e"' }).end();
  }, UNHURRIED);
  await expect(storage.write(key, Buffer.alloc(PART_BYTES + 1))).rejects.toThrow('did not complete');
  expect(requests.at(-1)).toBe('DELETE ?uploadId=u1');
});
