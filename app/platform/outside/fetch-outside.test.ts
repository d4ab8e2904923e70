import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { Agent, createServer, type RequestListener } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type FetchOutsideOptions, fetchOutside } from './fetch-outside.ts';

const plain: FetchOutsideOptions = {
  method: 'GET',
  userAgent: 'Test/1 (+https://school.example/)',
  maxBytes: 1000,
  maxRedirects: 3,
  withinMs: 5000,
};

/** A third-party server, run on this machine for the test. */
async function standIn(answer: RequestListener, { host = '127.0.0.1', port = 0 } = {}) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.headers.host}${request.url}`);
    answer(request, response);
  });
  server.listen(port, host);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = (server.address() as AddressInfo).port;
  return { requests, port: at, trustedHosts: [`there.example:${at}`], url: `http://there.example:${at}` };
}

const here = async () => [{ address: '127.0.0.1', family: 4 }];

test('an answer has its status, headers and body; the server learns who requested it', async () => {
  const there = await standIn((request, response) => {
    response.setHeader('x-agent', request.headers['user-agent'] ?? '');
    response.writeHead(404).end('gone');
  });
  const answer = await fetchOutside(`${there.url}/a?b=1#c`, { ...plain, ...there, lookup: here });
  expect(answer).toMatchObject({ status: 404, isWhole: true, url: `${there.url}/a?b=1#c` });
  expect('body' in answer && answer.body.toString()).toBe('gone');
  expect('headers' in answer && answer.headers['x-agent']).toBe(plain.userAgent);
  expect(there.requests).toEqual([`GET there.example:${there.port}/a?b=1`]);
});

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/',
  'http://100.100.100.200/',
])('%s is internal and is not requested', async (address) => {
  expect(await fetchOutside(address, plain)).toEqual({ failed: 'notPublic' });
});

test.each([
  'ftp://there.example/',
  'file:///etc/passwd',
  'gopher://there.example/',
  'http://there.example:22/',
  'http://there.example:6379/',
  'https://user:word@there.example/',
  'nothing',
])('%s must never be requested, and its name is not looked up', async (address) => {
  const lookup = vi.fn(here);
  expect(await fetchOutside(address, { ...plain, lookup })).toEqual({ failed: 'address' });
  expect(lookup).not.toHaveBeenCalled();
});

test('a name that resolves to internal addresses is not requested', async () => {
  const there = await standIn((_request, response) => void response.end('secret'));
  const lookup = async () => [
    { address: '127.0.0.1', family: 4 },
    { address: '::ffff:7f00:1', family: 6 },
  ];
  expect(await fetchOutside('http://rebound.example:8080/', { ...plain, lookup })).toEqual({
    failed: 'notPublic',
  });
  // The operator's permission covers networks only, never a cloud's metadata address.
  const metadata = async () => [{ address: '169.254.169.254', family: 4 }];
  expect(await fetchOutside(there.url, { ...plain, ...there, lookup: metadata })).toEqual({
    failed: 'notPublic',
  });
  expect(there.requests).toEqual([]);
});

test('a name is looked up once, and the connection goes to that result', async () => {
  const good = await standIn((_request, response) => void response.end('good'));
  const bad = await standIn((_request, response) => void response.end('bad'), {
    host: '127.0.0.2',
    port: good.port,
  });
  let lookups = 0;
  const lookup = async () => [{ address: lookups++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
  const answer = await fetchOutside(good.url, { ...plain, ...good, lookup });
  expect('body' in answer && answer.body.toString()).toBe('good');
  expect(lookups).toBe(1);
  expect(bad.requests).toEqual([]);
});

test.each([
  ['http://127.0.0.1:8080/', 'notPublic'],
  ['http://[::1]/', 'notPublic'],
  ['//localhost:8080/x', 'notPublic'],
  ['http://169.254.169.254/', 'notPublic'],
  ['file:///etc/passwd', 'address'],
  ['http://elsewhere.example:25/', 'address'],
  ['http://', 'address'],
])('a redirect to %s is not followed', async (location, failed) => {
  const there = await standIn((_request, response) => void response.writeHead(302, { location }).end());
  const lookup = async (host: string) => (host === 'there.example' || host === 'localhost' ? here() : []);
  expect(await fetchOutside(there.url, { ...plain, ...there, lookup })).toEqual({ failed });
  expect(there.requests).toHaveLength(1);
});

test('the target of a redirect is looked up and checked again', async () => {
  const there = await standIn((_request, response) =>
    response.writeHead(301, { location: 'http://other.example:8080/' }).end(),
  );
  const seen: string[] = [];
  const lookup = async (host: string) => {
    seen.push(host);
    return here();
  };
  expect(await fetchOutside(there.url, { ...plain, ...there, lookup })).toEqual({ failed: 'notPublic' });
  expect(seen).toEqual(['there.example', 'other.example']);
});

/** An attacker's name server on this machine, over real UDP: each query for a name gets the next answer. */
async function nameServer(answers: string[]) {
  const lookups: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const end = query.indexOf(0, 12) + 5;
    const isIPv6 = query.readUInt16BE(end - 4) === 28;
    const address = answers[Math.min(lookups.length, answers.length - 1)]!;
    const fits = isIPv6 === address.includes(':');
    if (fits) lookups.push(address);
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(fits ? 1 : 0, 6);
    for (const at of [8, 10]) head.writeUInt16BE(0, at);
    // A pointer to the name, the type, the class, a TTL of 0 seconds, and the address.
    const bytes = isIPv6 ? IPV4_IN_IPV6 : Buffer.from(address.split('.').map(Number));
    const record = Buffer.from([0xc0, 12, 0, isIPv6 ? 28 : 1, 0, 1, 0, 0, 0, 0, 0, bytes.length]);
    socket.send(
      Buffer.concat([head, query.subarray(12, end), ...(fits ? [record, bytes] : [])]),
      from.port,
      from.address,
    );
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  const of = (found: PromiseSettledResult<string[]>, family: number) =>
    found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];
  const lookup = async (host: string) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return [...of(four, 4), ...of(six, 6)];
  };
  return { lookups, lookup };
}

/** `::ffff:127.0.0.1`. */
const IPV4_IN_IPV6 = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 127, 0, 0, 1]);

test('a name server that changes its answer leads nobody into our network', async () => {
  const there = await standIn((request, response) => {
    if (request.url === '/again') response.writeHead(302, { location: '/inner' });
    response.end('fine');
  });
  const inner = await standIn((_, response) => response.end('secret'), {
    host: '127.0.0.2',
    port: there.port,
  });

  // The address that was checked is the one connected to: the second answer is never used.
  const first = await nameServer(['127.0.0.1', '127.0.0.2']);
  const answer = await fetchOutside(there.url, { ...plain, ...there, lookup: first.lookup });
  expect(answer).toMatchObject({ status: 200 });
  expect([first.lookups, inner.requests]).toEqual([['127.0.0.1'], []]);

  // A redirect to the same name looks it up again, and the new address is checked.
  const second = await nameServer(['127.0.0.1', '169.254.169.254']);
  const led = await fetchOutside(`${there.url}/again`, { ...plain, ...there, lookup: second.lookup });
  expect(led).toEqual({ failed: 'notPublic' });
  expect(second.lookups).toEqual(['127.0.0.1', '169.254.169.254']);

  for (const address of ['127.0.0.1', '10.0.0.7', '169.254.169.254', '::ffff:127.0.0.1']) {
    const { lookup, lookups } = await nameServer([address]);
    expect(await fetchOutside('http://there.example/', { ...plain, lookup })).toEqual({
      failed: 'notPublic',
    });
    expect(lookups).toEqual([address]);
  }
  expect(inner.requests).toEqual([]);
});

test('redirects are followed up to a limit', async () => {
  const there = await standIn((request, response) => {
    const step = Number(request.url!.slice(1));
    if (step === 3) response.end('here');
    else response.writeHead(307, { location: `/${step + 1}` }).end('x'.repeat(100));
  });
  const options = { ...plain, ...there, lookup: here };
  expect(await fetchOutside(`${there.url}/0`, options)).toMatchObject({ status: 200, url: `${there.url}/3` });
  there.requests.length = 0;
  const loop = await fetchOutside(`${there.url}/0`, { ...options, maxRedirects: 2 });
  expect(loop).toEqual({ failed: 'redirects' });
  expect(there.requests).toHaveLength(3);
});

test('an endless body is cut off, and the connection closed', async () => {
  const hungUp = Promise.withResolvers<void>();
  const there = await standIn((_request, response) => {
    response.on('close', () => hungUp.resolve());
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
      response.once('drain', more);
    };
    more();
  });
  const answer = await fetchOutside(there.url, { ...plain, ...there, lookup: here });
  expect(answer).toMatchObject({ status: 200, isWhole: false });
  expect('body' in answer && answer.body).toHaveLength(plain.maxBytes);
  await hungUp.promise;
});

test('a slow body, a silent server and an endless lookup run into the time limit', async () => {
  const trickling = await standIn((_request, response) => {
    const drip = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(drip));
  });
  const silent = await standIn(() => undefined);
  for (const there of [trickling, silent]) {
    const options = { ...plain, ...there, lookup: here, withinMs: 150 };
    expect(await fetchOutside(there.url, options)).toEqual({ failed: 'slow' });
    expect(there.requests).toHaveLength(1);
  }
  const lookup = () => new Promise<never>(() => undefined);
  expect(await fetchOutside('http://there.example/', { ...plain, lookup, withinMs: 50 })).toEqual({
    failed: 'slow',
  });
});

test('a missing name, a resolver that does not answer and a broken connection are told apart', async () => {
  const failing = (code: string) => async () => Promise.reject(Object.assign(new Error(code), { code }));
  const ask = (lookup: FetchOutsideOptions['lookup'], more: Partial<FetchOutsideOptions> = {}) =>
    fetchOutside('http://there.example/', { ...plain, ...more, ...(lookup && { lookup }) });
  expect(await ask(failing('ENOTFOUND'))).toEqual({ failed: 'noHost' });
  expect(await ask(failing('EAI_AGAIN'))).toEqual({ failed: 'lost' });
  const noWeb = createNetServer((socket) => socket.end('SSH-2.0-OpenSSH\r\n')).listen(0, '127.0.0.1');
  onTestFinished(() => void noWeb.close());
  await once(noWeb, 'listening');
  const { port } = noWeb.address() as AddressInfo;
  const trustedHosts = ['there.example'];
  const lost = await fetchOutside(`http://there.example:${port}/`, { ...plain, trustedHosts, lookup: here });
  expect(lost).toEqual({ failed: 'lost' });
});

test('if only trusted hosts may be requested, no redirect leads to another', async () => {
  const there = await standIn((_request, response) =>
    response.writeHead(302, { location: 'https://other.example/' }).end(),
  );
  const lookup = vi.fn(here);
  const options = { ...plain, ...there, onlyTrusted: true, lookup };
  expect(await fetchOutside('https://other.example/', options)).toEqual({ failed: 'address' });
  expect(await fetchOutside(there.url, options)).toEqual({ failed: 'address' });
  expect(lookup).toHaveBeenCalledTimes(1);
});

test('a token goes to the requested host only, not along with a redirect to another', async () => {
  const other = await standIn((request, response) => {
    response.end(String(request.headers.authorization));
  });
  const there = await standIn((request, response) => {
    const leads = { '/away': other.url, '/on': '/here' }[request.url!];
    if (leads) response.writeHead(302, { location: leads }).end();
    else response.end(`${request.headers.authorization} ${request.headers.schoolcode}`);
  });
  const options = {
    ...plain,
    trustedHosts: [...there.trustedHosts, ...other.trustedHosts],
    headers: { authorization: 'Bearer word', schoolcode: 'LFIS' },
    lookup: here,
  };
  const responseTo = async (path: string) => {
    const answer = await fetchOutside(`${there.url}${path}`, options);
    return 'body' in answer && answer.body.toString();
  };
  expect(await responseTo('/on')).toBe('Bearer word LFIS');
  expect(await responseTo('/away')).toBe('undefined');
});

test('a posted body arrives as JSON, and its redirect is not followed', async () => {
  const bodies: string[] = [];
  const there = await standIn((request, response) => {
    let body = request.headers['content-type'] + ' ';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      bodies.push(body);
      if (request.url === '/a') response.writeHead(307, { location: '/b' }).end();
      else response.writeHead(201, { 'retry-after': '7' }).end('{}');
    });
  });
  const options = { ...plain, ...there, lookup: here, method: 'POST', json: { name: 'é' } } as const;
  expect(await fetchOutside(`${there.url}/b`, options)).toMatchObject({
    status: 201,
    headers: { 'retry-after': '7' },
  });
  expect(await fetchOutside(`${there.url}/a`, options)).toMatchObject({ status: 307 });
  expect(bodies).toEqual(Array.from({ length: 2 }, () => 'application/json {"name":"é"}'));
});

test('a body that is too large is told apart from one that broke off; with `onlyWhole` it is not read at all', async () => {
  const there = await standIn((request, response) => {
    response.writeHead(200, { 'content-length': 5000 });
    if (request.url === '/cut') response.write('x'.repeat(500), () => response.destroy());
    else response.end('x'.repeat(5000));
  });
  const options = { ...plain, ...there, lookup: here };
  const parts = async (path: string, more: Partial<FetchOutsideOptions>) => {
    const answer = await fetchOutside(`${there.url}${path}`, { ...options, ...more });
    return 'body' in answer && [answer.body.length, answer.isWhole, answer.isTooLarge];
  };
  expect(await parts('/large', {})).toEqual([1000, false, true]);
  expect(await parts('/large', { onlyWhole: true })).toEqual([0, false, true]);
  expect(await parts('/large', { maxBytes: 5000 })).toEqual([5000, true, false]);
  expect(await parts('/cut', { maxBytes: 5000 })).toEqual([500, false, false]);
});

test('with `onlyHttps`, only a trusted host is requested without TLS', async () => {
  const there = await standIn((_request, response) => void response.end('here'));
  const options = { ...plain, lookup: here, onlyHttps: true };
  expect(await fetchOutside('http://there.example:8080/', options)).toEqual({ failed: 'address' });
  expect(await fetchOutside(there.url, { ...options, ...there })).toMatchObject({ status: 200 });
});

test('the request is aborted when its caller is gone', async () => {
  const there = await standIn(() => undefined);
  const gone = new AbortController();
  const answer = fetchOutside(there.url, { ...plain, ...there, lookup: here, signal: gone.signal });
  await vi.waitFor(() => expect(there.requests).toHaveLength(1));
  gone.abort();
  expect(await answer).toEqual({ failed: 'slow' });
});

test('a connection is reused, and opened again if the other side has closed it', async () => {
  const sockets = new Set<unknown>();
  let hangsUp = false;
  const there = await standIn((request, response) => {
    if (hangsUp && sockets.has(request.socket)) return void request.socket.destroy();
    sockets.add(request.socket);
    response.end('here');
  });
  const connections = { http: new Agent({ keepAlive: true }), https: new HttpsAgent() };
  onTestFinished(() => connections.http.destroy());
  const ask = () => fetchOutside(there.url, { ...plain, ...there, lookup: here, connections });
  for (let times = 0; times < 3; times++) expect(await ask()).toMatchObject({ status: 200, isWhole: true });
  expect(sockets.size).toBe(1);
  hangsUp = true;
  expect(await ask()).toMatchObject({ status: 200 });
  expect(sockets.size).toBe(2);
});

test('after a post it is known whether the body may have been sent', async () => {
  const silent = await standIn(() => undefined);
  const rude = await standIn((request) => void request.socket.destroy());
  const post = {
    ...plain,
    lookup: here,
    method: 'POST' as const,
    maxRedirects: 0,
    json: 'a',
    withinMs: 300,
  };
  expect(await fetchOutside(silent.url, { ...post, ...silent })).toEqual({ failed: 'slow', wasSent: true });
  expect(await fetchOutside(rude.url, { ...post, ...rude })).toEqual({ failed: 'lost', wasSent: true });
  // No server there, and no TLS.
  const closed = { ...post, trustedHosts: ['there.example'] };
  expect(await fetchOutside('http://there.example:1/', closed)).toEqual({ failed: 'lost' });
  expect(await fetchOutside(silent.url.replace('http:', 'https:'), closed)).toMatchObject({ failed: 'lost' });
  expect(silent.requests).toHaveLength(1);
});
