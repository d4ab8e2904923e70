import { once } from 'node:events';
import { createServer, get, Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { LastWhenStopping, prepareToStop } from './stop-serving.ts';

test('a download in progress is finished, and its connection is not kept open', async () => {
  let answer!: ServerResponse;
  const server = createServer((_request, response) => {
    answer = response;
    response.write('the first half, ');
  });
  const stop = prepareToStop(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage];

  const stopped = stop(600_000);
  answer.end('the second half');
  expect(await text(response)).toBe('the first half, the second half');
  expect(await stopped).toEqual({ cutOff: false });
  agent.destroy();
});

test('a request that a proxy sends on an open connection is still answered, which closes it; no new connections are accepted', async () => {
  const options = { ServerResponse: LastWhenStopping };
  const server = createServer(options, (_request, response) => response.end('here'));
  // Even on a slow machine, the stop continues as soon as the connection has ended.
  const stop = prepareToStop(server, 600_000);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const request = get({ port, host: '127.0.0.1', agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { body: await text(response), reused: request.reusedSocket, last: response.headers.connection };
  };
  expect(await ask()).toMatchObject({ body: 'here', reused: false, last: 'keep-alive' });
  const stopped = stop(600_000);
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
  expect(await ask()).toEqual({ body: 'here', reused: true, last: 'close' });
  expect(await stopped).toEqual({ cutOff: false });
  agent.destroy();
});
