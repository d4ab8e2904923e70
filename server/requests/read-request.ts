import { readTarget, type Target } from '#app/addresses.ts';
import type { Sites } from '#app/sites/site.ts';
import type { AppEnv } from '#server/app-env.ts';

const targets = new WeakMap<Request, Target>();

/** Parses the requested address once, before routing, for all handlers. */
export function readRequest(request: Request, env: AppEnv['Bindings'] | undefined, sites: Sites): Target {
  let target = targets.get(request);
  if (!target) {
    const { languages } = sites.at(request.headers.get('host') ?? undefined);
    // For a whole address: without its scheme and host.
    const sent = (env?.incoming?.url ?? request.url).replace(/^https?:\/\/[^/?#]*/i, '');
    target = readTarget(sent, languages);
    targets.set(request, target);
  }
  return target;
}
