import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { pageAddress } from '#app/addresses.ts';
import { ownValue } from '#app/core/own-value.ts';
import { themeQuery } from '#app/features/theme/input.ts';
import { renderFailures, requestContext } from '#app/platform/http/request-context.ts';
import type { AppEnv } from '#server/app-env.ts';
import { allowStudioFrame } from './framed.ts';
import { previewedTheme } from './previewed-theme.ts';

/** The pages that a theme preview can show. */
const PAGES = {
  home: pageAddress('home'),
  admission: pageAddress('admissionProcess'),
  news: pageAddress('news'),
};

/**
 * A page of the site in a theme that is not chosen yet: the real page with another identity in its request, for those
 * who may choose it, never cached.
 */
export function createThemePreview(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode);

  return async (c: Context<AppEnv>): Promise<Response> => {
    const { services } = c.var;
    const { searchParams } = new URL(c.req.url);
    const previewed = await previewedTheme(c);
    if (previewed instanceof Response) return previewed;
    const { site, typed, language } = previewed;
    const address = ownValue(PAGES, c.req.param('page') ?? null);
    if (!address) return c.text('Page not found.', 404);
    const framed = searchParams.has('framed');
    const context = new RouterContextProvider();
    const failures: unknown[] = [];
    context.set(renderFailures, failures);
    context.set(requestContext, {
      services: { ...services, site },
      site,
      requestId: c.var.requestId,
      now: services.clock(),
      preview: { back: `${studioHref('look')}?${themeQuery(typed)}`, language, framed },
    });
    const response = await handle(new Request(new URL(address, c.req.url)), context);
    if (failures.length > 0) c.var.log.error({ err: failures[0] }, 'a part of the preview is missing');
    return framed ? allowStudioFrame(response, response.body) : response;
  };
}
