import type { HttpBindings } from '@hono/node-server';
import type { Address, Target } from '#app/addresses.ts';
import type { Staff } from '#app/access/staff.ts';
import type { Log } from '#app/platform/log.ts';
import type { SiteServices } from '#app/platform/services.ts';
import type { CachedAs } from './pages/proxy-freshness.ts';

/** The values that a request carries through the middlewares. */
export interface AppEnv {
  Bindings: Partial<HttpBindings> & {
    /** Sent by this process itself before any visitor asks: not counted. */
    isOwn?: boolean;
  };
  Variables: {
    requestId: string;
    log: Log;
    services: SiteServices;
    /** The requested address and language. */
    target: Target;
    /** The requested page, in whichever spelling. */
    address?: Address;
    /** A proxy may cache the answer under exactly this address, as one of these. */
    keptAs?: CachedAs | undefined;
    /** The school is not public yet, and the request is from its staff. */
    isInPreparation?: boolean;
    /** The signed-in member of staff, once looked up. */
    staff?: Promise<Staff | null>;
    /** For the metrics: the kind of address. */
    area: 'page' | 'studio' | 'api' | 'image' | 'static' | 'health' | 'other';
    /** For the metrics: the name of the page or endpoint, of which there are few. */
    route?: string;
    /** For the metrics: the result of the page cache. */
    cache: 'hit' | 'miss' | 'last-good' | 'no-slot' | 'none';
  };
}
