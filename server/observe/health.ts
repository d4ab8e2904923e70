import { Hono, type Context } from 'hono';
import { bearerTokenFits } from '#app/platform/http/bearer-token.ts';
import { problem } from '#app/platform/http/problem.ts';
import type { Services } from '#app/platform/services.ts';
import type { AppEnv } from '#server/app-env.ts';
import type { Metrics } from './metrics.ts';

/** Alive, ready for traffic, and how it is doing. */
export function createHealth(services: Services, metrics: Metrics, isStopping: () => boolean): Hono<AppEnv> {
  const health = new Hono<AppEnv>();
  const headers = { 'cache-control': 'no-store' };

  // With explicit paths: mounted at the root, a middleware without them would apply to every address.
  health.on('GET', ['/healthz', '/readyz', '/metrics'], async (c, next) => {
    c.set('area', 'health');
    await next();
  });
  health.get('/healthz', (c) => c.text('ok', 200, headers));
  health.get('/readyz', async (c) => {
    if (isStopping()) return c.text('stopping', 503, headers);
    try {
      await services.database.check();
      return c.text('ready', 200, headers);
    } catch (error) {
      c.var.log.warn({ err: error }, 'not ready: the database does not respond');
      return c.text('the database does not respond', 503, headers);
    }
  });
  health.get('/metrics', async (c) => {
    const { metricsToken } = services.config;
    const mayRead = metricsToken
      ? bearerTokenFits(c.req.header('authorization'), metricsToken)
      : isFromThisMachine(c);
    if (!mayRead) {
      return problem('token-needed', c.var.requestId, { headers: { 'www-authenticate': 'Bearer' } });
    }
    return c.body(await metrics.registry.metrics(), 200, {
      ...headers,
      'content-type': metrics.registry.contentType,
    });
  });
  return health;
}

/**
 * Whether the request is from this machine, by its connection and not by its headers: a request forwarded by
 * a proxy on the same machine uses a local connection too, but has forwarding headers.
 */
function isFromThisMachine(c: Context<AppEnv>): boolean {
  if (HANDED_ON.some((header) => c.req.header(header) !== undefined)) return false;
  const incoming = c.env?.incoming;
  // Without a connection, the request is from this process itself.
  return incoming === undefined || LOOPBACK.test(incoming.socket.remoteAddress ?? '');
}

const HANDED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
