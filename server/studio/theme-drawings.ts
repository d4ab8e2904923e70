import type { Context } from 'hono';
import { limitParallel } from '#app/core/flow/limit-parallel.ts';
import { ownValue } from '#app/core/own-value.ts';
import { drawCardOf, drawIconOf, findCard } from '#app/site/findability/drawings-of-site.server.ts';
import type { Services } from '#app/platform/services.ts';
import type { Site } from '#app/sites/site.ts';
import type { AppEnv } from '#server/app-env.ts';
import { previewedTheme } from './previewed-theme.ts';

type Drawn = { bytes: Buffer; contentType: string } | undefined;

/** The icons and cards of a site in a theme that is not chosen yet. Not cached. */
const DRAWINGS: Record<string, (services: Services, site: Site) => Promise<Drawn>> = {
  tab: async (services, { identity }) => {
    const [file, contentType] = identity.logo
      ? ['favicon.ico', 'image/x-icon']
      : ['favicon.svg', 'image/svg+xml'];
    return { bytes: await drawIconOf(services, identity, file), contentType };
  },
  app: async (services, { identity }) => ({
    bytes: await drawIconOf(services, identity, 'icon-192.png'),
    contentType: 'image/png',
  }),
  card: async (services, site) => {
    const found = await findCard(services, site, 'home', '');
    return found && { bytes: await drawCardOf(services, found.card, site), contentType: 'image/jpeg' };
  },
};

export function createThemeDrawings() {
  const drawing = limitParallel(1);

  return async (c: Context<AppEnv>): Promise<Response> => {
    const previewed = await previewedTheme(c);
    if (previewed instanceof Response) return previewed;
    const draw = ownValue(DRAWINGS, c.req.param('drawing') ?? null);
    const drawn = draw && (await drawing.run(() => draw(c.var.services, previewed.site)));
    if (!drawn) return c.text('Page not found.', 404);
    return c.body(new Uint8Array(drawn.bytes), 200, { 'content-type': drawn.contentType });
  };
}
