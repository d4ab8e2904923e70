import type { HttpBindings } from '@hono/node-server';
import type { Address, Target } from '#app/addresses.ts';
import type { Staff } from '#app/access/staff.ts';
import type { Log } from '#app/platform/log.ts';
import type { SiteServices } from '#app/platform/services.ts';
import type { CachedAs } from './pages/proxy-freshness.ts';

/** What a request carries through the middlewares. */
export interface AppEnv {
  Bindings: Partial<HttpBindings> & {
    /** Asked by ourselves ahead of everybody: it counts as nobody's. */
    isOwn?: boolean;
  };
  Variables: {
    requestId: string;
    log: Log;
    /** The outside world, for the site that the request was made at. */
    services: SiteServices;
    /** What is asked for, and in which language. */
    target: Target;
    /** The page that is asked for, however its address is spelled. */
    address?: Address;
    /** Under this very address a front may keep the answer, as one of these. */
    keptAs?: CachedAs | undefined;
    /** The school is not public yet, and somebody of its staff asks. */
    isInPreparation?: boolean;
    /** Who of the staff asks, once that was looked up. */
    staff?: Promise<Staff | null>;
    /** For the metrics: what kind of address this is. */
    area: 'page' | 'studio' | 'api' | 'image' | 'static' | 'health' | 'other';
    /** For the metrics: the page's or endpoint's own name, of which there are few. */
    route?: string;
    /** For the metrics: what the page cache did. */
    cache: 'hit' | 'miss' | 'last-good' | 'no-place' | 'none';
  };
}
