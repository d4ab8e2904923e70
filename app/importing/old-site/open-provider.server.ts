import type { Services } from '#app/platform/services.ts';
import { createProvider, type Provider } from '../provider/ask-provider.server.ts';
import type { ReadSource } from '../run/compare-list.server.ts';
import type { ImportedContentType } from '../provider/remote-item.ts';
import { findOldSite } from './old-site.server.ts';
import { readToken } from './token.server.ts';

export interface OpenedProvider {
  provider: Provider;
  source: ReadSource & { onlyTypes: readonly ImportedContentType[] };
  everyMinutes: number;
}

/** A connection to the old site as configured. Undefined without an old site. */
export async function openProvider(
  services: Services,
  schoolCode: string,
  { signal, onWait }: { signal?: AbortSignal; onWait?: (seconds: number) => void } = {},
): Promise<OpenedProvider | undefined> {
  const site = await findOldSite(services.database.reads, schoolCode);
  if (!site) return undefined;
  const stored = await readToken(services, schoolCode);
  const { address, schoolThere, since, onlyTypes, everyMinutes } = site;
  return {
    provider: createProvider({
      address,
      schoolThere,
      ...('token' in stored && { token: stored.token }),
      trustedHosts: services.config.importHosts,
      userAgent: `SchoolImport/1 (+${services.sites.of(schoolCode).url}/)`,
      signal,
      ...(onWait && { onWait }),
    }),
    source: { address, schoolThere, since, onlyTypes },
    everyMinutes,
  };
}
