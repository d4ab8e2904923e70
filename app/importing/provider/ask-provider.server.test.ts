import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { type Behaviour, startProvider } from '#app/importing/tests/support/provider.ts';
import { tinyJpeg } from '#app/importing/tests/support/tiny-jpeg.ts';
import { createProvider, type ProviderOptions } from './ask-provider.server.ts';

type Started = Parameters<typeof startProvider>[0];

/** A provider and a client, with a clock that advances only during waits. */
async function asking(started: Started = {}, options: Partial<ProviderOptions> = {}) {
  const there = await startProvider(started);
  onTestFinished(() => there.stop());
  const waits: number[] = [];
  let clock = Date.parse('2026-01-01T00:00:00Z');
  const provider = createProvider({
    address: there.address,
    schoolThere: there.school,
    trustedHosts: [there.host],
    userAgent: 'Test/1',
    onWait: (seconds) => waits.push(seconds),
    now: () => clock,
    wait: async (ms) => void (clock += ms),
    ...options,
  });
  return { there, provider, waits };
}

const photo = 'LFIS/public/Images/album-0-0.jpg';

test('every list, the count and a file are read, with user agent, code and token', async () => {
  const { there, provider } = await asking({}, { token: 'a-word' });
  for (const contentType of Object.keys(there.lists) as (keyof typeof there.lists)[])
    expect(await provider.list(contentType), contentType).toEqual({
      items: there.lists[contentType],
      passed: [],
    });
  expect(await provider.visitors()).toEqual({ visitors: 1234 });
  expect(await provider.file(photo)).toEqual({ bytes: tinyJpeg(photo) });
  expect(await provider.file('public/Images/a b#1%.jpg')).toEqual({
    bytes: tinyJpeg('LFIS/public/Images/a b#1%.jpg'),
  });
  for (const { headers } of there.seen)
    expect(headers).toMatchObject({
      'user-agent': 'Test/1',
      schoolcode: 'LFIS',
      authorization: 'Bearer a-word',
    });
});

test.each<[Behaviour, list: object, file: object]>([
  [{ behaviour: 'html' }, { failed: 'list-not-json' }, { failed: 'file-missing' }],
  [
    { behaviour: 'redirect-loop' },
    { failed: 'list-unreachable', detail: 'redirects' },
    { failed: 'file-unreachable', detail: 'redirects' },
  ],
  [
    { behaviour: 'redirect-to-loopback' },
    { failed: 'list-unreachable', detail: 'address' },
    { failed: 'file-elsewhere', detail: 'address' },
  ],
  [
    { behaviour: 'needs-token', token: 'another' },
    { failed: 'not-allowed', detail: 'HTTP 401' },
    { failed: 'not-allowed', detail: 'HTTP 401' },
  ],
])('%j is reported at once', async (mood, list, file) => {
  const { there, provider, waits } = await asking({ behaviours: [mood] });
  expect(await provider.list('news')).toEqual(list);
  expect(await provider.file(photo)).toEqual(file);
  expect(await provider.visitors()).toMatchObject({ failed: expect.stringMatching(/^list-|^not-/) });
  expect(waits).toEqual([]);
  expect(there.requests.secrets).toBe(0);
});

test.each<[Behaviour, list: object, file: object, filesAsked: number]>([
  [
    { behaviour: '500' },
    { failed: 'list-unreachable', detail: 'HTTP 500' },
    { failed: 'file-unreachable', detail: 'HTTP 500' },
    5,
  ],
  [
    { behaviour: '429' },
    { failed: 'list-unreachable', detail: 'HTTP 429' },
    { failed: 'file-unreachable', detail: 'HTTP 429' },
    5,
  ],
  [
    { behaviour: 'dead-line' },
    { failed: 'list-unreachable', detail: 'lost' },
    { failed: 'file-unreachable', detail: 'lost' },
    5,
  ],
  [
    { behaviour: 'wrong-length' },
    { failed: 'list-unreachable', detail: 'lost' },
    { failed: 'file-broken', detail: 'lost' },
    2,
  ],
])('%j forever is given up after a while', async (mood, list, file, fileRequests) => {
  const { there, provider, waits } = await asking({ behaviours: [mood] });
  expect(await provider.list('news')).toEqual(list);
  expect(there.requests.count).toBe(5);
  expect(waits).toEqual([1, 2, 4, 8]);
  expect(await provider.file(photo)).toEqual(file);
  expect(there.requests.count).toBe(5 + fileRequests);
});

test.each<Behaviour>([
  { behaviour: '500', times: 4 },
  { behaviour: '429', times: 2 },
  { behaviour: 'dead-line', times: 3 },
  { behaviour: 'wrong-length', times: 1 },
  { behaviour: 'truncated-jpeg', times: 1 },
])('%j is retried, and then succeeds', async (mood) => {
  const { there, provider } = await asking();
  there.set(mood);
  expect(await provider.list('news')).toMatchObject({ items: there.lists.news });
  there.set(mood);
  expect(await provider.file(photo)).toEqual({ bytes: tinyJpeg(photo) });
});

test('a file that breaks off in the middle, despite its length, is requested twice and reported as broken', async () => {
  const { there, provider } = await asking({ behaviours: [{ behaviour: 'truncated-jpeg' }] });
  expect(await provider.file(photo)).toEqual({ failed: 'file-broken' });
  expect(there.requests.count).toBe(2);
});

test('Retry-After is respected by all requests, in seconds or as a date, up to five minutes', async () => {
  const { there, provider, waits } = await asking();
  there.set({ behaviour: '429', times: 1, retryAfter: '42' });
  await provider.file(photo);
  there.set({ behaviour: '429', times: 1, retryAfter: 'Thu, 01 Jan 2026 00:02:00 GMT' });
  await provider.file(photo);
  there.set({ behaviour: '500', times: 1, retryAfter: '86400' });
  await provider.file(photo);
  expect(waits).toEqual([42, 78, 300]);
});

test('while it is busy no request is sent', async () => {
  const pending = Promise.withResolvers<void>();
  let clock = 0;
  const { there, provider } = await asking(
    {},
    {
      now: () => clock,
      wait: async (ms) => {
        await pending.promise;
        clock = Math.max(clock, ms);
      },
    },
  );
  there.set({ behaviour: '429', times: 1, retryAfter: '60' });
  const first = provider.file(photo);
  await expect.poll(() => there.requests.count).toBe(1);
  await new Promise((soon) => setTimeout(soon, 50));
  const second = provider.file(photo);
  await new Promise((soon) => setTimeout(soon, 50));
  expect(there.requests.count).toBe(1);
  pending.resolve();
  expect(await Promise.all([first, second])).toEqual([
    { bytes: tinyJpeg(photo) },
    { bytes: tinyJpeg(photo) },
  ]);
  expect(there.requests.count).toBe(3);
});

test('the number of parallel requests is limited, and connections are reused', async () => {
  const { there, provider } = await asking({ behaviours: [{ behaviour: 'slow', ms: 20 }] }, { atOnce: 3 });
  const paths = Array.from({ length: 20 }, (_, at) => `LFIS/public/Images/album-0-${at}.jpg`);
  const files = await Promise.all(paths.map((path) => provider.file(path)));
  expect(files).toEqual(paths.map((path) => ({ bytes: tinyJpeg(path) })));
  expect(there.requests.maxAtOnce).toBe(3);
});

test.each([
  ['paged as ours', 1203, { behaviour: 'paged', size: 500 } as const, 3],
  ['paged, the last page full', 1000, { behaviour: 'paged', size: 500 } as const, 3],
  ['in one piece, and `offset` is not known', 40, undefined, 2],
  ['in one piece of no round number', 41, undefined, 1],
  ['otherwise ordered each time', 40, { behaviour: 'reordered', on: /offset/ } as const, 2],
])('a list %s is read completely, without duplicates', async (_how, albums, behaviour, questions) => {
  const { there, provider } = await asking({
    albums,
    photos: 1,
    ...(behaviour && { behaviours: [behaviour] }),
  });
  expect(await provider.list('albums')).toEqual({ items: there.lists.albums, passed: [] });
  expect(there.requests.count).toBe(questions);
});

test('a failing later page does not make the list look short', async () => {
  const behaviours: Behaviour[] = [
    { behaviour: 'paged', size: 10 },
    { behaviour: '500', on: /offset=20/ },
  ];
  const { provider } = await asking({ news: 35, behaviours });
  expect(await provider.list('news')).toEqual({ failed: 'list-unreachable', detail: 'HTTP 500' });
});

test('5,000 albums with 40,000 photos fit into one answer', async () => {
  const { provider } = await asking({ albums: 5000, photos: 8 });
  const read = await provider.list('albums');
  expect('items' in read && read.items).toHaveLength(5000);
});

test('lists that are too long, too large, wrapped or not lists are distinguished', async () => {
  const { there, provider } = await asking({ videos: 20_001 });
  expect(await provider.list('videos')).toEqual({ failed: 'list-too-large', detail: '20000' });
  there.lists.news = { data: [{ _id: 'a' }] } as never;
  expect(await provider.list('news')).toEqual({ items: [{ _id: 'a' }], passed: [] });
  there.lists.news = { error: 'none' } as never;
  expect(await provider.list('news')).toEqual({ failed: 'list-not-a-list' });
  there.lists.news = [{ _id: 'a', description: 'x'.repeat(51 * 1024 * 1024) }];
  expect(await provider.list('news')).toEqual({ failed: 'list-too-large' });
});

test('albums are requested one by one if the list lacks their photos', async () => {
  const { there, provider } = await asking({ albums: 3 });
  const [first, second, third] = there.lists.albums as [object, { _id: string }, { _id: string }];
  const { attachments: _photos, ...bare } = second as { _id: string; attachments?: unknown };
  there.lists.albums = [first, bare, { ...third, attachments: undefined }] as never;
  there.set({ behaviour: '500', on: new RegExp(third['_id']) });
  const read = await provider.list('albums');
  expect(read).toEqual({
    items: [first, bare],
    passed: [
      {
        contentType: 'albums',
        id: third['_id'],
        title: 'Sample album 2',
        reason: 'list-unreachable',
        detail: 'HTTP 500',
      },
    ],
  });
  expect(there.seen.some(({ path }) => path === `/api/subGallery?id=${second['_id']}`)).toBe(true);
});

test('if the whole gallery fails, the one of the home page is read', async () => {
  const { there, provider } = await asking({ behaviours: [{ behaviour: '404', on: /gallery\/All/ }] });
  expect(await provider.list('albums')).toEqual({ items: there.lists.albums, passed: [] });
  there.set('404');
  expect(await provider.list('albums')).toEqual({ failed: 'list-unreachable', detail: 'HTTP 404' });
});

test('files that are not pictures are reported as such', async () => {
  const { there, provider } = await asking();
  const give = (name: string, body: Buffer, more = {}) => {
    there.files.set(`LFIS/${name}`, { body, ...more });
    return provider.file(`LFIS/${name}`);
  };
  expect(await provider.file('LFIS/missing.jpg')).toEqual({ failed: 'file-missing', detail: 'HTTP 404' });
  expect(await provider.file('public/missing.jpg')).toEqual({ failed: 'file-missing', detail: 'HTTP 404' });
  expect(await give('empty.jpg', Buffer.alloc(0))).toEqual({ failed: 'file-missing' });
  expect(await give('page.jpg', Buffer.from('\n<html>No</html>'))).toEqual({ failed: 'file-missing' });
  expect(await give('huge.jpg', Buffer.alloc(40 * 1024 * 1024 + 1))).toEqual({ failed: 'file-too-large' });
  expect(await give('paper.pdf', Buffer.from('%PDF-1.7'))).toEqual({ bytes: Buffer.from('%PDF-1.7') });
  expect(await give('odd.jpg', Buffer.from('x'), { status: 418 })).toEqual({
    failed: 'file-unreachable',
    detail: 'HTTP 418',
  });
});

test('plain HTTP and private networks are only for allowed hosts', async () => {
  const { there, provider } = await asking({}, { trustedHosts: [] });
  expect(await provider.list('news')).toEqual({ failed: 'list-unreachable', detail: 'address' });
  const inside = createProvider({
    address: 'https://provider.example',
    schoolThere: 'LFIS',
    userAgent: 'Test/1',
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  expect(await inside.list('news')).toEqual({ failed: 'list-unreachable', detail: 'notPublic' });
  expect(there.requests.count).toBe(0);
});

test('an abort throws its reason, also during a wait', async () => {
  const stop = new AbortController();
  const { there, provider } = await asking({ behaviours: [{ behaviour: '500' }] }, { signal: stop.signal });
  const waiting = asking({ behaviours: [{ behaviour: 'slow', ms: 60_000 }] }, { signal: stop.signal });
  const slow = (await waiting).provider.file(photo);
  const read = createProvider({
    address: there.address,
    schoolThere: 'LFIS',
    trustedHosts: [there.host],
    userAgent: 'Test/1',
    signal: stop.signal,
  }).list('news');
  await expect.poll(() => there.requests.count).toBe(1);
  setTimeout(() => stop.abort(new Error('stopped')), 50);
  await expect(read).rejects.toThrow();
  await expect(slow).rejects.toThrow('stopped');
  await expect(provider.list('news')).rejects.toThrow('stopped');
});

test('compressed answers are unpacked, although they were not requested', async () => {
  const { there, provider } = await asking();
  there.files.set('LFIS/packed.jpg', {
    body: gzipSync(tinyJpeg('packed')),
    headers: { 'content-encoding': 'gzip' },
  });
  expect(await provider.file('LFIS/packed.jpg')).toEqual({ bytes: tinyJpeg('packed') });
});
