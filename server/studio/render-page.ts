import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type DrawPage, renderFailures, requestContext } from '#app/platform/http/request-context.ts';

/** Draws a page of the site for whoever wants to look at it before families do; nothing where it is not whole. */
export function createPageRenderer(build: ServerBuild, mode: string): DrawPage {
  const handle = createRequestHandler(build, mode);
  return async (services, address) => {
    const context = new RouterContextProvider();
    const failures: unknown[] = [];
    context.set(renderFailures, failures);
    context.set(requestContext, {
      services,
      site: services.site,
      requestId: 'drawing',
      now: services.clock(),
    });
    const response = await handle(new Request(new URL(address, services.site.url)), context);
    const html = await response.text();
    return response.status === 200 && failures.length === 0 ? html : undefined;
  };
}
