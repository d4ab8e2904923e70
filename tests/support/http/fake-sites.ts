import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** The answer of a fake site at a path: a status, and optional headers. */
type FakeAnswer = number | [status: number, headers: Record<string, string>] | 'nothing';

/**
 * Fake third-party sites on this machine: every name under `.example` leads here, except those without a
 * host.
 */
export async function startFakeSites(
  answerFor: (request: { method: string; host: string; path: string }) => FakeAnswer,
) {
  const requests: string[] = [];
  const server = createServer(({ method = '', headers, url: path = '' }, response) => {
    const host = (headers.host ?? '').split(':')[0]!;
    requests.push(`${method} ${host}${path}`);
    const answer = answerFor({ method, host, path });
    if (answer === 'nothing') return;
    const [status, more] = typeof answer === 'number' ? [answer, {}] : answer;
    response.writeHead(status, more).end(method === 'HEAD' ? undefined : 'something');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    /** Since the last call. */
    takeRequests: () => requests.splice(0),
    at: (host: string, path = '/') => `http://${host}.example:${port}${path}`,
    elsewhere: (hosts: string[]) => ({
      trustedHosts: hosts.map((host) => `${host}.example:${port}`),
      lookup: async (host: string) => {
        if (!hosts.includes(host.replace(/\.example$/, '')))
          throw Object.assign(new Error(host), { code: 'ENOTFOUND' });
        return [{ address: '127.0.0.1', family: 4 }];
      },
    }),
  };
}
